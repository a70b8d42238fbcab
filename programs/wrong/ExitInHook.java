// A hook that calls exit waits for itself.
// finds: deadlock
// outcomes: hook
public class ExitInHook {
  public static void main(String[] args) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  System.out.println("hook");
                  System.exit(1);
                }));
  }
}
