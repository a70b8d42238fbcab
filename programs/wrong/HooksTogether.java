// Shutdown hooks run at the same time.
// finds: race
public class HooksTogether {
  static int x;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> x++));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> x++));
  }
}
