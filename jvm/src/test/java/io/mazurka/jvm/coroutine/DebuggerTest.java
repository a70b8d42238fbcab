package io.mazurka.jvm.coroutine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DebuggerTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          -agentlib:jdwp=transport=dt_socket,server=y,suspend=y,address=5005 | true
          -Xrunjdwp:transport=dt_socket                                      | true
          -agentpath:/opt/libjdwp.so=transport=dt_socket                     | true
          -agentlib:hprof                                                    | false
          -agentpath:/opt/profiler.so                                        | false
          -Dagent=jdwp                                                       | false
          """)
  void debugger_isExpectedWhereItsAgentIsLoaded(String option, boolean expected) {
    assertThat(Debugger.isExpected(List.of("-Xmx1g", option))).isEqualTo(expected);
  }
}
