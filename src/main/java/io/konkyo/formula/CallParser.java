package io.konkyo.formula;

import java.util.ArrayList;
import java.util.List;

/** Parses what is written as a name and arguments: functions, models, {@code if}, {@code steps}. */
final class CallParser {
  private final Tokens tokens;
  private final ExpressionParser expressions;

  CallParser(Tokens tokens, ExpressionParser expressions) {
    this.tokens = tokens;
    this.expressions = expressions;
  }

  Expression call() {
    Token name = tokens.take();
    Token open = tokens.take();
    if (name.text().equals("steps")) {
      return steps(name, open);
    }
    List<Expression> arguments = arguments(open);
    if (name.text().equals("if")) {
      return choice(name, arguments);
    }
    return new Call(name.text(), arguments, name.from(), tokens.end());
  }

  private List<Expression> arguments(Token open) {
    List<Expression> arguments = new ArrayList<>();
    if (tokens.takeIf(TokenKind.CLOSE)) {
      return arguments;
    }
    do {
      arguments.add(expressions.expression(Precedence.LET));
    } while (tokens.takeIf(TokenKind.COMMA));
    expressions.close(open);
    return arguments;
  }

  private Expression choice(Token name, List<Expression> arguments) {
    if (arguments.size() != 3) {
      throw tokens.refuse(
          name,
          "`if` has " + SyntaxFaults.count(arguments.size(), "part"),
          "write `if(condition, value, other)`");
    }
    return new Conditional(
        arguments.get(0), arguments.get(1), arguments.get(2), name.from(), tokens.end());
  }

  private Expression steps(Token name, Token open) {
    Token variable = tokens.peek();
    String local = localName("steps");
    if (local.equals(Steps.TURN)) {
      throw tokens.refuse(
          variable, "`i` counts the turns of `steps`", "name the variable otherwise");
    }
    expect(TokenKind.EQUALS, "after the variable of `steps`");
    Expression start = expressions.expression(Precedence.OR);
    expect(TokenKind.COMMA, "after the start of `steps`");
    if (!tokens.peek().is(TokenKind.WORD, "while")) {
      throw tokens.refuse(
          tokens.peek(),
          tokens.peek().described() + " stands where `while` belongs",
          "write `steps(x = start, while condition, next)`");
    }
    tokens.take();
    Expression condition = expressions.expression(Precedence.OR);
    expect(TokenKind.COMMA, "after the condition of `steps`");
    Expression next = expressions.expression(Precedence.LET);
    expressions.close(open);
    return new Steps(local, start, condition, next, name.from(), tokens.end());
  }

  /** Steps over the name that {@code let} or {@code steps} introduces. */
  String localName(String construct) {
    Token name = tokens.take();
    if (!name.is(TokenKind.NAME) || name.text().indexOf('.') >= 0) {
      throw tokens.refuse(
          name,
          name.described() + " cannot name a value of `" + construct + "`",
          "write a name of letters, digits and `_`");
    }
    return name.text();
  }

  void expect(TokenKind kind, String where) {
    Token token = tokens.peek();
    if (!tokens.takeIf(kind)) {
      throw tokens.refuse(
          token,
          token.described() + " stands " + where,
          "put " + kind.description() + " before it");
    }
  }
}
