// Others move between the making of a text's object and its constructor.
// outcomes: ab | cb
public class TextInTheMaking {
  static final char[] LETTERS = {'a', 'b'};
  static volatile int length = 2;

  static int length() {
    return length;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              synchronized (LETTERS) {
                LETTERS[0] = 'c';
              }
            });
    other.start();
    String text;
    synchronized (LETTERS) {
      text = new String(LETTERS, 0, length());
    }
    other.join();
    System.out.println(text);
  }
}
