// While its constructor runs, only the handle that calls the constructor leads to the new object, and what
// the object holds already is part of the state.
// outcomes: 0 | 1
import java.lang.reflect.Constructor;

public class MadeByHandle {
  static volatile int source;
  static volatile int sink;

  static class Sample {
    final int taken;

    Sample() {
      taken = source;
      sink = 1;
    }
  }

  public static void main(String[] args) throws Exception {
    Constructor<Sample> maker = Sample.class.getDeclaredConstructor();
    Thread other =
        new Thread(
            () -> {
              source = 1;
              source = 0;
            });
    other.start();
    System.out.println(maker.newInstance().taken);
  }
}
