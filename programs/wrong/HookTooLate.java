// A hook is added while another thread ends the program: in time, too late, or not any more.
// finds: exception
// message: IllegalStateException: Shutdown in progress in thread main
// outcomes: | hook
public class HookTooLate {
  public static void main(String[] args) {
    new Thread(() -> System.exit(0)).start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.print("hook")));
  }
}
