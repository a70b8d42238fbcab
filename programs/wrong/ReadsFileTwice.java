// Two threads read from one stream.
// covers: files
// finds: race
// message: java.io
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

public class ReadsFileTwice {
  static final DataInputStream INPUT = new DataInputStream(new ByteArrayInputStream(new byte[8]));

  static void read() {
    try {
      INPUT.readInt();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(ReadsFileTwice::read).start();
    read();
  }
}
