package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.ProgramException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Memory of direct buffers that programs give back themselves. */
class UnsafeMemoryTest {

  private static final String MEMBERS =
      """
      static final sun.misc.Unsafe UNSAFE;
      static final Method CLEANER;
      static {
        try {
          Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
          field.setAccessible(true);
          UNSAFE = (sun.misc.Unsafe) field.get(null);
          CLEANER = UNSAFE.getClass().getMethod("invokeCleaner", java.nio.ByteBuffer.class);
        } catch (ReflectiveOperationException e) { throw new AssertionError(e); }
      }
      static java.nio.ByteBuffer shared;
      """;

  private static final String OWN =
      """
      java.nio.ByteBuffer own = java.nio.ByteBuffer.allocateDirect(8);
      java.nio.ByteBuffer view = own.duplicate();
      """;

  private static final String SHARED = OWN + "shared = view;\n";

  @ParameterizedTest
  @ValueSource(strings = {"UNSAFE.invokeCleaner(own);", "CLEANER.invoke(UNSAFE, own);"})
  void memoryOfAnOwnBuffer_staysWhenItIsGivenBack(String call) {
    Checked checked = Checked.program(MEMBERS, OWN + call + "System.out.print(view.get(0));");
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly("0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UNSAFE.invokeCleaner(own);", "CLEANER.invoke(UNSAFE, own);"})
  void memoryThatOthersCanReach_cannotBeGivenBack(String call) {
    assertThatThrownBy(() -> Checked.program(MEMBERS, SHARED + call))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("of a buffer that other threads can reach");
  }

  @Test
  void whatIsNoWholeBuffer_cannotBeGivenBack() {
    Checked view = Checked.program(MEMBERS, OWN + "UNSAFE.invokeCleaner(view);");
    assertThat(view.findings()).singleElement().asString().contains("duplicate or slice");
    Checked heap =
        Checked.program(MEMBERS, "UNSAFE.invokeCleaner(java.nio.ByteBuffer.allocate(8));");
    assertThat(heap.findings()).singleElement().asString().contains("IllegalArgumentException");
  }
}
