// outcomes: main 5 false true

/** The main thread is as Java makes it, whatever thread the check runs on. */
public class MainThread {
  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    System.out.println(
        main.getName() + " " + main.getPriority() + " " + main.isDaemon() + " "
            + (main.getContextClassLoader() == MainThread.class.getClassLoader()));
  }
}
