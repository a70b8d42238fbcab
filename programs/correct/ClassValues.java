// The value of a class may be computed more than once, but all get the same, as it was made.
// outcomes: true 2 | true 3
import java.util.concurrent.atomic.AtomicInteger;

public class ClassValues {
  static class Box {
    int number;
  }

  static final AtomicInteger computed = new AtomicInteger();

  static final ClassValue<Box> BOXES =
      new ClassValue<>() {
        @Override
        protected Box computeValue(Class<?> type) {
          computed.incrementAndGet();
          Box box = new Box();
          box.number = 1;
          return box;
        }
      };

  public static void main(String[] args) throws InterruptedException {
    Box[] got = new Box[2];
    Thread one = new Thread(() -> got[0] = BOXES.get(String.class));
    Thread two = new Thread(() -> got[1] = BOXES.get(String.class));
    one.start();
    two.start();
    one.join();
    two.join();
    BOXES.remove(String.class);
    if (BOXES.get(String.class).number != 1 || BOXES.get(String.class) == got[0]) {
      throw new AssertionError();
    }
    System.out.println((got[0] == got[1]) + " " + computed);
  }
}
