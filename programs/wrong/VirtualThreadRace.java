// Virtual threads race as others do.
// covers: virtual threads
// finds: race
// message: VirtualThreadRace.count
public class VirtualThreadRace {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread first = Thread.ofVirtual().unstarted(() -> count++);
    Thread second = Thread.startVirtualThread(() -> count++);
    first.start();
    first.join();
    second.join();
  }
}
