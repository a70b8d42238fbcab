// A reader retries while a writer is at work.
// outcomes: 0 0 | 1 1
// except: dfs
public class Seqlock {
  static volatile int sequence;
  static volatile int x;
  static volatile int y;

  public static void main(String[] args) {
    new Thread(
            () -> {
              sequence = 1;
              x = 1;
              y = 1;
              sequence = 2;
            })
        .start();
    while (true) {
      int before = sequence;
      int a = x;
      int b = y;
      if ((before & 1) == 0 && sequence == before) {
        System.out.println(a + " " + b);
        return;
      }
    }
  }
}
