package io.mazurka.jvm.model;

import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** The methods of a {@link DelayQueue} whose types are narrower than those of all queues. */
@ModelOf("java/util/concurrent/DelayQueue")
public final class DelayQueueModel {

  private DelayQueueModel() {}

  public static void put(DelayQueue<Delayed> self, Delayed element, int site)
      throws InterruptedException {
    BlockingQueueModel.put(self, element, site);
  }

  public static boolean offer(
      DelayQueue<Delayed> self, Delayed element, long timeout, TimeUnit unit, int site)
      throws InterruptedException {
    return BlockingQueueModel.offer(self, element, timeout, unit, site);
  }

  public static Delayed take(DelayQueue<Delayed> self, int site) throws InterruptedException {
    return BlockingQueueModel.take(self, site);
  }

  public static @Nullable Delayed poll(
      DelayQueue<Delayed> self, long timeout, TimeUnit unit, int site) throws InterruptedException {
    return BlockingQueueModel.poll(self, timeout, unit, site);
  }
}
