package io.mazurka.jvm.model;

import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

/** An updater that does what the JDK's does, and knows its field. */
final class IntegerUpdater<T> extends AtomicIntegerFieldUpdater<T> implements UpdatedField.Updater {

  private final UpdatedField field;

  IntegerUpdater(UpdatedField field) {
    this.field = field;
  }

  @Override
  public UpdatedField field() {
    return field;
  }

  @Override
  public boolean compareAndSet(T target, int expected, int value) {
    return field.handle().compareAndSet(target, expected, value);
  }

  @Override
  public boolean weakCompareAndSet(T target, int expected, int value) {
    return compareAndSet(target, expected, value);
  }

  @Override
  public void set(T target, int value) {
    field.handle().setVolatile(target, value);
  }

  @Override
  public void lazySet(T target, int value) {
    field.handle().setRelease(target, value);
  }

  @Override
  public int get(T target) {
    return (int) field.handle().getVolatile(target);
  }
}
