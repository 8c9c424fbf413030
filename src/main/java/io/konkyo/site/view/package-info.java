/**
 * What templates receive: ready strings and HTML fragments, no look-ups and no logic.
 *
 * <p>A {@code String} is plain text and is escaped by the template. An {@link
 * io.konkyo.site.view.Html} is markup and is written as it is. Where a component may be absent it
 * is an empty string, {@link io.konkyo.site.view.Html#NONE}, an empty list or an empty {@code
 * Optional}, never null. Enums reach templates as their kebab-case name.
 *
 * <p>Every number in a fragment is an element of class {@code num} with {@code data-fact}, and with
 * {@code data-relation} if it is not what its fact is; it is a link to the ledger except where the
 * Javadoc says "unlinked" (inside labels, where a link would steal the tap). Anchors are complete
 * element ids, unique in their page; whoever fills the records sees to that.
 */
package io.konkyo.site.view;
