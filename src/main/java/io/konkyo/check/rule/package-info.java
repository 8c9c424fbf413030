/** What all rules share: what a rule is, what it looks at, how it tells of numbers. */
package io.konkyo.check.rule;
