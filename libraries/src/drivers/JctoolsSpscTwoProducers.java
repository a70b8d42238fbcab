// library: org.jctools.queues.SpscArrayQueue
// checks: a queue for one producer is used by two, and loses an element
// finds: assertion, race
import org.jctools.queues.SpscArrayQueue;

public class JctoolsSpscTwoProducers {
  public static void main(String[] args) throws InterruptedException {
    SpscArrayQueue<Integer> queue = new SpscArrayQueue<>(4);
    Thread other = new Thread(() -> queue.offer(1));
    other.start();
    queue.offer(2);
    other.join();
    if (queue.size() != 2) {
      throw new AssertionError("an element was lost");
    }
  }
}
