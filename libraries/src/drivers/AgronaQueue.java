// library: org.agrona.concurrent.ManyToOneConcurrentArrayQueue
// checks: what two threads offer a third polls, all of it
// outcomes: 3
import org.agrona.concurrent.ManyToOneConcurrentArrayQueue;

public class AgronaQueue {
  public static void main(String[] args) throws InterruptedException {
    ManyToOneConcurrentArrayQueue<Integer> queue = new ManyToOneConcurrentArrayQueue<>(2);
    Thread other = new Thread(() -> queue.offer(1));
    other.start();
    queue.offer(2);
    other.join();
    System.out.println(queue.poll() + queue.poll());
  }
}
