// Final fields are read without a scheduling point.
// outcomes: 3
// executions(dpor): 1
public class FinalFields {
  final int a;
  final int[] b = {2};

  FinalFields() {
    a = 1;
  }

  public static void main(String[] args) throws InterruptedException {
    FinalFields shared = new FinalFields();
    Thread other = new Thread(() -> check(shared));
    other.start();
    check(shared);
    other.join();
    System.out.println(shared.a + shared.b[0]);
  }

  static void check(FinalFields fields) {
    assert fields.a + fields.b[0] == 3;
  }
}
