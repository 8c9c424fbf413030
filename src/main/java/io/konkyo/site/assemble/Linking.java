package io.konkyo.site.assemble;

/** Whether numbers in a fragment lead to the ledger. */
enum Linking {
  LINKED,
  /** Inside labels and headings, where a link would steal the tap. */
  UNLINKED
}
