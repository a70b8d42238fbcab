// System.exit runs the shutdown hooks; no finally block.
// outcomes: hook
public class ExitRunsHooks {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    try {
      System.exit(0);
    } finally {
      System.out.println("finally");
    }
  }
}
