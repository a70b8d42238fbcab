// A loop that does nothing but yield.
// finds: livelock
// outcomes:
public class YieldForEver {
  public static void main(String[] args) {
    while (true) {
      Thread.yield();
    }
  }
}
