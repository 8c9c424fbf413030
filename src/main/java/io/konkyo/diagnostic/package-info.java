/** What can be said about an author's input: codes, severities, places, and ways out. */
package io.konkyo.diagnostic;
