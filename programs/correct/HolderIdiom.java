// The initialisation-on-demand holder: one instance, no scheduling points.
// outcomes: true 1
// executions(dpor): 1
public class HolderIdiom {
  static int created;

  static class Holder {
    static final HolderIdiom INSTANCE = new HolderIdiom();
  }

  final int number = ++created;

  public static void main(String[] args) throws InterruptedException {
    HolderIdiom[] seen = new HolderIdiom[1];
    Thread other = new Thread(() -> seen[0] = Holder.INSTANCE);
    other.start();
    other.join();
    System.out.println((seen[0] == Holder.INSTANCE) + " " + Holder.INSTANCE.number);
  }
}
