// A tokenizer looks like an enumeration of something else, but it is the one that moves on.
// finds: race
// message: data race on java.util.StringTokenizer
// outcomes: a | b
import java.util.StringTokenizer;

public class SharedTokenizer {
  public static void main(String[] args) throws InterruptedException {
    StringTokenizer words = new StringTokenizer("a b");
    Thread other = new Thread(words::nextToken);
    other.start();
    System.out.println(words.nextToken());
    other.join();
  }
}
