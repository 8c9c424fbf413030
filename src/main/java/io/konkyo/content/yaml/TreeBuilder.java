package io.konkyo.content.yaml;

import io.konkyo.diagnostic.Diagnostic;
import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.source.SourceFile;
import io.konkyo.source.WholeFile;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.scanner.ScannerImpl;
import org.yaml.snakeyaml.tokens.Token;

/** Builds the tree of one file from SnakeYAML's events, without recursion. */
final class TreeBuilder {
  /** After these, an empty value is one that was announced and left out. */
  private static final Set<Token.ID> AFTER_NOTHING =
      EnumSet.of(Token.ID.Value, Token.ID.Anchor, Token.ID.Tag, Token.ID.BlockEntry);

  private final SourceFile file;
  private final FileFaults faults;
  private final Offsets offsets;
  private final TokenLog log;
  private final ParserImpl parser;
  private final Anchors anchors = new Anchors();
  private final ScalarTraps scalarTraps;
  private final Deque<Frame> open = new ArrayDeque<>();
  private final ReadSoFar soFar;
  private YamlNode root;
  private boolean documentSeen;
  private int explicitKeySeen = -1;

  TreeBuilder(SourceFile file, FileFaults faults) {
    LoaderOptions options = new LoaderOptions();
    options.setCodePointLimit(Integer.MAX_VALUE);
    this.file = file;
    this.faults = faults;
    this.offsets = new Offsets(file.text());
    this.log = new TokenLog(new ScannerImpl(new StreamReader(file.text()), options), offsets);
    this.parser = new ParserImpl(log);
    this.scalarTraps = new ScalarTraps(file, faults, log);
    this.soFar = new ReadSoFar(open, log);
  }

  /** Returns the tree; nothing if the file holds none that can be trusted. */
  Optional<YamlNode> build() {
    boolean more = true;
    while (more && !faults.areTooMany()) {
      more = nextEvent().map(this::accept).orElse(false);
    }
    return faults.isBroken() || faults.areTooMany() ? Optional.empty() : Optional.ofNullable(root);
  }

  private Optional<Event> nextEvent() {
    try {
      return Optional.of(parser.getEvent());
    } catch (MarkedYAMLException e) {
      new SyntaxFaults(file, soFar, faults).tell(SyntaxProblem.of(e, offsets, soFar));
    } catch (RuntimeException e) {
      // SnakeYAML lets some faults of its input through as bare exceptions.
      new SyntaxFaults(file, soFar, faults).tell(SyntaxProblem.unmarked(soFar));
    }
    return Optional.empty();
  }

  private boolean accept(Event event) {
    return switch (event.getEventId()) {
      case StreamStart, DocumentEnd, Comment -> true;
      case DocumentStart -> startDocument();
      case Scalar -> addScalar((ScalarEvent) event);
      case Alias -> addAlias((AliasEvent) event);
      case SequenceStart, MappingStart -> openCollection((CollectionStartEvent) event);
      case SequenceEnd -> closeSequence((Frame.OfSequence) open.pop());
      case MappingEnd -> closeMapping((Frame.OfMapping) open.pop());
      case StreamEnd -> finish();
    };
  }

  private boolean startDocument() {
    if (documentSeen) {
      faults.addBreaking(
          Diagnostic.of(
                  DiagnosticCode.YAML_SYNTAX,
                  file.span(log.lastStart(), log.lastEnd()),
                  "a second document begins in the file")
              .withHelp("remove the line `---`, or put what follows into a file of its own"));
      return false;
    }
    documentSeen = true;
    return !scalarTraps.reportDirective();
  }

  private boolean addScalar(ScalarEvent event) {
    noteExplicitKey();
    boolean typed = log.lastId() == Token.ID.Scalar;
    boolean empty = event.isPlain() && event.getValue().isEmpty();
    ScalarStyle style = style(event);
    int start = empty || !typed ? log.lastEnd() : log.lastStart();
    int end = empty || !typed ? start : log.lastEnd();
    int textEnd = style.isBlock() ? Lines.trimEnd(file.text(), start, end) : end;
    YamlScalar scalar = new YamlScalar(event.getValue(), style, file.span(start, textEnd));
    boolean absent = empty && !AFTER_NOTHING.contains(log.lastId());
    if (!empty) {
      soFar.noteScalar(scalar);
    }
    Frame top = open.peek();
    boolean isKey = top instanceof Frame.OfMapping mapping && !mapping.awaitsValue();
    String key = top == null ? "" : top.openKey();
    YamlScalar mended = scalarTraps.mend(scalar, event.getTag(), isKey, key, top);
    return completeScalar(mended, openAnchor(event), absent && !isKey);
  }

  private boolean addAlias(AliasEvent event) {
    noteExplicitKey();
    YamlScalar written =
        new YamlScalar(
            file.text().substring(log.lastStart(), log.lastEnd()),
            ScalarStyle.PLAIN,
            file.span(log.lastStart(), log.lastEnd()));
    Anchors.Anchor anchor = anchors.use(event.getAnchor());
    if (anchor == null) {
      faults.add(AliasTraps.unknown(written));
      return completeScalar(written, null, false);
    }
    if (anchor.node() == null) {
      faults.addBreaking(AliasTraps.cycle(written, file.span(anchor.start(), anchor.start() + 1)));
      return completeScalar(written, null, false);
    }
    if (anchors.areTooMany()) {
      faults.addBreaking(AliasTraps.tooMany(written));
      return false;
    }
    if (open.size() + anchor.depth() > InputLimits.DEPTH) {
      return tooDeep(log.lastStart(), log.lastEnd());
    }
    if (open.peek() instanceof Frame.OfMapping mapping && !mapping.awaitsValue()) {
      faults.addBreaking(AliasTraps.asKey(written));
      return completeScalar(written, null, false);
    }
    return place(anchor.node(), anchor.size(), anchor.depth(), false);
  }

  private boolean openCollection(CollectionStartEvent event) {
    noteExplicitKey();
    int start = log.nextStart();
    if (event.getTag() != null) {
      scalarTraps.reportTag(start);
    }
    if (open.size() == InputLimits.DEPTH) {
      return tooDeep(start, start + 1);
    }
    Anchors.Anchor anchor = openAnchor(event);
    boolean flow = event.isFlow();
    open.push(
        event.is(Event.ID.SequenceStart)
            ? new Frame.OfSequence(start, flow, anchor)
            : new Frame.OfMapping(start, flow, anchor));
    return true;
  }

  private boolean tooDeep(int start, int end) {
    faults.addBreaking(
        Diagnostic.of(
                DiagnosticCode.INPUT_TOO_LARGE,
                file.span(start, end),
                "lists and maps are nested deeper than " + InputLimits.DEPTH + " levels")
            .withHelp("look for brackets that are never closed, or flatten the content"));
    return false;
  }

  private boolean closeSequence(Frame.OfSequence frame) {
    int end = end(frame);
    YamlSequence list =
        new YamlSequence(
            frame.isFlow() ? FlowTraps.mendItems(frame.items(), faults) : frame.items(),
            file.span(frame.start(), end));
    return completeCollection(list, frame);
  }

  private boolean closeMapping(Frame.OfMapping frame) {
    int end = end(frame);
    YamlNode node = new MappingAssembly(file, faults).assemble(frame, end, open.peek());
    return completeCollection(node, frame);
  }

  /** Block collections end with their content: their end token stands at the next one. */
  private int end(Frame frame) {
    boolean closed =
        log.lastId() == Token.ID.FlowSequenceEnd || log.lastId() == Token.ID.FlowMappingEnd;
    if (!frame.isFlow()) {
      soFar.noteBlock(frame.start());
    }
    if (!frame.isFlow() || !closed) {
      return Math.max(frame.start(), frame.contentEnd());
    }
    soFar.noteFlow(frame.start(), log.lastEnd());
    return log.lastEnd();
  }

  private boolean completeScalar(YamlScalar scalar, Anchors.Anchor anchor, boolean absent) {
    if (anchor != null) {
      anchor.close(scalar, 1, 0);
    }
    return place(scalar, 1, 0, absent);
  }

  private boolean completeCollection(YamlNode node, Frame frame) {
    if (frame.anchor() != null) {
      frame.anchor().close(node, frame.size(), frame.depth());
    }
    return place(node, frame.size(), frame.depth(), false);
  }

  private boolean place(YamlNode node, long size, int depth, boolean absent) {
    if (open.isEmpty()) {
      root = node;
    } else {
      open.peek().add(node, size, depth, absent);
    }
    return true;
  }

  private boolean finish() {
    scalarTraps.reportAtEnd(anchors);
    boolean nothing = root == null || root instanceof YamlScalar scalar && scalar.isEmpty();
    if (nothing && !scalarTraps.reportDirective() && !faults.isBroken()) {
      faults.addBreaking(
          Diagnostic.of(
                  DiagnosticCode.EMPTY_FILE,
                  new WholeFile(file.path()),
                  "the file holds nothing but comments")
              .withHelp("write its content, or remove the file"));
    }
    return false;
  }

  private Anchors.Anchor openAnchor(NodeEvent event) {
    return event.getAnchor() == null ? null : anchors.open(event.getAnchor(), log.anchorStart());
  }

  private void noteExplicitKey() {
    boolean fresh = log.explicitKey() > explicitKeySeen;
    if (fresh && open.peek() instanceof Frame.OfMapping mapping) {
      mapping.noteExplicitKey(log.explicitKey());
      explicitKeySeen = log.explicitKey();
    }
  }

  private static ScalarStyle style(ScalarEvent event) {
    return switch (event.getScalarStyle()) {
      case DOUBLE_QUOTED -> ScalarStyle.DOUBLE_QUOTED;
      case SINGLE_QUOTED -> ScalarStyle.SINGLE_QUOTED;
      case LITERAL -> ScalarStyle.LITERAL;
      case FOLDED -> ScalarStyle.FOLDED;
      case PLAIN, JSON_SCALAR_STYLE -> ScalarStyle.PLAIN;
    };
  }
}
