package io.konkyo.site;

import freemarker.cache.ClassTemplateLoader;
import freemarker.cache.FileTemplateLoader;
import freemarker.cache.MultiTemplateLoader;
import freemarker.cache.TemplateLoader;
import freemarker.core.ParseException;
import freemarker.core.TemplateClassResolver;
import freemarker.template.Configuration;
import freemarker.template.MalformedTemplateNameException;
import freemarker.template.TemplateException;
import freemarker.template.TemplateExceptionHandler;
import freemarker.template.TemplateNotFoundException;
import freemarker.template.Version;
import io.konkyo.site.view.PageHead;
import io.konkyo.site.view.PageView;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;

/**
 * Prints view records as HTML.
 *
 * <p>A template of the site's own folder stands in for the built-in one of the same name; every
 * other one stays built in. Templates see {@code view}, the page, {@code head}, what it says of
 * itself to other programs, and {@code ui}, the words of its language; asking for anything that is
 * not there is a fault, not an empty string. Strings are escaped, and nothing that comes out of a
 * view is ever read as a template.
 *
 * <p>Immutable and safe to share between threads. The same view gives the same bytes.
 */
public final class TemplateRenderer {
  /** Fixed, so that a newer library prints what this one printed. */
  private static final Version BEHAVIOUR = Configuration.VERSION_2_3_35;

  private static final String BUILT_IN = "/io/konkyo/site/templates";

  static {
    // Faults come to us as exceptions; what FreeMarker logs beside them would reach the user's
    // terminal.
    System.setProperty("org.freemarker.loggerLibrary", "none");
  }

  private final Configuration configuration;

  private TemplateRenderer(TemplateLoader loader) {
    Configuration c = new Configuration(BEHAVIOUR);
    c.setTemplateLoader(loader);
    c.setObjectWrapper(new ViewWrapper(BEHAVIOUR));
    c.setDefaultEncoding("UTF-8");
    c.setLocale(Locale.ROOT);
    c.setTimeZone(TimeZone.getTimeZone("UTC"));
    c.setNumberFormat("computer");
    c.setLocalizedLookup(false);
    c.setTemplateUpdateDelayMilliseconds(Long.MAX_VALUE);
    c.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    c.setLogTemplateExceptions(false);
    c.setWrapUncheckedExceptions(true);
    c.setFallbackOnNullLoopVariable(false);
    c.setAPIBuiltinEnabled(false);
    c.setNewBuiltinClassResolver(TemplateClassResolver.ALLOWS_NOTHING_RESOLVER);
    this.configuration = c;
  }

  /** Returns a renderer that knows only the built-in templates. */
  public static TemplateRenderer builtIn() {
    return new TemplateRenderer(builtInLoader());
  }

  /**
   * Returns a renderer that looks into the site's own templates first.
   *
   * <p>Templates are read once; a change in the folder needs a new renderer.
   *
   * @param folder the site's templates; if there is no such folder, the built-in ones do
   * @throws IOException if the folder cannot be read
   */
  public static TemplateRenderer withOverrides(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return builtIn();
    }
    TemplateLoader own = new FileTemplateLoader(folder.toFile());
    return new TemplateRenderer(
        new MultiTemplateLoader(new TemplateLoader[] {own, builtInLoader()}));
  }

  private static TemplateLoader builtInLoader() {
    return new ClassTemplateLoader(TemplateRenderer.class, BUILT_IN);
  }

  /**
   * Returns the page as HTML, lines ended by a line feed.
   *
   * @param ui the words of the page's language, every key of {@link UiWords}
   * @throws TemplateFault if a template is wrong; nothing of the page is returned then
   */
  public String render(PageView view, Map<String, String> ui) throws TemplateFault {
    return render(view, PageHead.of(view), ui);
  }

  /**
   * Returns the same with a head of its own.
   *
   * @param head what the page says of itself to other programs
   */
  public String render(PageView view, PageHead head, Map<String, String> ui) throws TemplateFault {
    String name = view.template() + ".ftlh";
    StringWriter out = new StringWriter(1 << 15);
    try {
      configuration.getTemplate(name).process(Map.of("view", view, "head", head, "ui", ui), out);
    } catch (IOException | TemplateException e) {
      throw unparsed(e).orElseGet(() -> failed(name, e));
    } catch (StackOverflowError e) {
      throw new TemplateFault(name, 0, 0, "the template calls itself without end", e);
    }
    return tidy(out.toString());
  }

  /**
   * Returns the fault of a template that is not FreeMarker's language, at its place: that is in the
   * cause alone if another template includes it, or if it failed before or on another thread.
   */
  private static Optional<TemplateFault> unparsed(Throwable thrown) {
    for (Throwable cause = thrown; cause != null; cause = cause.getCause()) {
      if (cause instanceof ParseException e) {
        return Optional.of(
            fault(
                e.getTemplateName(),
                e.getLineNumber(),
                e.getColumnNumber(),
                e.getEditorMessage(),
                e));
      }
    }
    return Optional.empty();
  }

  private static TemplateFault failed(String name, Exception thrown) {
    if (thrown instanceof TemplateException e) {
      return fault(
          e.getTemplateSourceName(),
          number(e.getLineNumber()),
          number(e.getColumnNumber()),
          e.getMessageWithoutStackTop(),
          e);
    }
    boolean missing =
        thrown instanceof TemplateNotFoundException
            || thrown instanceof MalformedTemplateNameException;
    String problem =
        missing
            ? "there is no such template"
            : "the template cannot be read: " + thrown.getMessage();
    return new TemplateFault(name, 0, 0, problem, thrown);
  }

  /** FreeMarker adds tips and a stack of its own under a rule of dashes; authors need neither. */
  private static TemplateFault fault(
      String template, int line, int column, String message, Exception cause) {
    String told = message == null ? "the template failed" : message;
    int rule = told.indexOf("\n----");
    String problem = (rule < 0 ? told : told.substring(0, rule)).strip();
    return new TemplateFault(template == null ? "" : template, line, column, problem, cause);
  }

  private static int number(Integer place) {
    return Optional.ofNullable(place).orElse(0);
  }

  /** Templates may have been checked out with either line ending; pages have one. */
  private static String tidy(String page) {
    return page.replace("\r\n", "\n").strip() + "\n";
  }
}
