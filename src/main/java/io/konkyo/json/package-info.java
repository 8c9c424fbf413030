/** JSON written the same everywhere: two spaces, line feeds, members in the order given. */
package io.konkyo.json;
