// System.exit ends the program while another thread is at work.
// outcomes: | 1 | 12
public class ExitEndsAll {
  public static void main(String[] args) {
    new Thread(
            () -> {
              System.out.print(1);
              System.out.print(2);
            })
        .start();
    System.exit(3);
  }
}
