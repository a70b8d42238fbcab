// A class keeps an instance of its own subclass: who begins with the one meets who begins with the other.
// finds: deadlock
// message: the initialisation of class DefaultSubclass$Shape
public class DefaultSubclass {
  static class Shape {
    static final Shape UNIT = new Circle();
  }

  static class Circle extends Shape {}

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> String.valueOf(Shape.UNIT));
    Thread two = new Thread(Circle::new);
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
