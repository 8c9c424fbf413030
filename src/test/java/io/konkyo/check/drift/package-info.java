/** What drifts between two versions of a text, and which rule tells it. */
package io.konkyo.check.drift;
