// A stack trace shows the causes of an exception, and what was suppressed there, as they are then.
// outcomes: false false | false true | true true
import java.io.PrintWriter;
import java.io.StringWriter;

public class TraceOfCauses {
  static class Quiet extends Exception {
    Quiet(String name, Throwable cause) {
      super(name, cause);
    }

    @Override
    public String toString() {
      return getMessage();
    }
  }

  static boolean shows(Exception e, String text) {
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    return trace.toString().contains(text);
  }

  public static void main(String[] args) throws InterruptedException {
    Exception root = new Exception("root");
    Exception outer = new Exception("outer", new Quiet("inner", root));
    Thread thread = new Thread(() -> root.addSuppressed(new Exception("late")));
    thread.start();
    System.out.print(shows(outer, "late") + " " + shows(outer, "late"));
    thread.join();
  }
}
