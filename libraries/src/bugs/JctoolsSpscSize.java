// issue: JCTools #297
// what: a queue holds more elements than it can
// broken: org.jctools:jctools-core:3.0.0
// fixed: org.jctools:jctools-core:3.1.0
// finds: assertion: java.lang.AssertionError: the queue holds more than it can
import org.jctools.queues.SpscArrayQueue;

public class JctoolsSpscSize {
  public static void main(String[] args) throws InterruptedException {
    SpscArrayQueue<String> queue = new SpscArrayQueue<>(4);
    for (int i = 0; i < 4; i++) {
      queue.offer("a");
    }
    Thread consumer = new Thread(queue::poll);
    consumer.start();
    queue.offer("b");
    if (queue.size() > queue.capacity()) {
      throw new AssertionError("the queue holds more than it can");
    }
    consumer.join();
  }
}
