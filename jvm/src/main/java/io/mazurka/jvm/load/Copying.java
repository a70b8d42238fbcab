package io.mazurka.jvm.load;

/**
 * Which classes of the JDK run as copies, and under which names.
 *
 * <p>Where the JDK is not trusted, its collections and locks are copies too, for the program and
 * among themselves. Pools and futures stay with those of the JDK: what they do is a step of their
 * own.
 *
 * @param inProgram the names that the program's classes use
 * @param inCollections the names that copies of collections and locks use
 * @param inCopies the names that all other copies use
 */
record Copying(Copies inProgram, Copies inCollections, Copies inCopies) {

  /** Only what cannot be controlled otherwise. */
  static final Copying WHERE_NEEDED = of(true);

  /** Collections and locks too, so that their code is explored. */
  static final Copying WHERE_POSSIBLE = of(false);

  private static Copying of(boolean trusting) {
    return new Copying(
        Copies.of(false, trusting), Copies.of(true, trusting), Copies.of(true, true));
  }

  /** The names that the copy of this class uses. */
  Copies inCopyOf(String origin) {
    return Copies.isCollection(origin) ? inCollections : inCopies;
  }
}
