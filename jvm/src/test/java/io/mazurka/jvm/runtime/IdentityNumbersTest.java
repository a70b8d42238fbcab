package io.mazurka.jvm.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IdentityNumbersTest {

  private final IdentityNumbers numbers = new IdentityNumbers();

  @Test
  void get_ofWhatWasPut_isItsNumber() {
    Object one = new Object();
    Object two = new Object();
    numbers.put(one, 1);
    numbers.put(two, 2);
    assertThat(numbers.get(one)).isEqualTo(1);
    assertThat(numbers.get(two)).isEqualTo(2);
  }

  @Test
  void get_ofAnotherObjectOfTheClass_givesItNoHashCode() {
    numbers.put(new Object(), 1);
    Object other = new Object();
    assertThat(numbers.get(other)).isZero();
    assertThat(IdentityHash.peek(other)).isZero();
  }
}
