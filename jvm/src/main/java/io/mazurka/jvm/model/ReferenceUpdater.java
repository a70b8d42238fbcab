package io.mazurka.jvm.model;

import java.util.concurrent.atomic.AtomicReferenceFieldUpdater;
import org.jspecify.annotations.Nullable;

/** An updater that does what the JDK's does, and knows its field. */
@SuppressWarnings(
    "unchecked") // The field has the type that the program said, or there would be no updater.
final class ReferenceUpdater<T, V extends @Nullable Object>
    extends AtomicReferenceFieldUpdater<T, V> implements UpdatedField.Updater {

  private final UpdatedField field;

  ReferenceUpdater(UpdatedField field) {
    this.field = field;
  }

  @Override
  public UpdatedField field() {
    return field;
  }

  @Override
  public boolean compareAndSet(T target, V expected, V value) {
    return field.handle().compareAndSet(target, expected, value);
  }

  @Override
  public boolean weakCompareAndSet(T target, V expected, V value) {
    return compareAndSet(target, expected, value);
  }

  @Override
  public void set(T target, V value) {
    field.handle().setVolatile(target, value);
  }

  @Override
  public void lazySet(T target, V value) {
    field.handle().setRelease(target, value);
  }

  @Override
  public V get(T target) {
    return (V) field.handle().getVolatile(target);
  }
}
