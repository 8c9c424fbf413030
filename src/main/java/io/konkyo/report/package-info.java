/** Diagnostics as people, editors and build servers read them; every format from the one record. */
package io.konkyo.report;
