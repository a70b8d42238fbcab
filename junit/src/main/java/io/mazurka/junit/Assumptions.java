package io.mazurka.junit;

import io.mazurka.api.harness.TestEntry.Judge;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.opentest4j.TestAbortedException;

/**
 * What a test assumes: an execution in which that does not hold says nothing. If it holds in none,
 * the test says nothing.
 */
final class Assumptions implements Judge {

  private volatile boolean held;
  private volatile @Nullable String unmet;

  @Override
  public void ended(@Nullable Throwable failure) throws Throwable {
    if (failure == null) {
      held = true;
    } else if (isAssumption(failure)) {
      unmet = String.valueOf(failure.getMessage());
    } else {
      throw failure;
    }
  }

  /** The program has classes of its own, so only the name tells. */
  private static boolean isAssumption(Throwable failure) {
    return failure.getClass().getName().equals(TestAbortedException.class.getName());
  }

  /**
   * What did not hold, if something did not in every execution that came to the end of the test.
   */
  Optional<String> unmet() {
    return held ? Optional.empty() : Optional.ofNullable(unmet);
  }
}
