package io.mazurka.jvm.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class RacesTest {

  private static final int THREADS = 4;
  private static final int LOCATIONS = 2;
  private static final int LOCKS = 2;
  private static final int SITES = 3;

  /** One of all accesses that there were. */
  private record Access(
      int thread, int location, boolean writes, boolean plain, int moment, int site) {

    boolean conflictsWith(Access other) {
      return thread != other.thread
          && location == other.location
          && (writes || other.writes)
          && (plain || other.plain);
    }
  }

  @Test
  void races_ofRandomAccesses_areFoundExactlyWhereOneOfAllEarlierAccessesRaces() {
    int found = 0;
    for (int seed = 0; seed < 2_000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Clocks clocks = new Clocks();
      Races races = new Races(clocks);
      for (int t = 0; t < THREADS; t++) {
        clocks.addThread();
      }
      List<Access> all = new ArrayList<>();
      for (int step = 0; step < 60; step++) {
        int thread = random.nextInt(THREADS);
        switch (random.nextInt(4)) {
          case 0 -> clocks.acquire(thread, LOCATIONS + random.nextInt(LOCKS));
          case 1 -> clocks.release(thread, LOCATIONS + random.nextInt(LOCKS));
          default -> {
            Access access = access(thread, clocks.now(thread), random);
            List<Access> partners = partners(access, all, clocks);
            races.record(thread, access.location, access.writes, access.plain, step, access.site);
            boolean isRace = races.races(thread, access.location, access.writes, access.plain);
            assertThat(isRace).as("seed %d, step %d", seed, step).isEqualTo(!partners.isEmpty());
            if (isRace) {
              found++;
              Races.Other other = races.other();
              assertThat(partners)
                  .as("seed %d, step %d", seed, step)
                  .anyMatch(p -> p.site == other.site() && p.writes == other.writes());
            }
            all.add(access);
          }
        }
      }
    }
    assertThat(found).isPositive();
  }

  private static Access access(int thread, int moment, SplittableRandom random) {
    boolean writes = random.nextBoolean();
    boolean plain = random.nextInt(4) > 0;
    int site = random.nextInt(SITES);
    return new Access(thread, random.nextInt(LOCATIONS), writes, plain, moment, site);
  }

  private static List<Access> partners(Access access, List<Access> all, Clocks clocks) {
    return all.stream()
        .filter(access::conflictsWith)
        .filter(other -> !clocks.ordered(other.thread, other.moment, access.thread))
        .toList();
  }
}
