package io.konkyo.site.view;

import java.util.List;
import java.util.Objects;

/**
 * Places of one source, cited under a section.
 *
 * @param id the source's id
 * @param source plain title of the source
 * @param lang BCP 47 tag of title and places
 * @param href relative address of the source's entry; may be empty
 * @param places plain names of the places in it; may be empty for the source as a whole
 */
public record CitedPlace(String id, String source, String lang, String href, List<String> places) {
  public CitedPlace {
    Objects.requireNonNull(id);
    Objects.requireNonNull(source);
    Objects.requireNonNull(lang);
    Objects.requireNonNull(href);
    places = List.copyOf(places);
  }
}
