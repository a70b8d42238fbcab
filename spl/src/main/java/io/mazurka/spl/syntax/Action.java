package io.mazurka.spl.syntax;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a statement does once its guard holds. */
public sealed interface Action {

  /** Where the action starts. */
  Position at();

  /** Does nothing; with a jump, the whole of {@code goto L}. */
  record Skip(Position at) implements Action {}

  /** {@code path = expression}. */
  record Assign(Expression.Path target, Expression value) implements Action {
    @Override
    public Position at() {
      return target.at();
    }
  }

  /** {@code path = new}: a fresh cell. */
  record New(Expression.Path target) implements Action {
    @Override
    public Position at() {
      return target.at();
    }
  }

  /** {@code P(s)}: takes a unit of a semaphore, waiting while there is none. */
  record Acquire(Position at, Expression.Path semaphore) implements Action {}

  /** {@code V(s)}: returns a unit to a semaphore. */
  record Release(Position at, Expression.Path semaphore) implements Action {}

  /** {@code start(T)} or {@code start(T(arguments))}: one more thread. */
  record Start(Position at, Name thread, List<Expression> arguments) implements Action {
    public Start {
      arguments = List.copyOf(arguments);
    }
  }

  /** {@code assert(condition)}. */
  record Assert(Position at, Condition condition) implements Action {}

  /** {@code print(items)}: a line of the outcome. */
  record Print(Position at, List<Item> items) implements Action {
    public Print {
      items = List.copyOf(items);
    }
  }

  /** {@code atomic begin … end}: several statements in one transition. */
  record Atomic(Position at, List<Statement> body) implements Action {
    public Atomic {
      body = List.copyOf(body);
    }
  }

  /** A text to print, or else an expression whose value is printed. */
  record Item(String text, @Nullable Expression expression) {}
}
