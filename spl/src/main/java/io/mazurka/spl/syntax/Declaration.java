package io.mazurka.spl.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands at the top level of a model. */
public sealed interface Declaration {

  /** The name that is declared. */
  Name name();

  /** {@code const N = 3}. */
  record Constant(Name name, Expression value) implements Declaration {}

  /** {@code global x = 0} or {@code global a[N] = 0}. */
  record Global(Name name, @Nullable Expression size, @Nullable Expression initial)
      implements Declaration {}

  /** {@code semaphore s = 1} or {@code semaphore fork[N] = 1}. */
  record Semaphore(Name name, @Nullable Expression size, Expression initial)
      implements Declaration {}

  /**
   * A thread's code.
   *
   * @param active whether it is declared to run from the start
   * @param copies how many copies run from the start, if a number is given
   * @param index the local variable that holds a copy's number, if it is wanted
   */
  record OfThread(
      Name name,
      boolean active,
      List<Name> parameters,
      @Nullable Expression copies,
      @Nullable Name index,
      List<Statement> body)
      implements Declaration {

    public OfThread {
      parameters = List.copyOf(parameters);
      body = List.copyOf(body);
    }
  }

  /**
   * {@code symmetry rotation(philosopher; fork)}: what can be permuted without changing the model.
   *
   * @param name how the rows are permuted
   */
  record Symmetric(Name name, List<List<Item>> rows) implements Declaration {

    public Symmetric {
      rows = rows.stream().map(List::copyOf).toList();
    }

    /** A thread, a variable or a semaphore, or one of several by its number. */
    public record Item(Name name, @Nullable Integer index) {

      @Override
      public String toString() {
        return index == null ? name.text() : name.text() + "[" + index + "]";
      }
    }
  }
}
