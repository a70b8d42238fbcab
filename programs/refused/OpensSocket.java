// A connection to somewhere.
// covers: sockets
// refuses: new java.net.Socket(String, int) is not supported yet
import java.io.IOException;
import java.net.Socket;

public class OpensSocket {
  public static void main(String[] args) throws IOException {
    new Socket("localhost", 80).close();
  }
}
