// A thread is started twice.
// finds: exception
// message: java.lang.IllegalThreadStateException
public class DoubleStart {
  public static void main(String[] args) {
    Thread other = new Thread(() -> {});
    other.start();
    other.start();
  }
}
