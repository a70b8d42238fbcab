// One read is a race, and what was read fails an assertion: both are told.
// finds: race, assertion
// message: java.lang.AssertionError in thread main
// outcomes:
public class RaceThenAssertion {
  static int x;

  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    assert x == 0;
  }
}
