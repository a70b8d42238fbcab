// Whatever is made of an array of numbers, or of a text, looks at it; a buffer may fill an array.
// finds: race
// message: read at ArrayPassedOn.number
// message: read at ArrayPassedOn.put
// message: write at ArrayPassedOn.fill
// message: read at ArrayPassedOn.matches
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.regex.Pattern;

public class ArrayPassedOn {
  static final byte[] bytes = {1, 2};
  static final StringBuilder text = new StringBuilder("a");

  static void number() {
    new BigInteger(bytes).signum();
  }

  static void put() {
    ByteBuffer.allocate(2).put(bytes);
  }

  static void fill() {
    ByteBuffer.allocate(2).get(bytes);
  }

  static void matches() {
    Pattern.compile("ab").matcher(text).matches();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              bytes[0] = 9;
              text.append("b");
            });
    other.start();
    number();
    put();
    fill();
    matches();
    other.join();
  }
}
