// A line is printed in one step.
// covers: PrintStream
// outcomes: ab/cd | cd/ab
public class PrintedLines {
  static void other() throws Exception {
    System.out.println("ab");
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    System.out.println("cd");
    other.join();
  }
}
