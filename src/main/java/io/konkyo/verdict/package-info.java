/** How a printed number stands to the one its inputs give: the ladder, the causes, the strength. */
package io.konkyo.verdict;
