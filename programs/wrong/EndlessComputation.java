// A thread that computes without end never reaches a visible operation.
// finds: hang
// message: has reached no visible operation in 200 million rounds
public class EndlessComputation {
  static volatile boolean done;

  public static void main(String[] args) throws InterruptedException {
    Thread endless =
        new Thread(
            () -> {
              long x = 1;
              while (x != 0) {
                x = x * 3 | 1;
              }
              done = true;
            });
    endless.start();
    endless.join();
  }
}
