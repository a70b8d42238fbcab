// Copies have fields of their own, and several threads may copy one object at the same time.
// outcomes: 0 1 8 | 1 1 8
import java.util.ArrayList;
import java.util.List;

public class CopiesUnderLock {
  static class Point implements Cloneable {
    int x;
    volatile int y;

    @Override
    public Point clone() {
      try {
        return (Point) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  static final ArrayList<Integer> list = new ArrayList<>(List.of(8));

  public static void main(String[] args) throws InterruptedException {
    Point point = new Point();
    Thread other =
        new Thread(
            () -> {
              synchronized (point) {
                point.x++;
              }
              list.clone();
            });
    other.start();
    Point copy;
    synchronized (point) {
      copy = point.clone();
    }
    int seen = copy.x;
    copy.x = 5;
    Object eight = ((List<?>) list.clone()).get(0);
    other.join();
    System.out.println(seen + " " + point.x + " " + eight);
  }
}
