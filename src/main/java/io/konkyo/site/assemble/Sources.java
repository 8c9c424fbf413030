package io.konkyo.site.assemble;

import io.konkyo.content.Source;
import io.konkyo.content.text.Text;
import io.konkyo.site.view.CitedPlace;
import io.konkyo.site.view.Detail;
import io.konkyo.site.view.Html;
import io.konkyo.source.Located;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Turns sources and places in them into what pages show. */
final class Sources {
  private final PageContext context;

  Sources(PageContext context) {
    this.context = context;
  }

  io.konkyo.site.view.Source view(Source source) {
    List<Detail> dates = new ArrayList<>();
    date(dates, "word.published", source.published());
    date(dates, "word.updated", source.updated());
    date(dates, "word.accessed", source.accessed());
    return new io.konkyo.site.view.Source(
        source.id().value(),
        Addresses.sourceAnchor(source.id().value()),
        context.plain(source.title()),
        context.locale(),
        source.publisher().orElse(""),
        source.url().orElse(""),
        dates);
  }

  /** Returns {@code source#place} in words that lead to the list of sources. */
  Html place(String at) {
    return places(List.of(at)).get(0);
  }

  /** Returns several places in words, those of one source together. */
  List<Html> places(List<String> several) {
    Map<String, List<String>> bySource = new LinkedHashMap<>();
    for (String at : several) {
      int hash = at.indexOf('#');
      List<String> names =
          bySource.computeIfAbsent(hash < 0 ? at : at.substring(0, hash), key -> new ArrayList<>());
      if (hash >= 0) {
        names.add(at.substring(hash + 1));
      }
    }
    List<Html> places = new ArrayList<>();
    bySource.forEach((id, names) -> places.add(place(id, names)));
    return places;
  }

  private Html place(String id, List<String> places) {
    Source source = context.content().sources().get(id);
    if (source == null) {
      return Html.ofText(id);
    }
    String names =
        places.stream()
            .map(place -> placeName(source, place))
            .collect(Collectors.joining(context.word("frame.comma")));
    Html title = HtmlPrinter.link(Addresses.source(id), Html.ofText(context.plain(source.title())));
    return names.isEmpty() ? title : new Html(title.markup() + Html.ofText(" — " + names).markup());
  }

  /** Returns a fact's source and place in words; nothing where it has none. */
  Html place(Optional<Located<String>> source, Optional<Located<String>> at) {
    return source
        .map(s -> place(s.value() + at.map(a -> "#" + a.value()).orElse("")))
        .orElse(Html.NONE);
  }

  /** Returns cited places, those of one source together. */
  List<CitedPlace> cited(List<Located<String>> places, boolean hasSourceList) {
    Map<String, List<String>> bySource = new LinkedHashMap<>();
    for (Located<String> at : places) {
      int hash = at.value().indexOf('#');
      String id = hash < 0 ? at.value() : at.value().substring(0, hash);
      List<String> names = bySource.computeIfAbsent(id, key -> new ArrayList<>());
      Source source = context.content().sources().get(id);
      if (hash >= 0 && source != null) {
        names.add(placeName(source, at.value().substring(hash + 1)));
      }
    }
    List<CitedPlace> cited = new ArrayList<>();
    bySource.forEach(
        (id, names) -> {
          Source source = context.content().sources().get(id);
          if (source != null) {
            cited.add(
                new CitedPlace(
                    id,
                    context.plain(source.title()),
                    context.locale(),
                    hasSourceList ? "#" + Addresses.sourceAnchor(id) : Addresses.source(id),
                    names));
          }
        });
    return cited;
  }

  private String placeName(Source source, String place) {
    Text name = source.places().get(place);
    return name == null ? place : context.plain(name);
  }

  private void date(List<Detail> dates, String key, Optional<LocalDate> day) {
    day.ifPresent(
        date ->
            dates.add(Detail.of(context.word(key), HtmlPrinter.term(context.facts().day(date)))));
  }
}
