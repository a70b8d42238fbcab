// Several threads may look at the same array, text or map at the same time.
// outcomes: 258 true 1
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

public class ReadTogether {
  static final byte[] bytes = {1, 2};
  static final StringBuilder text = new StringBuilder("ab");
  static final Map<String, Integer> map = new LinkedHashMap<>(Map.of("a", 1));

  static String look() {
    return new BigInteger(bytes) + " " + "xab".contains(text) + " " + map.get("a");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(ReadTogether::look);
    other.start();
    System.out.println(look());
    other.join();
  }
}
