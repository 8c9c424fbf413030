package io.konkyo.content.yaml;

import org.yaml.snakeyaml.scanner.Scanner;
import org.yaml.snakeyaml.tokens.Token;

/**
 * Stands between SnakeYAML's scanner and parser and remembers what the parser took, because events
 * no longer tell whether a colon, a {@code ?} or a tag was typed.
 */
final class TokenLog implements Scanner {
  private final Scanner scanner;
  private final Offsets offsets;
  private Token.ID lastId = Token.ID.StreamStart;
  private int lastStart;
  private int lastEnd;
  private int tagStart = -1;
  private int anchorStart = -1;
  private int explicitKey = -1;
  private int directive = -1;

  TokenLog(Scanner scanner, Offsets offsets) {
    this.scanner = scanner;
    this.offsets = offsets;
  }

  @Override
  public boolean checkToken(Token.ID... choices) {
    return scanner.checkToken(choices);
  }

  @Override
  public boolean checkToken(Token.ID choice) {
    return scanner.checkToken(choice);
  }

  @Override
  public Token peekToken() {
    return scanner.peekToken();
  }

  @Override
  public Token getToken() {
    Token token = scanner.getToken();
    lastId = token.getTokenId();
    lastStart = offsets.of(token.getStartMark());
    lastEnd = offsets.of(token.getEndMark());
    switch (lastId) {
      case Tag -> tagStart = lastStart;
      case Anchor -> anchorStart = lastStart;
      case Directive -> directive = lastStart;
      // A key without `?` has an empty token in front of it.
      case Key -> explicitKey = lastEnd > lastStart ? lastStart : explicitKey;
      default -> {}
    }
    return token;
  }

  @Override
  public void resetDocumentIndex() {
    scanner.resetDocumentIndex();
  }

  /** The kind of the last token taken. */
  Token.ID lastId() {
    return lastId;
  }

  /** Where the last token taken begins. */
  int lastStart() {
    return lastStart;
  }

  /** Where the last token taken ends. */
  int lastEnd() {
    return lastEnd;
  }

  /** Where the next token begins; only when the parser has looked at it already. */
  int nextStart() {
    return offsets.of(scanner.peekToken().getStartMark());
  }

  /** Where the last tag begins. */
  int tagStart() {
    return tagStart;
  }

  /** Where the last anchor begins. */
  int anchorStart() {
    return anchorStart;
  }

  /** Where the last typed {@code ?} of a key stands, or -1. */
  int explicitKey() {
    return explicitKey;
  }

  /** Where the last directive begins, or -1. */
  int directive() {
    return directive;
  }
}
