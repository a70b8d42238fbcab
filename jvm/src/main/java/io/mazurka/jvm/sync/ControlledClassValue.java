package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Controlled;
import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import io.mazurka.program.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A {@link ClassValue} under control. To look for the value of a class is one step, and so is to
 * associate one that was computed in between; of several threads that compute one, the first to
 * come back has its value associated, and all get that. What was computed before another thread
 * removed a value is computed again.
 *
 * @param <T> the type of the values
 */
public abstract class ControlledClassValue<T extends @Nullable Object> extends ClassValue<T>
    implements Controlled {

  /** What there is for a class: a value, or the last removal of one, if there was any. */
  private static final class Association<T extends @Nullable Object> {
    private final Class<?> type;
    private @Nullable T value;
    private boolean hasValue;
    private @Nullable Removal removal;

    private Association(Class<?> type) {
      this.type = type;
    }
  }

  /** That a thread has removed a value. */
  private static final class Removal {
    private final Thread thread = Thread.currentThread();
  }

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final Synchronizer self = new Synchronizer(this);

  private final List<Association<T>> associations = new ArrayList<>();

  protected ControlledClassValue() {}

  @Override
  public Synchronizer synchronizer() {
    return self;
  }

  @Override
  public T get(Class<?> type) {
    Objects.requireNonNull(type);
    int callSite = Operations.callSite();
    Association<T> found = look(type);
    while (found == null || !found.hasValue) {
      Removal before = found == null ? null : found.removal;
      T computed;
      try {
        computed = computeValue(type);
      } catch (Throwable e) {
        Operations.calledAt(callSite);
        return valueInstead(type, e);
      }
      Operations.calledAt(callSite);
      found = associate(type, computed, before);
    }
    return value(found);
  }

  @Override
  public void remove(Class<?> type) {
    Association<T> association = change(Objects.requireNonNull(type));
    association.hasValue = false;
    association.value = null;
    association.removal = new Removal();
  }

  /** Looks at what there is for the class, in a step. */
  private @Nullable Association<T> look(Class<?> type) {
    boolean _ = self.attempt(() -> true, Kind.READ, Kind.READ);
    self.acquired();
    return find(type);
  }

  /** What there is for the class and may be changed, in a step. */
  private Association<T> change(Class<?> type) {
    self.act(Kind.UPDATE);
    self.acquired();
    self.released();
    Association<T> found = find(type);
    if (found != null) {
      return found;
    }
    Association<T> added = new Association<>(type);
    associations.add(added);
    return added;
  }

  /** There are few classes, and a table would list them in another order in every JVM. */
  private @Nullable Association<T> find(Class<?> type) {
    for (Association<T> association : associations) {
      if (association.type == type) {
        return association;
      }
    }
    return null;
  }

  /** Associates the value, unless there is one or what it was computed from may be out of date. */
  private Association<T> associate(Class<?> type, T computed, @Nullable Removal before) {
    Association<T> association = change(type);
    Removal last = association.removal;
    boolean isRecent = last == before || last != null && last.thread == Thread.currentThread();
    if (!association.hasValue && isRecent) {
      Operations.publish(this, computed);
      association.value = computed;
      association.hasValue = true;
    }
    return association;
  }

  /** The value that another thread has associated, where none could be computed. */
  private T valueInstead(Class<?> type, Throwable thrown) {
    Association<T> found = look(type);
    if (found != null && found.hasValue) {
      return value(found);
    }
    if (thrown instanceof RuntimeException exception) {
      throw exception;
    }
    throw thrown instanceof Error error ? error : new Error(thrown);
  }

  @SuppressWarnings("NullAway") // The value is null only if that is what was computed.
  private static <T extends @Nullable Object> T value(Association<T> association) {
    return association.value;
  }

  @Override
  public int hashCode() {
    return Operations.identityHash(this);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public String toString() {
    return Words.of(this, ClassValue.class);
  }
}
