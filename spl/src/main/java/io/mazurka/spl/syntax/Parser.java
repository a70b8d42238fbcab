package io.mazurka.spl.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parses a model: its declarations, by recursive descent. */
public final class Parser {

  private final Tokens tokens;
  private final ExpressionParser expressions;
  private final StatementParser statements;

  private Parser(String file, String source) {
    tokens = new Tokens(file, source);
    expressions = new ExpressionParser(tokens);
    statements = new StatementParser(tokens, expressions);
  }

  /**
   * The declarations of a model, in the order written.
   *
   * @throws SplException if the source does not follow the grammar
   */
  public static List<Declaration> parse(String file, String source) {
    Parser parser = new Parser(file, source);
    List<Declaration> all = new ArrayList<>();
    while (parser.tokens.peek().kind() != Token.Kind.END_OF_FILE) {
      all.add(parser.declaration());
      parser.tokens.accept(";");
    }
    return all;
  }

  /**
   * A symmetry, as it is written behind the keyword.
   *
   * @param file the name by which messages call the source
   */
  public static Declaration.Symmetric parseSymmetry(String file, String source) {
    Parser parser = new Parser(file, source);
    Declaration.Symmetric symmetry = parser.symmetry();
    if (parser.tokens.peek().kind() != Token.Kind.END_OF_FILE) {
      throw parser.tokens.expected("nothing more");
    }
    return symmetry;
  }

  private Declaration declaration() {
    if (tokens.accept("const")) {
      Name name = tokens.expectName("the name of a constant");
      tokens.expect("=");
      return new Declaration.Constant(name, expressions.expression());
    }
    if (tokens.accept("global")) {
      Name name = tokens.expectName("the name of a variable");
      Expression size = expressions.index();
      return new Declaration.Global(name, size, initial());
    }
    if (tokens.accept("semaphore")) {
      Name name = tokens.expectName("the name of a semaphore");
      Expression size = expressions.index();
      tokens.expect("=");
      return new Declaration.Semaphore(name, size, expressions.expression());
    }
    if (tokens.accept("symmetry")) {
      return symmetry();
    }
    return thread();
  }

  private Declaration.Symmetric symmetry() {
    Name shape = tokens.expectName("'swap', 'rotation', 'permutations' or 'cycles'");
    List<List<Declaration.Symmetric.Item>> rows = new ArrayList<>();
    tokens.expect("(");
    do {
      rows.add(row());
    } while (tokens.accept(";"));
    tokens.expect(")");
    return new Declaration.Symmetric(shape, rows);
  }

  private List<Declaration.Symmetric.Item> row() {
    List<Declaration.Symmetric.Item> row = new ArrayList<>();
    do {
      Name name = tokens.expectName("the name of a thread, a variable or a semaphore");
      Integer index = null;
      if (tokens.accept("[")) {
        if (tokens.peek().kind() != Token.Kind.NUMBER) {
          throw tokens.expected("a number");
        }
        index = Integer.valueOf(tokens.take().text());
        tokens.expect("]");
      }
      row.add(new Declaration.Symmetric.Item(name, index));
    } while (tokens.accept(","));
    return row;
  }

  private @Nullable Expression initial() {
    return tokens.accept("=") ? expressions.expression() : null;
  }

  private Declaration thread() {
    boolean active = tokens.accept("active");
    if (!active && !tokens.at("thread")) {
      throw tokens.expected("'const', 'global', 'semaphore', 'symmetry', 'active' or 'thread'");
    }
    tokens.expect("thread");
    Name name = tokens.expectName("the name of a thread");
    List<Name> parameters = tokens.at("(") ? parameters() : List.of();
    Name index = null;
    Expression copies = null;
    if (tokens.accept("[")) {
      if (tokens.peekSecond().is("<")) {
        index = tokens.expectName("the name of the index");
        tokens.expect("<");
      }
      copies = expressions.expression();
      tokens.expect("]");
    }
    return new Declaration.OfThread(name, active, parameters, copies, index, statements.block());
  }

  private List<Name> parameters() {
    List<Name> parameters = new ArrayList<>();
    tokens.expect("(");
    do {
      parameters.add(tokens.expectName("the name of a parameter"));
    } while (tokens.accept(","));
    tokens.expect(")");
    return parameters;
  }
}
