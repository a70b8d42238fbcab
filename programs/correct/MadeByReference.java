// While its constructor runs, only the reference to the constructor leads to the new object, and what
// the object holds already is part of the state.
// outcomes: 0 | 1
import java.util.function.Supplier;

public class MadeByReference {
  static volatile int source;
  static volatile int sink;

  static class Sample {
    final int taken;

    Sample() {
      taken = source;
      sink = 1;
    }
  }

  public static void main(String[] args) {
    Supplier<Sample> maker = Sample::new;
    Thread other =
        new Thread(
            () -> {
              source = 1;
              source = 0;
            });
    other.start();
    System.out.println(maker.get().taken);
  }
}
