// Hooks run when the last thread has ended, and see what all have written.
// outcomes: 3
public class HooksAfterTheEnd {
  static int x;
  static int y;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(x + y)));
    new Thread(() -> x = 1).start();
    y = 2;
  }
}
