package io.konkyo.site.assemble;

import io.konkyo.content.Content;
import io.konkyo.content.text.Relation;
import io.konkyo.content.text.Text;
import io.konkyo.edition.Editions;
import io.konkyo.formula.TraceHtml;
import io.konkyo.ledger.ItemKey;
import io.konkyo.ledger.Ledger;
import io.konkyo.site.view.Html;
import io.konkyo.site.view.LabelText;
import io.konkyo.site.view.Title;
import io.konkyo.text.FactPrinter;
import io.konkyo.text.LocalizedTexts;
import io.konkyo.text.PrintedInline;
import io.konkyo.text.PrintedInlines;
import io.konkyo.text.PrintedText;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the pages of one locale are made from. */
final class PageContext {
  private final String locale;
  private final Editions editions;
  private final Content content;
  private final Ledger ledger;
  private final LocalizedTexts texts;
  private final Map<String, ItemKey> keys;
  private final Map<String, String> ui;
  private final Addresses addresses;
  private final Calculations calculations;
  private final HtmlPrinter linked;
  private final HtmlPrinter unlinked;

  PageContext(
      String locale,
      Editions editions,
      Ledger ledger,
      LocalizedTexts texts,
      Map<String, ItemKey> keys,
      Map<String, String> ui) {
    this.locale = locale;
    this.editions = editions;
    this.content = editions.in(locale).content();
    this.ledger = ledger;
    this.texts = texts;
    this.keys = keys;
    this.ui = ui;
    this.addresses = new Addresses(content);
    this.calculations = Calculations.of(content, ledger, locale);
    this.linked = new HtmlPrinter(this::numberAddress, ledger.families().keySet(), Linking.LINKED);
    this.unlinked =
        new HtmlPrinter(this::numberAddress, ledger.families().keySet(), Linking.UNLINKED);
  }

  String locale() {
    return locale;
  }

  Editions editions() {
    return editions;
  }

  /** Returns what is published in the language. */
  Content content() {
    return content;
  }

  Ledger ledger() {
    return ledger;
  }

  Addresses addresses() {
    return addresses;
  }

  Calculations calculations() {
    return calculations;
  }

  /** Returns where a number leads: to its fact, or to the calculation it was typed with. */
  private Optional<String> numberAddress(PrintedInline.Figure number) {
    Optional<String> fact = addresses.fact(number.name());
    Optional<String> calculation = calculations.address(number.name());
    return number.relation() == Relation.EQUAL
        ? fact.or(() -> calculation)
        : calculation.or(() -> fact);
  }

  FactPrinter facts() {
    return texts.facts(locale);
  }

  ItemKey key(String quiz, String item) {
    return keys.get(quiz + "/" + item);
  }

  /** Returns a word of the interface; its key where nobody wrote it. */
  String word(String key) {
    return ui.getOrDefault(key, key);
  }

  /** Returns a word of the interface, or another where nobody wrote it. */
  String wordOr(String key, String other) {
    return ui.getOrDefault(key, other);
  }

  /** Returns a phrase of the interface with names in braces filled in: name, words, name, words. */
  String word(String key, String... filling) {
    return filled(word(key), filling);
  }

  /** Returns the same as markup; what is filled in is markup already. */
  Html phrase(String key, String... filling) {
    return new Html(filled(Html.ofText(word(key)).markup(), filling));
  }

  private static String filled(String phrase, String... filling) {
    String filled = phrase;
    for (int i = 0; i < filling.length; i += 2) {
      filled = filled.replace("{" + filling[i] + "}", filling[i + 1]);
    }
    return filled;
  }

  Map<String, String> ui() {
    return ui;
  }

  Html phrasing(Text text) {
    return printed(text).map(linked::phrasing).orElse(Html.NONE);
  }

  Html phrasing(Optional<Text> text) {
    return text.map(this::phrasing).orElse(Html.NONE);
  }

  Html unlinked(Text text) {
    return printed(text).map(unlinked::phrasing).orElse(Html.NONE);
  }

  Html unlinked(Optional<Text> text) {
    return text.map(this::unlinked).orElse(Html.NONE);
  }

  LabelText label(Text text) {
    return new LabelText(unlinked(text), phrasing(text));
  }

  /** Returns the numbers of a text as they print. */
  List<String> figures(Text text) {
    return printed(text).map(PrintedInlines::figures).orElse(List.of());
  }

  /** Returns the first block of a text as phrasing markup. */
  Html opening(Text text) {
    return printed(text).map(linked::opening).orElse(Html.NONE);
  }

  Html block(Text text) {
    return printed(text).map(linked::block).orElse(Html.NONE);
  }

  Html block(Optional<Text> text) {
    return text.map(this::block).orElse(Html.NONE);
  }

  String plain(Text text) {
    return printed(text).map(PrintedText::plain).orElse("");
  }

  String plain(Optional<Text> text) {
    return text.map(this::plain).orElse("");
  }

  Title title(Text text) {
    return new Title(unlinked(text), plain(text));
  }

  /** Returns a text as it prints in the source language, whatever the language of the pages. */
  Optional<PrintedText> source(Text text) {
    return texts.in(content.site().sourceLocale(), text);
  }

  TraceHtml traceHtml(Linking linking) {
    return linking == Linking.LINKED ? new TraceHtml(addresses::fact) : TraceHtml.UNLINKED;
  }

  HtmlPrinter linked() {
    return linked;
  }

  private Optional<PrintedText> printed(Text text) {
    return texts.in(locale, text);
  }
}
