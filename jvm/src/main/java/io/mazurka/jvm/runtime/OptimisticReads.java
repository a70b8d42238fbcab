package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a thread reads without a lock while it has an optimistic stamp of a {@code StampedLock}.
 *
 * <p>Such a read may race with a writer who has the lock, and does no harm if the thread then asks
 * whether its stamp is still valid and learns that it is not. So nothing is said of its races until
 * the thread asks. They are races if the stamp is valid, since then the writer did not have the
 * lock, and if the thread never asks.
 */
final class OptimisticReads {

  /** One read, and when it was. */
  record Read(int location, int moment, int step, int site) {}

  private final Accesses accesses;
  private final ProgramThread thread;
  private final List<Read> reads = new ArrayList<>(0);
  private final List<Finding> doubtful = new ArrayList<>(0);
  private @Nullable Object lock;

  OptimisticReads(Accesses accesses, ProgramThread thread) {
    this.accesses = accesses;
    this.thread = thread;
  }

  ProgramThread thread() {
    return thread;
  }

  List<Read> all() {
    return reads;
  }

  boolean isOpen() {
    return lock != null;
  }

  /** The thread has asked for a stamp. */
  void begin(Object of) {
    giveUp();
    lock = of;
    accesses.open(this);
  }

  void add(Read read) {
    reads.add(read);
  }

  /** There may be a race with one of the reads. */
  void doubt(Finding race) {
    doubtful.add(race);
  }

  /** The thread has asked whether its stamp is valid. */
  void end(Object of, boolean valid) {
    if (lock == of) {
      close(valid);
    }
  }

  /** The thread will not ask any more. */
  void giveUp() {
    if (isOpen()) {
      close(true);
    }
  }

  private void close(boolean counts) {
    accesses.close(this, counts);
    if (counts) {
      doubtful.forEach(accesses::confirm);
    }
    doubtful.clear();
    reads.clear();
    lock = null;
  }
}
