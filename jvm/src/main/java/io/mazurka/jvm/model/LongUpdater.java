package io.mazurka.jvm.model;

import java.util.concurrent.atomic.AtomicLongFieldUpdater;

/** An updater that does what the JDK's does, and knows its field. */
final class LongUpdater<T> extends AtomicLongFieldUpdater<T> implements UpdatedField.Updater {

  private final UpdatedField field;

  LongUpdater(UpdatedField field) {
    this.field = field;
  }

  @Override
  public UpdatedField field() {
    return field;
  }

  @Override
  public boolean compareAndSet(T target, long expected, long value) {
    return field.handle().compareAndSet(target, expected, value);
  }

  @Override
  public boolean weakCompareAndSet(T target, long expected, long value) {
    return compareAndSet(target, expected, value);
  }

  @Override
  public void set(T target, long value) {
    field.handle().setVolatile(target, value);
  }

  @Override
  public void lazySet(T target, long value) {
    field.handle().setRelease(target, value);
  }

  @Override
  public long get(T target) {
    return (long) field.handle().getVolatile(target);
  }
}
