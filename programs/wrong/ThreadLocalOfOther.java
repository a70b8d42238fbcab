// A thread-local that one thread has set is empty for the other.
// covers: ThreadLocal
// finds: exception
// message: NullPointerException
public class ThreadLocalOfOther {
  static final ThreadLocal<String> NAME = new ThreadLocal<>();

  static void other() throws Exception {
    System.out.println(NAME.get().length());
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    NAME.set("main");
    other.join();
  }
}
