package io.mazurka.spl.syntax;

/** A place in a model's source; lines and columns count from 1. */
public record Position(String file, int line, int column) {

  /** File and line, as traces and findings name a place. */
  public String location() {
    return file + ":" + line;
  }

  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
