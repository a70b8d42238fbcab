// A pipe between threads.
// covers: pipes
// refuses: new java.io.PipedReader() is not supported yet
import java.io.IOException;
import java.io.PipedReader;

public class ReadsPipe {
  public static void main(String[] args) throws IOException {
    new PipedReader().read();
  }
}
