package io.konkyo.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.konkyo.site.view.Html;
import io.konkyo.site.view.PageView;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class TemplateRendererTest {
  private static final String HOSTILE =
      "<script>alert(1)</script>\"'><img src=x onerror=a()>${view}<#if true>#{1}[=view]&amp;";

  private static final Map<String, String> WORDS = UiWords.of("ko", Map.of());

  static Iterable<PageView> pages() {
    return MockSite.pages().values();
  }

  /** Every string of every view is replaced; markup stays, for it is markup by its type. */
  @ParameterizedTest
  @MethodSource("pages")
  void whatAuthorsWroteIsWordsWhateverItLooksLike(PageView page) throws Exception {
    PageView hostile = (PageView) poison(page, HOSTILE);
    Document printed = Jsoup.parse(TemplateRenderer.builtIn().render(hostile, WORDS));
    assertEquals(List.of(), printed.select("script:not([src$=.js]):not(:empty)"));
    assertEquals(0, printed.select("img, [onerror]").size());
    assertEquals(HOSTILE + " · " + HOSTILE, printed.title() + " · " + HOSTILE);
    assertFalse(printed.select("a[href^=javascript]").size() > 0);
    assertTrue(printed.body().text().contains("${view}<#if true>#{1}[=view]&amp;"));
  }

  @Test
  void hostileUiWordsAreWordsToo() throws TemplateFault {
    SortedMap<String, String> hostile = new TreeMap<>(WORDS);
    hostile.replaceAll((key, word) -> HOSTILE);
    for (PageView page : pages()) {
      Document printed = Jsoup.parse(TemplateRenderer.builtIn().render(page, hostile));
      assertEquals(List.of(), printed.select("script:not([src$=.js]):not(:empty)"));
      assertEquals(0, printed.select("img, [onerror]").size());
    }
  }

  @Test
  void anAddressThatIsNotOfTheWebIsPrintedAndNotLinked() throws Exception {
    PageView report = MockSite.pages().get("ko/cache-notes.html");
    String page = TemplateRenderer.builtIn().render(report, WORDS);
    assertEquals(1, Jsoup.parse(page).select("a.external").size());
    PageView hostile = (PageView) poison(report, "javascript:alert(1)");
    Document printed = Jsoup.parse(TemplateRenderer.builtIn().render(hostile, WORDS));
    assertEquals(0, printed.select("a.external").size());
  }

  @Test
  void oneTemplateOfTheSiteStandsInForTheBuiltInOne(@TempDir Path folder) throws Exception {
    write(folder, "blocks/note.ftlh", "<aside>${block.text}</aside>\r\n");
    TemplateRenderer renderer = TemplateRenderer.withOverrides(folder);
    String page = renderer.render(MockSite.pages().get("ko/cache-notes.html"), WORDS);
    Document printed = Jsoup.parse(page);
    assertEquals(1, printed.select("aside").size());
    assertEquals(1, printed.select("table.grounds").size());
    assertFalse(page.contains("\r"));
  }

  @Test
  void aFolderThatIsNotThereChangesNothing(@TempDir Path folder) throws Exception {
    PageView page = MockSite.pages().get("ko/index.html");
    assertEquals(
        TemplateRenderer.builtIn().render(page, WORDS),
        TemplateRenderer.withOverrides(folder.resolve("none")).render(page, WORDS));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "quiz.ftlh|<#if true>|1|unclosed #if",
        "quiz.ftlh|<p>\\n${view.nothing}|2|null or missing",
        "quiz.ftlh|${ui[\"no.such.word\"]}|1|null or missing",
        "questions/choice.ftlh|<p>\\n<p>${question.item.stem?upper_case}|2|string",
        "questions/choice.ftlh|<p>\\n<#if true>|2|unclosed #if",
        "quiz.ftlh|${view.class}|1|null or missing",
        "quiz.ftlh|${view.frame.title.getClass()}|1|Expected a hash",
        "quiz.ftlh|${'freemarker.template.utility.Execute'?new()('id')}|1|not allowed",
        "quiz.ftlh|${view?api.hashCode()}|1|?api",
        "quiz.ftlh|<#include '../../../pom.xml'>|1|pom.xml",
        "quiz.ftlh|<#macro m><@m/></#macro><@m/>|0|without end"
      })
  void aFaultNamesItsPlace(
      String name, String template, int line, String problem, @TempDir Path folder)
      throws IOException {
    write(folder, name, template.replace("\\n", "\n"));
    TemplateRenderer renderer = TemplateRenderer.withOverrides(folder);
    PageView quiz = MockSite.pages().get("ko/quiz-cache.html");
    TemplateFault fault = assertThrows(TemplateFault.class, () -> renderer.render(quiz, WORDS));
    assertEquals(name, fault.template());
    assertEquals(line, fault.line(), fault.problem());
    assertTrue(fault.problem().contains(problem), fault.problem());
    assertFalse(fault.problem().contains("FTL stack trace"), fault.problem());
    TemplateFault again = assertThrows(TemplateFault.class, () -> renderer.render(quiz, WORDS));
    assertEquals(fault.problem(), again.problem());
    assertEquals(List.of(line, fault.column()), List.of(again.line(), again.column()));
  }

  @Test
  void builtInTemplatesEscapeEverything() throws IOException {
    for (Path template : Templates.all()) {
      String text = Files.readString(template);
      assertFalse(text.contains("no_esc") || text.contains("noautoesc"), template.toString());
      assertFalse(text.contains("?interpret") || text.contains("?eval"), template.toString());
      assertTrue(template.toString().endsWith(".ftlh"), template.toString());
    }
  }

  private static void write(Path folder, String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static Object poison(Object value, String text) throws ReflectiveOperationException {
    if (value instanceof String) {
      return text;
    }
    if (value instanceof List<?> list) {
      List<Object> poisoned = new ArrayList<>();
      for (Object element : list) {
        poisoned.add(poison(element, text));
      }
      return poisoned;
    }
    if (!(value instanceof Record) || value instanceof Html) {
      return value;
    }
    RecordComponent[] components = value.getClass().getRecordComponents();
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      arguments[i] = poison(components[i].getAccessor().invoke(value), text);
    }
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Constructor<?> constructor = value.getClass().getDeclaredConstructor(types);
    return constructor.newInstance(arguments);
  }
}
