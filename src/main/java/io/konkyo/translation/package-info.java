/** Which translations were reviewed, against which source text, and which have gone stale since. */
package io.konkyo.translation;
