package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/**
 * Exceptions that Java throws by itself say the same in every execution. In code that has thrown
 * them often, the compiler would use one without message and stack trace, unless {@code
 * -XX:-OmitStackTraceInFastThrow} is among the options that Java is started with.
 */
class ThrownByJavaTest {

  private static final int OFTEN = 200_000;

  @Test
  void exception_ofCodeThatHasThrownItOften_saysWhatItSaidAtFirst() {
    List<Integer> list = new CopyOnWriteArrayList<>(List.of(1));
    String first = message(list);
    for (int i = 0; i < OFTEN; i++) {
      assertThat(message(list)).isEqualTo(first);
    }
  }

  private static String message(List<Integer> list) {
    try {
      return "none: " + list.get(1);
    } catch (IndexOutOfBoundsException e) {
      return e.getMessage() + " " + (e.getStackTrace().length > 0);
    }
  }
}
