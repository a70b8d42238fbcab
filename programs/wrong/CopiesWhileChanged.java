// A copy of an object reads all its fields, also those that another thread is writing.
// finds: race
// message: data race on CopiesWhileChanged.Point.x: read at CopiesWhileChanged$Point.clone
// outcomes: 0 | 7
public class CopiesWhileChanged {
  static class Point implements Cloneable {
    int x;

    @Override
    public Point clone() {
      try {
        return (Point) super.clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Point point = new Point();
    Thread other = new Thread(() -> point.x = 7);
    other.start();
    System.out.println(point.clone().x);
    other.join();
  }
}
