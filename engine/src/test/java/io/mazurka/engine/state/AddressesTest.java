package io.mazurka.engine.state;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

class AddressesTest {

  @Test
  void forget_whenNoStateBeforeWasAskedAbout_makesRoom() {
    assertThatCode(() -> new Addresses().forget(1_000)).doesNotThrowAnyException();
  }
}
