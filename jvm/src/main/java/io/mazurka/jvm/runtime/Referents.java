package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * What weak references of the program lead to, kept as long as the execution lasts. When Java
 * collects garbage is nothing that a schedule decides, so an execution in which a reference was
 * cleared could not be repeated; that nothing is ever collected is something that Java may do.
 */
final class Referents {

  private final List<Object> kept = new ArrayList<>();
  private boolean keysToo;

  /** Keeps the referent of a reference that is made. */
  void keep(Object referent) {
    kept.add(referent);
  }

  /** There is a table that holds its keys weakly; which one it is a key comes into is not told. */
  void keepKeys() {
    keysToo = true;
  }

  /** An object becomes a key of some table. */
  void key(Object key) {
    if (keysToo) {
      kept.add(key);
    }
  }

  void clear() {
    kept.clear();
    keysToo = false;
  }
}
