/** What a site says of itself to other programs: structured data in pages, and the sitemap. */
package io.konkyo.site.meta;
