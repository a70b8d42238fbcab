// Streams that check what passes through them change the sum, which another thread looks at.
// finds: race
// message: data race on java.util.zip.CRC32
// message: data race on java.util.zip.Adler32
// message: data race on java.security.MessageDigest
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.zip.Adler32;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

public class ChecksumBehindStream {
  interface Action {
    void run() throws Exception;
  }

  static void together(Action one, Action two) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                one.run();
              } catch (Exception e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    two.run();
    other.join();
  }

  public static void main(String[] args) throws Exception {
    CRC32 written = new CRC32();
    OutputStream checked = new CheckedOutputStream(new ByteArrayOutputStream(), written);
    together(() -> checked.write(1), () -> written.getValue());

    Adler32 read = new Adler32();
    InputStream input = new CheckedInputStream(new ByteArrayInputStream(new byte[] {1}), read);
    together(() -> input.read(), () -> read.getValue());

    MessageDigest digest = MessageDigest.getInstance("MD5");
    OutputStream digested = new DigestOutputStream(new ByteArrayOutputStream(), digest);
    together(() -> digested.write(1), () -> digest.digest());
  }
}
