package io.mazurka.jvm.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedContentsTest {

  @Test
  void of_aCollection_findsItsElementsAndGivesThemNoHashCode() {
    Object element = new int[1];
    List<Object> found = new ArrayList<>();
    SharedContents.of(new ArrayList<>(List.of(element)), found::add);
    assertThat(found).contains(element);
    assertThat(IdentityHash.peek(element)).isZero();
  }
}
