package io.mazurka.jvm.load;

import io.mazurka.jvm.load.Copies.Trust;
import java.util.Set;

/**
 * Which classes of the JDK run as copies, and under which names.
 *
 * <p>Where the JDK is not trusted, its collections and locks are copies too, for the program and
 * among themselves. Only the locks that a collection or a barrier has inside are not: their own
 * code is explored where the program uses them, and would drown that of whatever contains them.
 * Pools and futures stay with those of the JDK: what they do is a step of their own.
 *
 * @param inProgram the names that the program's classes use
 * @param inLocks the names that copies of locks use
 * @param inCollections the names that copies of collections and synchronizers use
 * @param inCopies the names that all other copies use
 */
record Copying(Copies inProgram, Copies inLocks, Copies inCollections, Copies inCopies) {

  /** Only what cannot be controlled otherwise. */
  static final Copying WHERE_NEEDED = of(Trust.ALL, Trust.ALL);

  /** Collections and locks too, so that their code is explored. */
  static final Copying WHERE_POSSIBLE = of(Trust.NONE, Trust.LOCKS);

  private static Copying of(Trust trust, Trust inside) {
    return new Copying(
        Copies.of(false, trust),
        Copies.of(true, trust),
        Copies.of(true, inside),
        Copies.of(true, Trust.ALL));
  }

  /** What cannot be controlled otherwise, and some of the rest, by their internal names. */
  static Copying whereNeededAnd(Set<String> opened) {
    Copies inOpened = Copies.with(true, opened);
    return new Copying(Copies.with(false, opened), inOpened, inOpened, Copies.of(true, Trust.ALL));
  }

  /** The names that the copy of this class uses. */
  Copies inCopyOf(String origin) {
    if (!Copies.isCollection(origin)) {
      return inCopies;
    }
    return Copies.isLock(origin) ? inLocks : inCollections;
  }
}
