package io.konkyo.content.yaml;

import io.konkyo.source.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import tools.jackson.core.JsonToken;
import tools.jackson.core.TokenStreamContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.io.ContentReference;
import tools.jackson.core.util.SimpleStreamReadContext;

/**
 * Presents a tree to Jackson as tokens: mappings as objects, sequences as arrays, every scalar as a
 * string. Deserializers that want places ask for {@link #currentNode()} and {@link #currentKey()}.
 */
public final class YamlTreeParser extends TextParser {
  private final YamlNode root;
  private final Deque<Level> levels = new ArrayDeque<>();
  private SimpleStreamReadContext context = SimpleStreamReadContext.createRootContext(null);
  private YamlNode current;
  private boolean started;

  /** A collection whose inside is being read. */
  private static final class Level {
    private final YamlNode node;
    private final Iterator<? extends YamlNode> items;
    private final Iterator<YamlEntry> entries;
    private YamlEntry entry;
    private boolean keyRead;

    Level(YamlSequence sequence) {
      this.node = sequence;
      this.items = sequence.items().iterator();
      this.entries = null;
    }

    Level(YamlMapping mapping) {
      this.node = mapping;
      this.items = null;
      this.entries = mapping.entries().iterator();
    }
  }

  /** Begins before the first token of a tree. */
  public YamlTreeParser(YamlNode root) {
    this.root = root;
  }

  /**
   * Returns the node of the current token: the collection at its first and last token, the key at a
   * property name; null before the first token and after the last.
   */
  public YamlNode currentNode() {
    return current;
  }

  /** Returns the key of the entry being read in the innermost open mapping, or null. */
  public YamlScalar currentKey() {
    boolean opening = _currToken == JsonToken.START_OBJECT || _currToken == JsonToken.START_ARRAY;
    Iterator<Level> open = levels.iterator();
    if (opening) {
      open.next();
    }
    Level level = open.hasNext() ? open.next() : null;
    return level == null || level.entry == null ? null : level.entry.key();
  }

  @Override
  public JsonToken nextToken() {
    if (levels.isEmpty()) {
      if (started) {
        current = null;
        return _updateTokenToNull();
      }
      started = true;
      return enter(root);
    }
    Level level = levels.peek();
    return level.items != null ? nextItem(level) : nextOfEntry(level);
  }

  private JsonToken nextItem(Level level) {
    return level.items.hasNext() ? enter(level.items.next()) : leave(JsonToken.END_ARRAY);
  }

  private JsonToken nextOfEntry(Level level) {
    if (level.keyRead) {
      level.keyRead = false;
      return enter(level.entry.value());
    }
    if (!level.entries.hasNext()) {
      return leave(JsonToken.END_OBJECT);
    }
    level.entry = level.entries.next();
    level.keyRead = true;
    current = level.entry.key();
    context.setCurrentName(level.entry.key().text());
    return _updateToken(JsonToken.PROPERTY_NAME);
  }

  private JsonToken enter(YamlNode node) {
    current = node;
    context.valueRead();
    if (node instanceof YamlMapping mapping) {
      levels.push(new Level(mapping));
      context = context.createChildObjectContext(-1, -1);
      return _updateToken(JsonToken.START_OBJECT);
    }
    if (node instanceof YamlSequence sequence) {
      levels.push(new Level(sequence));
      context = context.createChildArrayContext(-1, -1);
      return _updateToken(JsonToken.START_ARRAY);
    }
    return _updateToken(JsonToken.VALUE_STRING);
  }

  private JsonToken leave(JsonToken end) {
    current = levels.pop().node;
    context = context.getParent();
    return _updateToken(end);
  }

  @Override
  public String currentName() {
    boolean opening = _currToken == JsonToken.START_OBJECT || _currToken == JsonToken.START_ARRAY;
    SimpleStreamReadContext named = opening ? context.getParent() : context;
    return named.currentName();
  }

  @Override
  public String getString() {
    if (current instanceof YamlScalar scalar) {
      return scalar.text();
    }
    return _currToken == null ? null : _currToken.asString();
  }

  @Override
  public TokenStreamContext streamReadContext() {
    return context;
  }

  @Override
  public Object currentValue() {
    return context.currentValue();
  }

  @Override
  public void assignCurrentValue(Object value) {
    context.assignCurrentValue(value);
  }

  @Override
  public TokenStreamLocation currentTokenLocation() {
    if (current == null) {
      return TokenStreamLocation.NA;
    }
    Position start = current.span().startPosition();
    return new TokenStreamLocation(
        ContentReference.unknown(), current.span().start(), start.line() + 1, start.column() + 1);
  }

  @Override
  public TokenStreamLocation currentLocation() {
    return currentTokenLocation();
  }

  @Override
  public Object streamReadInputSource() {
    return root;
  }
}
