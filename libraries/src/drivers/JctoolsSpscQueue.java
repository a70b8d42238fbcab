// library: org.jctools.queues.SpscArrayQueue
// checks: what one thread offers another polls, in order and with all that was written before
// outcomes: 1 2
import org.jctools.queues.SpscArrayQueue;

public class JctoolsSpscQueue {
  public static void main(String[] args) throws InterruptedException {
    SpscArrayQueue<int[]> queue = new SpscArrayQueue<>(2);
    Thread producer =
        new Thread(
            () -> {
              queue.offer(new int[] {1});
              queue.offer(new int[] {2});
            });
    producer.start();
    int first = take(queue);
    System.out.println(first + " " + take(queue));
    producer.join();
  }

  private static int take(SpscArrayQueue<int[]> queue) {
    int[] element;
    while ((element = queue.poll()) == null) {
      Thread.onSpinWait();
    }
    return element[0];
  }
}
