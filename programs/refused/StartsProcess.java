// A process of the operating system.
// covers: processes
// refuses: new java.lang.ProcessBuilder(String[]) is not supported yet
import java.io.IOException;

public class StartsProcess {
  public static void main(String[] args) throws IOException {
    new ProcessBuilder("ls").start();
  }
}
