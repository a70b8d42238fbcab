// Which group a thread is in is part of the state.
// outcomes: first | second
public class ChosenGroup {
  static volatile int source;
  static volatile int sink;

  public static void main(String[] args) {
    ThreadGroup[] groups = {new ThreadGroup("first"), new ThreadGroup("second")};
    Thread other =
        new Thread(
            () -> {
              source = 1;
              source = 0;
            });
    other.start();
    Thread idle = new Thread(groups[source], () -> {}, "idle");
    sink = 1;
    sink = 2;
    System.out.println(idle.getThreadGroup().getName());
  }
}
