// A thread that waits for time to pass is seen waiting, as one that is about to is seen running.
// outcomes: RUNNABLE | TERMINATED | TIMED_WAITING
public class StatesOfSleepers {
  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              try {
                Thread.sleep(10);
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    System.out.println(other.getState());
    other.join();
  }
}
