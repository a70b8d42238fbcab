// issue: JCTools #119
// what: a queue is not empty, but there is nothing to poll
// broken: org.jctools:jctools-core:1.2
// fixed: org.jctools:jctools-core:1.2.1
// finds: assertion: java.lang.AssertionError: not empty, but nothing to poll
import org.jctools.queues.SpscGrowableArrayQueue;

public class JctoolsGrowable {
  public static void main(String[] args) throws InterruptedException {
    SpscGrowableArrayQueue<String> queue = new SpscGrowableArrayQueue<>(8, 16);
    Thread producer = new Thread(() -> queue.offer("a"));
    producer.start();
    if (!queue.isEmpty() && queue.poll() == null) {
      throw new AssertionError("not empty, but nothing to poll");
    }
    producer.join();
  }
}
