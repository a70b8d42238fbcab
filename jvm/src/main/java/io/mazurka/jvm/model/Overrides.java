package io.mazurka.jvm.model;

/**
 * Which classes have their own version of a method that has a model, so that a call which can reach
 * it must.
 */
final class Overrides extends ClassValue<Boolean> {

  private final Class<?> declaring;
  private final String name;
  private final Class<?>[] parameters;

  /** Overrides of the method with these parameters that this class declares. */
  Overrides(Class<?> declaring, String name, Class<?>... parameters) {
    this.declaring = declaring;
    this.name = name;
    this.parameters = parameters;
  }

  /** Whether the object's class overrides the method. */
  boolean in(Object object) {
    return get(object.getClass());
  }

  @Override
  protected Boolean computeValue(Class<?> type) {
    try {
      return type.getMethod(name, parameters).getDeclaringClass() != declaring;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException("no method " + name + " in " + type, e);
    }
  }
}
