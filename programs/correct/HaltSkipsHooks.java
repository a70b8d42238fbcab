// Runtime.halt ends the program at once.
// outcomes: before
public class HaltSkipsHooks {
  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
    System.out.println("before");
    Runtime.getRuntime().halt(1);
  }
}
