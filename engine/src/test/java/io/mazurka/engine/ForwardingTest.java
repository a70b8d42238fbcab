package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProbe;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What hands on to something else hands on everything: a method with a default that was forgotten
 * answers for it.
 */
class ForwardingTest {

  @Test
  void program_thatForwards_forwardsAllButItsFellow() {
    assertThat(kept(Program.class, ForwardingProgram.class)).containsExactly("fellow");
  }

  @Test
  void execution_thatForwards_forwardsAllButRoutes() {
    assertThat(kept(Execution.class, ForwardingExecution.class)).containsExactly("follow");
  }

  @Test
  void probe_thatForwards_forwardsAll() {
    assertThat(kept(Probe.class, ForwardingProbe.class)).isEmpty();
  }

  /** The methods of the interface that the class does not have. */
  private static List<String> kept(Class<?> type, Class<?> forwarding) {
    Set<List<Object>> own =
        Set.copyOf(
            Arrays.stream(forwarding.getDeclaredMethods()).map(ForwardingTest::signature).toList());
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> !Modifier.isStatic(method.getModifiers()) && !method.isSynthetic())
        .filter(method -> !own.contains(signature(method)))
        .map(Method::getName)
        .sorted()
        .toList();
  }

  private static List<Object> signature(Method method) {
    return List.of(method.getName(), List.of(method.getParameterTypes()));
  }
}
