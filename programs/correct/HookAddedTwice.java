// Two threads add the same hook: one of them is told that it is there already.
// outcomes: first | second
// executions(optimal): 2
public class HookAddedTwice {
  static volatile String added;

  static void add(Thread hook, String by) {
    try {
      Runtime.getRuntime().addShutdownHook(hook);
      added = by;
    } catch (IllegalArgumentException e) {
      assert e.getMessage().equals("Hook previously registered");
    }
  }

  public static void main(String[] args) {
    Thread hook = new Thread(() -> System.out.print(added));
    new Thread(() -> add(hook, "first")).start();
    add(hook, "second");
  }
}
