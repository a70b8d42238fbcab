package io.mazurka.cli.bench.papers;

import java.util.List;

/** All tables. */
final class PaperTables {

  private PaperTables() {}

  static List<PaperTable> all() {
    return List.of(Godefroid1999.table(), Yang2008.table(), Iosif2004.table());
  }
}
