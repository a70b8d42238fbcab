package io.mazurka.spl.machine;

/** What the values of a variable or a field are. Each value is an int; each starts as 0. */
public enum Type {
  INTEGER("an integer"),
  /** 0 is false, 1 is true. */
  BOOLEAN("a boolean"),
  /** 0 is null, anything else the address of a cell. */
  POINTER("a pointer");

  private final String description;

  Type(String description) {
    this.description = description;
  }

  /** The type with its article, as messages name it. */
  public String description() {
    return description;
  }
}
