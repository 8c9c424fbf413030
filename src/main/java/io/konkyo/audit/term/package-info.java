/** Printed calculations as trees, and what they come to. */
package io.konkyo.audit.term;
