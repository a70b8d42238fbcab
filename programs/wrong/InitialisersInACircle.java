// Two classes whose initialisers need each other, entered at both ends: no line of them can be noticed, but for this.
// finds: deadlock
// message: the initialisation of class InitialisersInACircle$Right
public class InitialisersInACircle {
  static class Left {
    static final Object OTHER = Right.class.getName() + Right.NAME;
    static final String NAME = String.valueOf("left");
  }

  static class Right {
    static final String NAME = String.valueOf("right");
    static final Object OTHER = Left.class.getName() + Left.NAME;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> String.valueOf(Left.OTHER));
    Thread two = new Thread(() -> String.valueOf(Right.OTHER));
    one.start();
    two.start();
    one.join();
    two.join();
  }
}
