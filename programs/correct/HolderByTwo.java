// Two threads need the holder at the same time; the instance is safely published.
// outcomes: 7
public class HolderByTwo {
  static class Holder {
    static final HolderByTwo INSTANCE = new HolderByTwo();
  }

  int plain = 7;

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              assert Holder.INSTANCE.plain == 7;
            });
    other.start();
    System.out.println(Holder.INSTANCE.plain);
    other.join();
  }
}
