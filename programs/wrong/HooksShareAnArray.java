// What several shutdown hooks refer to is shared between them, as between other threads.
// finds: race
public class HooksShareAnArray {
  public static void main(String[] args) {
    int[] counts = new int[1];
    Runtime.getRuntime().addShutdownHook(new Thread(() -> counts[0]++));
    Runtime.getRuntime().addShutdownHook(new Thread(() -> counts[0]++));
  }
}
