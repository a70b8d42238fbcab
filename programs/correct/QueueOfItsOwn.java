// A class of the program that extends a queue waits as the queue does.
// outcomes: 2 of 2
// except: dfs, dpor
import java.util.concurrent.LinkedBlockingQueue;

public class QueueOfItsOwn {
  static class Counting extends LinkedBlockingQueue<Integer> {
    int count;

    @Override
    public void put(Integer element) throws InterruptedException {
      synchronized (this) {
        count++;
      }
      super.put(element);
    }
  }

  static final Counting QUEUE = new Counting();

  static void other() throws Exception {
    QUEUE.put(1);
    QUEUE.put(1);
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    int sum = QUEUE.take() + QUEUE.take();
    other.join();
    System.out.println(sum + " of " + QUEUE.count);
  }
}
