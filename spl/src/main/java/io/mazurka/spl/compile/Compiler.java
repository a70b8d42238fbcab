package io.mazurka.spl.compile;

import io.mazurka.program.ProgramException;
import io.mazurka.spl.machine.Active;
import io.mazurka.spl.machine.Image;
import io.mazurka.spl.machine.Labels;
import io.mazurka.spl.machine.ThreadCode;
import io.mazurka.spl.syntax.Declaration;
import io.mazurka.spl.syntax.SplException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Checks a model and compiles it. */
public final class Compiler {

  private static final String MAIN = "main";
  private static final int MAX_COPIES = 1_000;

  private final Symbols symbols;
  private final Map<String, Scope> scopes = new LinkedHashMap<>();
  private final Map<String, ThreadCode> codes = new LinkedHashMap<>();
  private final Labels labels = new Labels();

  private Compiler(List<Declaration> model, Map<String, Integer> constants) {
    symbols = new Symbols(model, constants);
  }

  /**
   * The model, ready to run.
   *
   * @param constants the values that replace those written for constants of these names
   * @throws SplException if names or types do not fit together
   */
  public static Image compile(List<Declaration> model, Map<String, Integer> constants) {
    Compiler compiler = new Compiler(model, constants);
    compiler.check();
    compiler.generate();
    return new Image(
        compiler.symbols.statics(),
        compiler.symbols.fields(),
        compiler.activeThreads(),
        compiler.labels);
  }

  private void check() {
    for (Declaration.OfThread thread : symbols.threads()) {
      checkHead(thread);
      scopes.put(thread.name().text(), new Scope(symbols, thread));
    }
    for (Declaration.OfThread thread : symbols.threads()) {
      types(thread).check(thread.body());
    }
    scopes.values().forEach(Scope::rejectReadsInVain);
    symbols.rejectReadsInVain();
  }

  private TypeChecker types(Declaration.OfThread thread) {
    return new TypeChecker(symbols, scopes, scope(thread));
  }

  private Scope scope(Declaration.OfThread thread) {
    return Objects.requireNonNull(scopes.get(thread.name().text()));
  }

  private static void checkHead(Declaration.OfThread thread) {
    if (thread.copies() != null && !thread.active()) {
      throw new SplException(
          thread.copies().at(), "copies run from the start: write 'active thread'");
    }
    if (isActive(thread) && !thread.parameters().isEmpty()) {
      throw new SplException(
          thread.parameters().get(0).at(),
          "a thread that runs from the start takes no arguments; '[i < N]' gives it an index");
    }
  }

  private static boolean isActive(Declaration.OfThread thread) {
    return thread.active() || thread.name().text().equals(MAIN);
  }

  private void generate() {
    Map<String, Layout> layouts = new LinkedHashMap<>();
    for (Declaration.OfThread thread : symbols.threads()) {
      String name = thread.name().text();
      Layout layout = new Layout(thread.body());
      layouts.put(name, layout);
      codes.put(name, new ThreadCode(name, layout.end(), scope(thread).locals()));
    }
    Map<String, ResidueWriter.Body> bodies = new LinkedHashMap<>();
    for (Declaration.OfThread thread : symbols.threads()) {
      String name = thread.name().text();
      DeedCompiler deeds = new DeedCompiler(scope(thread), types(thread), codes);
      Layout layout = Objects.requireNonNull(layouts.get(name));
      Flow flow = new ThreadCompiler(layout, deeds, code(thread)).compile(thread.body());
      bodies.put(name, new ResidueWriter.Body(name, flow, scope(thread), types(thread)));
      new TouchCompiler(scope(thread), layout, codes).note(code(thread), thread.body());
    }
    bodies.forEach((name, body) ->
        Objects.requireNonNull(codes.get(name)).setRest(new Residues(body, bodies, labels)));
  }

  private ThreadCode code(Declaration.OfThread thread) {
    return Objects.requireNonNull(codes.get(thread.name().text()));
  }

  private List<Active> activeThreads() {
    List<Active> all = new ArrayList<>();
    for (Declaration.OfThread thread : symbols.threads()) {
      if (thread.copies() != null) {
        addCopies(thread, all);
      } else if (isActive(thread)) {
        all.add(new Active(thread.name().text(), code(thread), 0));
      }
    }
    if (all.isEmpty()) {
      throw new ProgramException(
          "no thread of the model runs from the start: call one 'main' or declare it 'active'");
    }
    return all;
  }

  private void addCopies(Declaration.OfThread thread, List<Active> all) {
    int copies =
        symbols
            .constants()
            .count(Objects.requireNonNull(thread.copies()), 1, MAX_COPIES, "the number of copies");
    for (int i = 0; i < copies; i++) {
      int index = thread.index() == null ? 0 : i;
      all.add(new Active(thread.name().text() + "[" + i + "]", code(thread), index));
    }
  }
}
