// Which of two objects that say the same is there, in a text and in a box, is what == shows.
// outcomes: false false | false true | true false | true true
public class TextsThatSayTheSame {
  static String text = "text";
  static Character sign = 'x';
  static int count;

  static class Maker extends Thread {
    private final boolean made;

    Maker(boolean made) {
      this.made = made;
    }

    @Override
    @SuppressWarnings("removal")
    public void run() {
      synchronized (Maker.class) {
        text = made ? new String("text") : text.intern();
      }
      synchronized (Maker.class) {
        sign = made ? new Character('x') : Character.valueOf('x');
      }
      synchronized (Maker.class) {
        count++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Maker one = new Maker(true);
    Maker two = new Maker(false);
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println((text == "text") + " " + (sign == (Object) Character.valueOf('x')));
  }
}
