/** Text as it was read and places in it: files, positions, spans. */
package io.konkyo.source;
