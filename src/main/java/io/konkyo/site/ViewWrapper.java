package io.konkyo.site;

import freemarker.core.HTMLOutputFormat;
import freemarker.template.DefaultObjectWrapper;
import freemarker.template.SimpleScalar;
import freemarker.template.TemplateModel;
import freemarker.template.TemplateModelException;
import freemarker.template.Version;
import io.konkyo.site.view.Html;
import java.util.Locale;

/**
 * Shows view records to templates: a record as its properties, {@link Html} as markup that is not
 * escaped again, an enum as its kebab-case name; beside them only strings, booleans, lists and
 * maps. Templates can call no method of ours or of the JDK.
 */
final class ViewWrapper extends DefaultObjectWrapper {
  ViewWrapper(Version version) {
    super(version);
  }

  @Override
  public TemplateModel wrap(Object value) throws TemplateModelException {
    if (value instanceof Html html) {
      return HTMLOutputFormat.INSTANCE.fromMarkup(html.markup());
    }
    if (value instanceof Enum<?> constant) {
      return new SimpleScalar(constant.name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
    if (value instanceof Record record) {
      return new RecordModel(record, this);
    }
    return super.wrap(value);
  }

  @Override
  protected TemplateModel handleUnknownType(Object value) throws TemplateModelException {
    throw new TemplateModelException("a template may not see a " + value.getClass().getName());
  }
}
