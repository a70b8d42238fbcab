package io.mazurka.spl.compile;

import io.mazurka.spl.machine.Type;
import io.mazurka.spl.syntax.Position;
import io.mazurka.spl.syntax.SplException;
import org.jspecify.annotations.Nullable;

/**
 * The type of a variable, a field or an expression, as far as it is known: types are inferred from
 * use, by unification. What nothing is known of is a pointer, as everything is in Iosif's language.
 */
final class TypeCell {

  private @Nullable TypeCell same;
  private @Nullable Type type;
  private @Nullable Position because;

  static TypeCell unknown() {
    return new TypeCell();
  }

  static TypeCell of(Type type, Position because) {
    TypeCell cell = new TypeCell();
    cell.type = type;
    cell.because = because;
    return cell;
  }

  Type type() {
    Type known = root().type;
    return known == null ? Type.POINTER : known;
  }

  /** Makes the two the same type; {@code at} is where they meet. */
  void unify(TypeCell other, Position at) {
    TypeCell mine = root();
    TypeCell theirs = other.root();
    if (mine == theirs) {
      return;
    }
    if (mine.type != null && theirs.type != null && mine.type != theirs.type) {
      throw new SplException(
          at,
          "expected %s but found %s".formatted(mine.type.description(), theirs.type.description())
              + mine.reason(at, "")
              + theirs.reason(at, "found "));
    }
    if (mine.type == null) {
      mine.same = theirs;
    } else {
      theirs.same = mine;
    }
  }

  private String reason(Position at, String what) {
    return because == null || because.equals(at) || because.location().equals(at.location())
        ? ""
        : " (" + what + "because of " + because.location() + ")";
  }

  /** Demands a type of the expression that has this cell and stands there. */
  void require(Type demanded, Position at) {
    TypeCell root = root();
    if (root.type == null) {
      root.type = demanded;
      root.because = at;
    } else if (root.type != demanded) {
      throw new SplException(
          at,
          "expected %s but found %s".formatted(demanded.description(), root.type.description())
              + root.reason(at, ""));
    }
  }

  private TypeCell root() {
    TypeCell cell = this;
    while (cell.same != null) {
      cell = cell.same;
    }
    return cell;
  }
}
