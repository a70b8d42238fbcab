// An ordinary file can be read and written.
// covers: files
// outcomes: ab
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class ReadsFile {
  static volatile String first;

  public static void main(String[] args) throws Exception {
    Path file = Files.createTempFile("mazurka", ".txt");
    Thread other = new Thread(() -> first = "a");
    other.start();
    other.join();
    Files.writeString(file, first + "b");
    System.out.println(Files.readString(file));
    Files.delete(file);
  }
}
