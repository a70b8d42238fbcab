package io.mazurka.spl.compile;

import io.mazurka.spl.syntax.Action;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.SplException;
import io.mazurka.spl.syntax.Statement;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Gives every statement of a thread its control location, and knows where the labels are. */
final class Layout {

  private final IdentityHashMap<Statement, Integer> locations = new IdentityHashMap<>();
  private final Map<String, Label> labels = new HashMap<>();

  /** A label's control location and the atomic block it is in, if any. */
  record Label(int location, Action.@Nullable Atomic block) {}

  Layout(List<Statement> body) {
    place(body, null);
  }

  private void place(List<Statement> body, Action.@Nullable Atomic block) {
    for (Statement statement : body) {
      int location = locations.size();
      locations.put(statement, location);
      for (Name label : statement.labels()) {
        if (labels.putIfAbsent(label.text(), new Label(location, block)) != null) {
          throw new SplException(
              label.at(), "there is a label '" + label.text() + "' in this thread already");
        }
      }
      for (Statement.Choice choice : statement.choices()) {
        if (choice.action() instanceof Action.Atomic atomic) {
          place(atomic.body(), atomic);
        }
      }
    }
  }

  int location(Statement statement) {
    return Objects.requireNonNull(locations.get(statement));
  }

  Label label(Name name) {
    Label label = labels.get(name.text());
    if (label == null) {
      throw new SplException(name.at(), "there is no label '" + name.text() + "' in this thread");
    }
    return label;
  }

  /** The control location behind the last statement. */
  int end() {
    return locations.size();
  }
}
