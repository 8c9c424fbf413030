/** The stages run as one: read, evaluate, print, check, and make the site. */
package io.konkyo.pipeline;
