package io.konkyo.formula;

import io.konkyo.diagnostic.DiagnosticCode;
import io.konkyo.quantity.NumberText;
import io.konkyo.quantity.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses by operator precedence, after Pratt: an operand, then what binds tightly enough to it. */
final class ExpressionParser {
  private final Tokens tokens;
  private final LiteralParser literals;
  private final CallParser calls;
  private final SyntaxFaults syntax;
  private int nesting;

  ExpressionParser(Tokens tokens, LiteralParser literals) {
    this.tokens = tokens;
    this.literals = literals;
    this.calls = new CallParser(tokens, this);
    this.syntax = new SyntaxFaults(tokens, literals);
  }

  /** Returns the whole formula. */
  Expression formula() {
    Expression body = expression(Precedence.LET);
    if (!tokens.at(TokenKind.END)) {
      throw syntax.unexpected();
    }
    return body;
  }

  /** Returns the longest expression whose outermost operator binds at least so tightly. */
  Expression expression(Precedence least) {
    if (++nesting > FormulaLimits.NESTING) {
      throw tokens.refuse(
          tokens
              .at(
                  DiagnosticCode.FORMULA_TOO_LARGE,
                  tokens.peek(),
                  "the formula nests more than " + FormulaLimits.NESTING + " levels deep")
              .withHelp("name inner parts with `let` or as facts of their own"));
    }
    int from = tokens.peek().from();
    Expression expression = operators(from, operand(least), least);
    nesting--;
    return expression;
  }

  private Expression operators(int from, Expression first, Precedence least) {
    Expression left = first;
    while (true) {
      Optional<Precedence> precedence = infix(tokens.peek());
      if (precedence.isEmpty() || !precedence.get().atLeast(least)) {
        return left;
      }
      if (left instanceof Conversion
          && precedence.get().atLeast(Precedence.BIT_OR)
          && tokens.previous().is(TokenKind.UNIT)) {
        throw syntax.afterConversion();
      }
      left = infix(from, left, precedence.get());
    }
  }

  private static Optional<Precedence> infix(Token token) {
    return switch (token.kind()) {
      case ARROW -> Optional.of(Precedence.CONVERSION);
      case OPERATOR ->
          Optional.of(
              BinaryOperator.of(token.text())
                  .map(BinaryOperator::precedence)
                  .orElse(Precedence.COMPARISON));
      case WORD -> logical(token).map(LogicalOperator::precedence);
      default -> Optional.empty();
    };
  }

  private static Optional<LogicalOperator> logical(Token token) {
    return switch (token.text()) {
      case "and" -> Optional.of(LogicalOperator.AND);
      case "or" -> Optional.of(LogicalOperator.OR);
      default -> Optional.empty();
    };
  }

  private Expression infix(int from, Expression left, Precedence precedence) {
    if (precedence == Precedence.COMPARISON) {
      return comparison(from, left);
    }
    Token operator = tokens.take();
    if (operator.is(TokenKind.ARROW)) {
      Unit unit = unitAfterArrow(operator);
      return new Conversion(left, unit, from, tokens.end());
    }
    // A power groups from the right: 2 ^ 3 ^ 2 is 2 ^ 9.
    boolean right = precedence == Precedence.POWER;
    Expression operand = expression(right ? precedence : precedence.tighter());
    Optional<BinaryOperator> binary = BinaryOperator.of(operator.text());
    return binary.isPresent()
        ? new Binary(binary.get(), left, operand, from, tokens.end())
        : new Logical(logical(operator).orElseThrow(), left, operand, from, tokens.end());
  }

  private Expression comparison(int from, Expression first) {
    List<Expression> operands = new ArrayList<>(List.of(first));
    List<ComparisonOperator> operators = new ArrayList<>();
    Optional<ComparisonOperator> operator = ComparisonOperator.of(tokens.peek().text());
    while (tokens.at(TokenKind.OPERATOR) && operator.isPresent()) {
      tokens.take();
      operators.add(operator.get());
      operands.add(expression(Precedence.CONVERSION));
      operator = ComparisonOperator.of(tokens.peek().text());
    }
    return new Comparison(operands, operators, from, tokens.end());
  }

  private Unit unitAfterArrow(Token arrow) {
    if (!tokens.at(TokenKind.UNIT)) {
      throw tokens.refuse(arrow, "no unit follows `->`", "write a unit, such as `-> ms`");
    }
    return literals.unit(tokens.take());
  }

  private Expression operand(Precedence least) {
    Token token = tokens.peek();
    return switch (token.kind()) {
      case NUMBER -> number();
      case FAMILY -> {
        tokens.take();
        yield new FamilyReference(token.text(), token.from(), token.to());
      }
      case NAME -> tokens.peekSecond().is(TokenKind.OPEN) ? calls.call() : name();
      case OPEN -> bracketed();
      case OPERATOR -> sign();
      case WORD -> word(least);
      default -> throw syntax.noOperand();
    };
  }

  private Expression number() {
    Token token = tokens.take();
    NumberText number = literals.number(token);
    if (!tokens.at(TokenKind.UNIT)) {
      return new NumberLiteral(number, Unit.ONE, token.from(), token.to());
    }
    Token unit = tokens.take();
    int from = Math.min(token.from(), unit.from());
    return new NumberLiteral(number, literals.unit(unit), from, tokens.end());
  }

  private Expression name() {
    Token token = tokens.take();
    return new Reference(token.text(), token.from(), token.to());
  }

  private Expression bracketed() {
    Token open = tokens.take();
    Expression inside = expression(Precedence.LET);
    close(open);
    return inside;
  }

  /** Steps over the closing bracket of {@code open}. */
  void close(Token open) {
    if (!tokens.takeIf(TokenKind.CLOSE)) {
      throw syntax.unclosed(open);
    }
  }

  private Expression sign() {
    Token sign = tokens.peek();
    if (!sign.text().equals("-") && !sign.text().equals("+")) {
      throw syntax.noOperand();
    }
    tokens.take();
    Expression operand = expression(Precedence.NEGATION);
    return sign.text().equals("+") ? operand : new Unary(operand, sign.from(), tokens.end());
  }

  private Expression word(Precedence least) {
    Token word = tokens.peek();
    if (word.text().equals("not") && Precedence.NOT.atLeast(least)) {
      tokens.take();
      Expression operand = expression(Precedence.NOT);
      return new Not(operand, word.from(), tokens.end());
    }
    if (word.text().equals("let") && least == Precedence.LET) {
      return let();
    }
    throw syntax.noOperand();
  }

  private Expression let() {
    Token let = tokens.take();
    String name = calls.localName("let");
    calls.expect(TokenKind.EQUALS, "after the name of `let`");
    Expression value = expression(Precedence.OR);
    calls.expect(TokenKind.SEMICOLON, "after the value of `let`");
    Expression body = expression(Precedence.LET);
    return new Let(name, value, body, let.from(), tokens.end());
  }
}
