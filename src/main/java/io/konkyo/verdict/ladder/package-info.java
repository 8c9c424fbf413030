/** The ladder itself: verdict by verdict from pass to inconsistent, and how strong each is. */
package io.konkyo.verdict.ladder;
