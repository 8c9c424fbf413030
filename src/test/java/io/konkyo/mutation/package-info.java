/** Changes numbers of the site's own content and sees whether a check notices. */
package io.konkyo.mutation;
