// What is read from a device is not there yet, or another time something else.
// covers: files that block
// refuses: new java.io.FileInputStream of /dev/random, which is no ordinary file,
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

public class ReadsDevice {
  public static void main(String[] args) throws IOException {
    try (InputStream in = new FileInputStream("/dev/random")) {
      System.out.println(in.read());
    }
  }
}
