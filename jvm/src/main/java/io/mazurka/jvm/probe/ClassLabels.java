package io.mazurka.jvm.probe;

/** The numbers of classes. */
final class ClassLabels {

  private final Interner interner;

  ClassLabels(Interner interner) {
    this.interner = interner;
  }

  int of(Class<?> type) {
    return interner.number(type);
  }

  /** What a class is called in code, by its internal name. */
  String name(String internalName) {
    return internalName;
  }
}
