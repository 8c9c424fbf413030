/** Gathers from finished pages what readers can search for. */
package io.konkyo.site.search;
