/** Slips by which a right computation becomes a wrong print, each its own class. */
package io.konkyo.verdict.repair;
