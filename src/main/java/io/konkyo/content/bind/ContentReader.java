package io.konkyo.content.bind;

import static io.konkyo.content.bind.ScalarBinder.located;

import io.konkyo.content.Axis;
import io.konkyo.content.Content;
import io.konkyo.content.CountedThing;
import io.konkyo.content.Site;
import io.konkyo.content.fact.Fact;
import io.konkyo.content.file.AttributesShape;
import io.konkyo.content.file.FactsShape;
import io.konkyo.content.file.SiteShape;
import io.konkyo.content.page.Page;
import io.konkyo.content.quiz.Quiz;
import io.konkyo.content.yaml.YamlEntry;
import io.konkyo.content.yaml.YamlScalar;
import io.konkyo.diagnostic.Diagnostics;
import io.konkyo.quantity.UnitRegistry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads a content folder whole. Faults of independent files are all told in one run. */
public final class ContentReader {
  private final Diagnostics diagnostics;
  private final Shapes shapes = new Shapes();
  private final ContentFiles files;

  private ContentReader(Path root, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.files = new ContentFiles(root, ContentSheets.SCHEMAS, shapes, diagnostics);
  }

  /**
   * Reads a content folder.
   *
   * <p>Errors: everything that cannot be read is told; empty if the site itself cannot be read.
   */
  public static Optional<Content> read(Path root, Diagnostics diagnostics) {
    return new ContentReader(root, diagnostics).content();
  }

  private Optional<Content> content() {
    Optional<ContentSheets> sheets = ContentSheets.read(files);
    return sheets.map(this::bind);
  }

  private Content bind(ContentSheets sheets) {
    SiteShape siteShape = shapes.bind(sheets.site(), SiteShape.class);
    LocaleKeys locales = new LocaleKeys(tags(siteShape), diagnostics);
    Map<String, CountedThing> counted =
        new UnitsBinder(shapes, locales, diagnostics).bind(sheets.units());
    UnitRegistry units = UnitsBinder.registry(counted);
    ScalarBinder scalars = new ScalarBinder(units, diagnostics);
    TextBinder texts =
        new TextBinder(locales, new TokenParser(units, scalars, diagnostics), diagnostics);
    AllowanceBinder allowances = new AllowanceBinder(texts);
    Vocabulary vocabulary = vocabulary(sheets, counted, units, locales, scalars, texts, allowances);
    SortedMap<String, Content.FactsPage> factsPages = new TreeMap<>();
    FactsPart facts = facts(sheets, vocabulary, scalars, texts, allowances, factsPages);
    PublishedLocales published = new PublishedLocales(tags(siteShape), diagnostics);
    return new ContentAssembler(diagnostics)
        .assemble(
            site(siteShape, texts),
            vocabulary,
            new LocaleBinder(shapes, tags(siteShape), diagnostics).bind(sheets.locales()),
            factsPages,
            facts,
            quizzes(sheets, vocabulary, texts, allowances, published),
            pages(sheets, texts, vocabulary.units(), allowances, published),
            files.texts("listings"),
            allowances);
  }

  private static List<String> tags(SiteShape shape) {
    return shape.locales().stream().map(YamlScalar::text).toList();
  }

  private Site site(SiteShape shape, TextBinder texts) {
    return new Site(
        located(shape.locales()),
        texts.bind(shape.title()),
        texts.bind(shape.description()),
        texts.bind(shape.footer()),
        shape.strict().filter(ScalarBinder::isTrue).isPresent(),
        shape.baseUrl().map(ScalarBinder::located),
        located(shape.home()),
        shape.method().map(ScalarBinder::located));
  }

  private Vocabulary vocabulary(
      ContentSheets sheets,
      Map<String, CountedThing> counted,
      UnitRegistry units,
      LocaleKeys locales,
      ScalarBinder scalars,
      TextBinder texts,
      AllowanceBinder allowances) {
    VocabularyBinder binder = new VocabularyBinder(shapes, locales, scalars, texts, allowances);
    ModelsBinder models = new ModelsBinder(shapes, units, scalars, texts, diagnostics);
    return new Vocabulary(
        binder.markers(sheets.evidence()),
        units,
        counted,
        binder.axes(sheets.axes()),
        binder.terms(sheets.terms()),
        models.bind(sheets.models()),
        models.broken(),
        binder.sources(sheets.sources()),
        binder.setups(sheets.setups()),
        binder.instruments(sheets.setups()),
        binder.observed(sheets.setups()));
  }

  private FactsPart facts(
      ContentSheets sheets,
      Vocabulary vocabulary,
      ScalarBinder scalars,
      TextBinder texts,
      AllowanceBinder allowances,
      SortedMap<String, Content.FactsPage> pages) {
    Map<String, Axis> axes = vocabulary.axes();
    FamilyBinder families = new FamilyBinder(axes, scalars, diagnostics);
    RemarksBinder remarks = new RemarksBinder(vocabulary.units(), texts, allowances);
    JudgementsBinder judgements =
        new JudgementsBinder(
            shapes, vocabulary.units(), scalars, families, remarks, texts, diagnostics);
    FactsPart part = new FactsPart();
    for (ContentFiles.Read file : sheets.facts()) {
      FactsShape shape = shapes.bind(file.root(), FactsShape.class);
      Optional<AttributesShape> defaults =
          shape.defaults().map(node -> shapes.bind(node, AttributesShape.class));
      FactBinding binding =
          new FactBinding(
              shapes,
              vocabulary.units(),
              vocabulary.instruments(),
              scalars,
              families,
              remarks,
              texts,
              diagnostics,
              file.name(),
              defaults,
              part);
      int before = part.facts.size();
      Entries.of(shape.given()).forEach(new GivenBinder(binding)::bind);
      Entries.of(shape.measured()).forEach(new MeasuredBinder(binding)::bind);
      Entries.of(shape.derived()).forEach(new DerivedBinder(binding)::bind);
      for (YamlEntry entry : Entries.of(shape.agreements())) {
        part.agreements.addAll(judgements.agreements(entry, file.name()));
      }
      for (YamlEntry entry : Entries.of(shape.findings())) {
        part.findings.add(judgements.finding(entry, file.name()));
      }
      List<String> ids =
          part.facts.subList(before, part.facts.size()).stream().map(Fact::id).toList();
      pages.put(
          file.name(),
          new Content.FactsPage(
              file.name(), texts.bind(shape.title()), texts.bind(shape.intro()), ids));
    }
    return part;
  }

  private List<Quiz> quizzes(
      ContentSheets sheets,
      Vocabulary vocabulary,
      TextBinder texts,
      AllowanceBinder allowances,
      PublishedLocales published) {
    QuizBinder binder =
        new QuizBinder(shapes, vocabulary.units(), texts, allowances, published, diagnostics);
    List<Quiz> quizzes = new ArrayList<>();
    sheets.quizzes().forEach(file -> quizzes.add(binder.bind(file.root())));
    return quizzes;
  }

  private List<Page> pages(
      ContentSheets sheets,
      TextBinder texts,
      UnitRegistry units,
      AllowanceBinder allowances,
      PublishedLocales published) {
    PageBinder binder = new PageBinder(shapes, texts, units, allowances, published, diagnostics);
    List<Page> pages = new ArrayList<>();
    sheets.pages().forEach(file -> pages.add(binder.bind(file.root())));
    return pages;
  }
}
