// A program with arguments.
// args: 3 2
// outcomes: 5
public class Arguments {
  public static void main(String[] args) {
    System.out.println(Integer.parseInt(args[0]) + Integer.parseInt(args[1]));
  }
}
