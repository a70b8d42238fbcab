// What is written past the captured streams would be mixed with what Mazurka prints.
// covers: file descriptors
// refuses: FileOutputStream
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;

public class WritesToDescriptor {
  public static void main(String[] args) throws IOException {
    new FileOutputStream(FileDescriptor.out).write('A');
  }
}
