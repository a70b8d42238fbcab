package io.mazurka.jvm.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MetTest {

  @Test
  void add_ofAnObject_isTrueOnce() {
    Object one = new Object();
    Object other = new Object();
    try (Met met = new Met()) {
      assertThat(met.add(one)).isTrue();
      assertThat(met.add(other)).isTrue();
      assertThat(met.add(one)).isFalse();
    }
  }

  @Test
  void close_afterAnObjectWithoutHashCodeWasMet_leavesItWithoutOne() {
    Object object = new Object();
    try (Met met = new Met()) {
      boolean _ = met.add(object);
    }
    assertThat(IdentityHash.peek(object)).isZero();
  }

  @Test
  void close_afterAnObjectWithAHashCodeWasMet_leavesItThat() {
    Object object = new Object();
    int hash = System.identityHashCode(object);
    try (Met met = new Met()) {
      boolean _ = met.add(object);
    }
    assertThat(System.identityHashCode(object)).isEqualTo(hash);
  }

  /** Its header is in use, and says something else than a hash code. */
  @Test
  void close_afterAnObjectWasMetThatIsLocked_leavesItsHeaderAlone() {
    Object object = new Object();
    synchronized (object) {
      int hash;
      try (Met met = new Met()) {
        assertThat(met.add(object)).isTrue();
        assertThat(met.add(object)).isFalse();
        hash = System.identityHashCode(object);
      }
      assertThat(System.identityHashCode(object)).isEqualTo(hash);
    }
  }
}
