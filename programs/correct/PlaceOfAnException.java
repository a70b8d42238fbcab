// Where an exception was made is data to a program that looks at its stack trace.
// outcomes: early | late
public class PlaceOfAnException {
  static final Object LOCK = new Object();
  static int turns;
  static Exception made;

  static Exception early() {
    return new Exception();
  }

  static Exception late() {
    return new Exception();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread maker =
        new Thread(
            () -> {
              synchronized (LOCK) {
                made = turns++ == 0 ? early() : late();
              }
            });
    Thread other =
        new Thread(
            () -> {
              synchronized (LOCK) {
                turns++;
              }
            });
    maker.start();
    other.start();
    maker.join();
    other.join();
    System.out.println(made.getStackTrace()[0].getMethodName());
  }
}
