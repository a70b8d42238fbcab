package io.mazurka.junit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jdi.AbsentInformationException;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.IncompatibleThreadStateException;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.Location;
import com.sun.jdi.ObjectReference;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.request.ClassPrepareRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A debugger at work on tests under check. */
@Timeout(120)
class DebuggerTest {

  private static final String TEST = Cases.Debugged.class.getName();

  private final List<String> stops = new ArrayList<>();

  @Test
  void replayedTest_stopsAtBreakpoints_inTheOrderOfTheSchedule() throws Exception {
    VirtualMachine java = launch();
    CompletableFuture<String> output = text(java.process().getInputStream());
    CompletableFuture<String> errors = text(java.process().getErrorStream());
    ClassPrepareRequest loaded = java.eventRequestManager().createClassPrepareRequest();
    loaded.addClassFilter(TEST);
    loaded.enable();
    try {
      while (true) {
        EventSet events = java.eventQueue().remove();
        for (Event event : events) {
          handle(event);
        }
        events.resume();
      }
    } catch (VMDisconnectedException _) {
      assertThat(java.process().waitFor()).as(() -> errors.join()).isZero();
    }
    assertThat(stops)
        .containsExactly(
            "main at 0: number=1, count=0",
            "main at 1: number=1, seen=0, count=0",
            "other at 0: number=10, count=0",
            "other at 1: number=10, seen=0, count=0");
    assertThat(output.join())
        .contains("explored() SUCCESSFUL")
        .contains("replayed() FAILED assertion: ")
        .contains("expected: <11> but was: <1>");
  }

  private static VirtualMachine launch() throws Exception {
    LaunchingConnector connector = Bootstrap.virtualMachineManager().defaultConnector();
    Map<String, Connector.Argument> arguments = connector.defaultArguments();
    argument(arguments, "options")
        .setValue("-cp \"" + System.getProperty("java.class.path") + "\"");
    argument(arguments, "main").setValue(DebuggedRun.class.getName());
    return connector.launch(arguments);
  }

  private static Connector.Argument argument(Map<String, Connector.Argument> all, String name) {
    return Objects.requireNonNull(all.get(name));
  }

  private static CompletableFuture<String> text(java.io.InputStream stream) {
    return CompletableFuture.supplyAsync(() -> {
      try (stream) {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        return e.toString();
      }
    });
  }

  private void handle(Event event) throws Exception {
    if (event instanceof ClassPrepareEvent prepared) {
      breakAtEveryLine(prepared.referenceType());
    } else if (event instanceof BreakpointEvent stop) {
      stops.add(describe(stop));
    }
  }

  /** As an IDE does: in every class of that name, whoever loads it. */
  private static void breakAtEveryLine(ReferenceType type) throws AbsentInformationException {
    List<Integer> lines = lines(type);
    for (int line : lines) {
      Location first = type.locationsOfLine(line).getFirst();
      type.virtualMachine().eventRequestManager().createBreakpointRequest(first).enable();
    }
  }

  /** The lines of the method in question, without that of its closing brace. */
  private static List<Integer> lines(ReferenceType type) throws AbsentInformationException {
    return type.methodsByName("add").getFirst().allLineLocations().stream()
        .map(Location::lineNumber)
        .distinct()
        .sorted()
        .limit(2)
        .toList();
  }

  private static String describe(BreakpointEvent stop)
      throws IncompatibleThreadStateException, AbsentInformationException {
    StackFrame frame = stop.thread().frame(0);
    int line = stop.location().lineNumber() - lines(stop.location().declaringType()).getFirst();
    StringBuilder text = new StringBuilder(stop.thread().name() + " at " + line + ": ");
    for (LocalVariable variable : frame.visibleVariables()) {
      text.append(variable.name()).append('=').append(frame.getValue(variable)).append(", ");
    }
    ObjectReference test = frame.thisObject();
    return text.append("count=")
        .append(test.getValue(test.referenceType().fieldByName("count")))
        .toString();
  }
}
