package io.mazurka.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.testkit.engine.EngineTestKit;

/** A run of tests in a Java of its own, for a debugger. */
final class DebuggedRun {

  private DebuggedRun() {}

  /** Prints what became of each test. */
  public static void main(String[] args) {
    EngineTestKit.engine("junit-jupiter")
        .selectors(selectClass(Cases.Debugged.class))
        .execute()
        .testEvents()
        .finished()
        .stream()
        .forEach(event -> {
          TestExecutionResult result = event.getRequiredPayload(TestExecutionResult.class);
          System.out.println(
              event.getTestDescriptor().getDisplayName()
                  + " "
                  + result.getStatus()
                  + result.getThrowable().map(e -> " " + e.getMessage()).orElse(""));
        });
  }
}
