package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTest {

  /** Every object of an operation is a node of its own. */
  private static final Probe PROBE =
      new Probe() {
        @Override
        public boolean read(StateGraph graph) {
          return false;
        }

        @Override
        public int owner(int object) {
          return object;
        }

        @Override
        public int slot(int object) {
          return 0;
        }

        @Override
        public int object(int owner, int slot) {
          return owner;
        }
      };

  private final Links links = new Links();
  private final int lock = links.of(Operation.of(Kind.LOCK, 0), PROBE);
  private final int unlock = links.of(Operation.of(Kind.UNLOCK, 0), PROBE);
  private final int write = links.of(Operation.of(Kind.WRITE, 1), PROBE);
  private final int other = links.of(Operation.of(Kind.WRITE, 2), PROBE);

  /** The summary of the state before a transition, from that of the state after it. */
  private Summary above(Summary below, int mover, int link) {
    Summary above = new Summary();
    above.add(mover, link);
    above.addBelow(below, 2, mover, link, links);
    return above;
  }

  private static Summary standing(int thread, int link) {
    Summary summary = new Summary();
    summary.add(thread, link);
    return summary;
  }

  private static List<Integer> past(Summary summary, int thread, int link) {
    List<Integer> past = new ArrayList<>();
    for (int i = 0; i < summary.size(); i++) {
      if (summary.thread(i) == thread && summary.link(i) == link) {
        for (int m = summary.nextInPast(i, 0); m >= 0; m = summary.nextInPast(i, m + 1)) {
          past.add(summary.link(m));
        }
      }
    }
    return past;
  }

  @Test
  void past_ofWhatAThreadDoes_isWhatItDidBefore() {
    Summary summary = above(above(standing(0, write), 0, unlock), 0, lock);
    assertThat(past(summary, 0, write)).containsExactlyInAnyOrder(lock, unlock);
    assertThat(past(summary, 0, unlock)).containsExactly(lock);
    assertThat(past(summary, 0, lock)).isEmpty();
  }

  @Test
  void past_ofWhatIsDoneUnderALock_holdsItsReleaseByAnother() {
    Summary summary = above(above(standing(1, write), 1, lock), 0, unlock);
    assertThat(past(summary, 1, write)).containsExactlyInAnyOrder(lock, unlock);
    assertThat(past(summary, 1, lock)).as("its own race is with that release").isEmpty();
  }

  @Test
  void past_ofWhatIsIndependentOfATransition_doesNotHoldIt() {
    Summary summary = above(above(standing(1, write), 1, lock), 0, other);
    assertThat(past(summary, 1, write)).containsExactly(lock);
  }

  @Test
  void past_ofWhatOccursTwice_isWhatTheOccurrencesHaveInCommon() {
    Summary summary = above(above(standing(0, write), 0, lock), 0, other);
    summary.addBelow(standing(0, write), 2, 0, other, links);
    assertThat(past(summary, 0, write)).containsExactly(other);
    summary.add(0, write);
    assertThat(past(summary, 0, write)).isEmpty();
  }

  @Test
  void past_ofWhatAChildDoes_isLaidToItsParent() {
    Summary summary = new Summary();
    summary.add(0, lock);
    summary.addBelow(above(standing(2, write), 2, other), 2, 0, lock, links);
    assertThat(past(summary, 0, write)).containsExactlyInAnyOrder(lock, other);
  }

  @Test
  void past_ofMoreOperationsThanBits_isCutShort() {
    Summary summary = standing(0, write);
    for (int object = 3; object < 103; object++) {
      summary = above(summary, 0, links.of(Operation.of(Kind.WRITE, object), PROBE));
    }
    assertThat(past(summary, 0, write)).isNotEmpty().hasSizeLessThanOrEqualTo(64);
    assertThat(past(summary.copy(), 0, write)).isEqualTo(past(summary, 0, write));
  }

  /** A summary that goes over to the state before is what would be made of it there anew. */
  @Test
  void summary_thatIsProlonged_isWhatAnotherBecomesWithAllThatIsBelow() {
    Summary below = above(above(standing(1, write), 1, lock), 0, unlock);
    below.add(1, other);
    Summary anew = above(below, 0, lock);
    below.prolong(0, lock, links);
    below.add(0, lock);
    for (int thread = 0; thread < 2; thread++) {
      for (int link : new int[] {lock, unlock, write, other}) {
        assertThat(past(below, thread, link))
            .as("thread %d, link %d", thread, link)
            .containsExactlyInAnyOrderElementsOf(past(anew, thread, link));
      }
    }
    assertThat(below.size()).isEqualTo(anew.size());
    assertThat(past(below, 1, write)).as("something to compare").hasSize(3);
  }
}
