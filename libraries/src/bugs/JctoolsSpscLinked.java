// issue: JCTools #292
// what: the only element is polled, but the queue is not empty
// broken: org.jctools:jctools-core:3.0.0
// fixed: org.jctools:jctools-core:3.1.0
// finds: assertion: java.lang.AssertionError: the only element was polled
import org.jctools.queues.SpscLinkedQueue;

public class JctoolsSpscLinked {
  public static void main(String[] args) throws InterruptedException {
    SpscLinkedQueue<String> queue = new SpscLinkedQueue<>();
    Thread producer = new Thread(() -> queue.offer("a"));
    producer.start();
    if (queue.poll() != null && !queue.isEmpty()) {
      throw new AssertionError("the only element was polled, but the queue is not empty");
    }
    producer.join();
  }
}
