/** From content, ledger and printed texts to the view records of every page. */
package io.konkyo.site.assemble;
