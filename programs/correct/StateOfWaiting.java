// A thread is seen in its wait set, or before.
// outcomes: RUNNABLE | WAITING
public class StateOfWaiting {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              try {
                synchronized (lock) {
                  lock.wait();
                }
              } catch (InterruptedException e) {
                // That was the end of it.
              }
            });
    other.start();
    System.out.println(other.getState());
    other.interrupt();
    other.join();
  }
}
