// issue: JCTools #179
// what: a queue is not full, but nothing can be offered
// broken: org.jctools:jctools-core:2.0.1
// fixed: org.jctools:jctools-core:2.0.2
// finds: assertion: java.lang.AssertionError: not full, but nothing can be offered
import org.jctools.queues.MpmcArrayQueue;

public class JctoolsMpmcFull {
  public static void main(String[] args) throws InterruptedException {
    MpmcArrayQueue<String> queue = new MpmcArrayQueue<>(2);
    queue.offer("a");
    queue.offer("b");
    Thread consumer = new Thread(queue::poll);
    consumer.start();
    if (queue.size() < 2 && !queue.offer("c")) {
      throw new AssertionError("not full, but nothing can be offered");
    }
    consumer.join();
  }
}
