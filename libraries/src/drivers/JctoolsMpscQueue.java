// library: org.jctools.queues.MpscArrayQueue
// checks: what two threads offer a third polls, all of it
// outcomes: 3
import org.jctools.queues.MpscArrayQueue;

public class JctoolsMpscQueue {
  public static void main(String[] args) throws InterruptedException {
    MpscArrayQueue<Integer> queue = new MpscArrayQueue<>(4);
    Thread first = new Thread(() -> queue.offer(1));
    Thread second = new Thread(() -> queue.offer(2));
    first.start();
    second.start();
    first.join();
    second.join();
    System.out.println(queue.poll() + queue.poll());
  }
}
