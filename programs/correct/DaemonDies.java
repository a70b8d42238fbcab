// A daemon ends with the program, wherever it stands.
// outcomes: end | daemon/end | end/daemon
public class DaemonDies {
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> System.out.println("daemon"));
    daemon.setDaemon(true);
    daemon.start();
    System.out.println("end");
  }
}
