// Nobody waits for a virtual thread: it is a daemon, and the program ends without it.
// covers: virtual threads
// finds: assertion
// message: not saved
public class VirtualThreadDies {
  static volatile boolean saved;

  public static void main(String[] args) {
    Thread.startVirtualThread(() -> saved = true);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  assert saved : "not saved";
                }));
  }
}
