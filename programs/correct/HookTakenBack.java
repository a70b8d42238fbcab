// A hook is taken back while another thread ends the program, and learns that it is too late.
// outcomes: | back | run | runlate | laterun
public class HookTakenBack {
  public static void main(String[] args) {
    Thread hook = new Thread(() -> System.out.print("run"));
    Runtime.getRuntime().addShutdownHook(hook);
    new Thread(() -> System.exit(0)).start();
    try {
      System.out.print(Runtime.getRuntime().removeShutdownHook(hook) ? "back" : "not there");
    } catch (IllegalStateException e) {
      System.out.print("late");
    }
  }
}
