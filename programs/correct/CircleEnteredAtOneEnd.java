// Two classes whose initialisers need each other; whoever comes first does both, as all enter at the same end.
// outcomes: left of null right
public class CircleEnteredAtOneEnd {
  static class Left {
    static final String OTHER = Right.seen;
    static final String NAME = String.valueOf("left");
  }

  static class Right {
    static String seen = "of " + Left.NAME + " right";
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> String.valueOf(Left.OTHER));
    one.start();
    String seen = Left.NAME + " " + Left.OTHER;
    one.join();
    System.out.println(seen);
  }
}
