package io.konkyo.site.meta;

import static io.konkyo.site.meta.StructuredData.plain;
import static io.konkyo.site.meta.StructuredData.text;
import static io.konkyo.site.meta.StructuredData.type;

import io.konkyo.site.view.FactEntry;
import io.konkyo.site.view.LedgerPage;
import io.konkyo.site.view.Source;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * Writes a ledger page as schema.org {@code Dataset}: every value under its name and id, how it was
 * measured, and what it was read in. A licence would be a statement, and no content states one.
 *
 * <p>Source: Google Search Central, "Dataset structured data".
 */
final class LedgerData {
  private final JsonGenerator json;
  private final Optional<String> address;
  private final Optional<String> root;

  LedgerData(JsonGenerator json, Optional<String> address, Optional<String> root) {
    this.json = json;
    this.address = address;
    this.root = root;
  }

  void write(LedgerPage ledger) {
    json.writeStartObject();
    json.writeStringProperty("@context", StructuredData.VOCABULARY);
    type(json, "Dataset");
    address.ifPresent(url -> json.writeStringProperty("@id", url));
    address.ifPresent(url -> json.writeStringProperty("url", url));
    json.writeStringProperty("name", ledger.title().plain());
    json.writeStringProperty(
        "description",
        ledger.frame().description().isEmpty()
            ? ledger.title().plain()
            : ledger.frame().description());
    json.writeStringProperty("inLanguage", ledger.frame().lang());
    techniques(ledger.facts());
    sources(ledger.sources());
    json.writeArrayPropertyStart("variableMeasured");
    ledger.facts().forEach(fact -> fact.values().forEach(value -> variable(fact, value)));
    json.writeEndArray();
    root.ifPresent(this::distribution);
    json.writeEndObject();
  }

  private void techniques(List<FactEntry> facts) {
    List<String> instruments =
        facts.stream()
            .map(fact -> fact.origin().instrument())
            .filter(instrument -> !instrument.isEmpty())
            .distinct()
            .toList();
    if (!instruments.isEmpty()) {
      json.writeArrayPropertyStart("measurementTechnique");
      instruments.forEach(json::writeString);
      json.writeEndArray();
    }
  }

  private void sources(List<Source> sources) {
    if (sources.isEmpty()) {
      return;
    }
    json.writeArrayPropertyStart("isBasedOn");
    for (Source source : sources) {
      json.writeStartObject();
      type(json, "CreativeWork");
      json.writeStringProperty("name", source.title());
      text(json, "url", source.url());
      if (!source.publisher().isEmpty()) {
        json.writeObjectPropertyStart("publisher");
        type(json, "Organization");
        json.writeStringProperty("name", source.publisher());
        json.writeEndObject();
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void variable(FactEntry fact, FactEntry.Value value) {
    String label = plain(fact.label());
    String name = label.isEmpty() ? fact.id() : label;
    json.writeStartObject();
    type(json, "PropertyValue");
    json.writeStringProperty(
        "name", value.member().isEmpty() ? name : name + ", " + value.member());
    json.writeStringProperty("propertyID", value.id());
    json.writeStringProperty("value", plain(value.printed()));
    text(json, "measurementTechnique", fact.origin().instrument());
    address.ifPresent(url -> json.writeStringProperty("url", url + "#" + value.id()));
    json.writeEndObject();
  }

  private void distribution(String folder) {
    json.writeObjectPropertyStart("distribution");
    type(json, "DataDownload");
    json.writeStringProperty("encodingFormat", "application/json");
    json.writeStringProperty("contentUrl", folder + "ledger.json");
    json.writeEndObject();
  }
}
