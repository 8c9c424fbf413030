/** Rules over names: those nothing bears, and those two things bear. */
package io.konkyo.check.name;
