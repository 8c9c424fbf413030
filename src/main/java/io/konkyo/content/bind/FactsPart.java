package io.konkyo.content.bind;

import io.konkyo.content.fact.Agreement;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.fact.Family;
import io.konkyo.content.fact.Finding;
import io.konkyo.source.Located;
import java.util.ArrayList;
import java.util.List;

/** What has been read of the facts files so far; names that were declared but not understood. */
final class FactsPart {
  final List<Fact> facts = new ArrayList<>();
  final List<Family> families = new ArrayList<>();
  final List<Agreement> agreements = new ArrayList<>();
  final List<Finding> findings = new ArrayList<>();
  final List<Located<String>> broken = new ArrayList<>();
}
