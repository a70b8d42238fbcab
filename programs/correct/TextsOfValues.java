// Texts of objects that say no more than their values do not tell threads apart.
// outcomes: xxx, Length[of=3]
// executions(auto): 1
// except: dfs
public class TextsOfValues {
  record Length(int of) {}

  static final StringBuilder BUILDER = new StringBuilder();
  static String text;

  static synchronized void add() {
    BUILDER.append('x');
    text = BUILDER + ", " + new Length(BUILDER.length());
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(TextsOfValues::add);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(text);
  }
}
