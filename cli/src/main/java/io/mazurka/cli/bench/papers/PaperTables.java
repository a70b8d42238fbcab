package io.mazurka.cli.bench.papers;

import java.util.ArrayList;
import java.util.List;

/** All tables. */
final class PaperTables {

  private PaperTables() {}

  static List<PaperTable> all() {
    List<PaperTable> tables = new ArrayList<>();
    tables.add(Godefroid1999.table());
    tables.add(Yang2008.table());
    tables.addAll(Yang2009.tables());
    tables.add(Iosif2004.table());
    return tables;
  }
}
