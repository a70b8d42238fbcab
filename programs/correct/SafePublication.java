// Plain fields are read without a race after a volatile, a monitor, a start.
// outcomes: 1 2 3
public class SafePublication {
  static class Box {
    int value;

    Box(int value) {
      this.value = value;
    }
  }

  static volatile Box byVolatile;
  static Box byMonitor;

  public static void main(String[] args) throws InterruptedException {
    Box byStart = new Box(1);
    Thread other =
        new Thread(
            () -> {
              System.out.print(byStart.value + " ");
              byVolatile = new Box(2);
              synchronized (SafePublication.class) {
                byMonitor = new Box(3);
              }
            });
    other.start();
    Box seen = null;
    while (seen == null) {
      seen = byVolatile;
    }
    System.out.print(seen.value + " ");
    Box locked = null;
    while (locked == null) {
      synchronized (SafePublication.class) {
        locked = byMonitor;
      }
    }
    System.out.println(locked.value);
  }
}
