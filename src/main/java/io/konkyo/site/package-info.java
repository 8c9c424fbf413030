/** The finished pages: view records, FreeMarker, the output tree. */
package io.konkyo.site;
