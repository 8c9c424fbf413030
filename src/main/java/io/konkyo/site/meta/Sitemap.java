package io.konkyo.site.meta;

import io.konkyo.site.view.Html;
import java.nio.charset.StandardCharsets;
import java.util.SortedMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * The list of all pages for search engines, each with its other languages.
 *
 * <p>Source: sitemaps.org, protocol 0.9. There are no dates in it: the same content gives the same
 * bytes, whatever the day.
 */
public final class Sitemap {
  public static final String FILE = "sitemap.xml";

  private Sitemap() {}

  /**
   * Returns the sitemap.
   *
   * @param base address the site is published at
   * @param files the site's files by path; pages name their other languages
   */
  public static String of(String base, SortedMap<String, byte[]> files) {
    StringBuilder xml =
        new StringBuilder(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
            """);
    String folder = base.endsWith("/") ? base : base + "/";
    files.forEach(
        (path, bytes) -> {
          if (path.endsWith(".html")) {
            page(xml, folder + path, Jsoup.parse(new String(bytes, StandardCharsets.UTF_8)));
          }
        });
    return xml.append("</urlset>\n").toString();
  }

  private static void page(StringBuilder xml, String address, Document page) {
    xml.append("<url>\n<loc>").append(escaped(address)).append("</loc>\n");
    for (Element link : page.select("head > link[rel=alternate][hreflang]")) {
      xml.append("<xhtml:link rel=\"alternate\" hreflang=\"")
          .append(escaped(link.attr("hreflang")))
          .append("\" href=\"")
          .append(escaped(link.attr("href")))
          .append("\"/>\n");
    }
    xml.append("</url>\n");
  }

  private static String escaped(String text) {
    return Html.ofText(text).markup();
  }
}
