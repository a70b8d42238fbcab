// library: org.agrona.concurrent.OneToOneConcurrentArrayQueue
// checks: what one thread offers another polls, in order and with all that was written before
// outcomes: 1 2
import org.agrona.concurrent.OneToOneConcurrentArrayQueue;

public class AgronaSpscQueue {
  static final class Message {
    int number;
  }

  static Message message(int number) {
    Message message = new Message();
    message.number = number;
    return message;
  }

  static int next(OneToOneConcurrentArrayQueue<Message> queue) {
    Message message = queue.poll();
    while (message == null) {
      Thread.onSpinWait();
      message = queue.poll();
    }
    return message.number;
  }

  public static void main(String[] args) {
    OneToOneConcurrentArrayQueue<Message> queue = new OneToOneConcurrentArrayQueue<>(2);
    new Thread(() -> {
          queue.offer(message(1));
          queue.offer(message(2));
        })
        .start();
    System.out.println(next(queue) + " " + next(queue));
  }
}
