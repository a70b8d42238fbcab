// library: org.jctools.queues.MpmcArrayQueue
// checks: of two threads that offer and poll each gets an element, and no element is got twice
// outcomes: 3 null
import org.jctools.queues.MpmcArrayQueue;

public class JctoolsMpmcQueue {
  static int exchange(MpmcArrayQueue<Integer> queue, int number) {
    queue.offer(number);
    Integer got = queue.poll();
    return got == null ? 0 : got;
  }

  public static void main(String[] args) throws InterruptedException {
    MpmcArrayQueue<Integer> queue = new MpmcArrayQueue<>(2);
    int[] got = new int[1];
    Thread other = new Thread(() -> got[0] = exchange(queue, 1));
    other.start();
    int mine = exchange(queue, 2);
    other.join();
    System.out.println((mine + got[0]) + " " + queue.poll());
  }
}
