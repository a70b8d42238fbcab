// A collator is more than a function: how it compares can be changed, under its lock.
// outcomes: -1 | 0
import java.text.Collator;
import java.util.Locale;

public class CollatorChanged {
  public static void main(String[] args) throws InterruptedException {
    Collator collator = Collator.getInstance(Locale.US);
    Thread other = new Thread(() -> collator.setStrength(Collator.PRIMARY));
    other.start();
    int compared = collator.compare("a", "A");
    other.join();
    System.out.println(compared);
  }
}
