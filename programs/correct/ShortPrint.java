// The short way to print leads to the same standard output as the long one.
// outcomes: 12//3
public class ShortPrint {
  public static void main(String[] args) {
    System.out.print(1);
    IO.println(2);
    IO.println();
    IO.print("3");
  }
}
