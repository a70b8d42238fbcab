// Whether a private field can be read depends on who spoke last, and on nothing else in the state.
// outcomes: 7 | no
import java.lang.reflect.Field;

public class FieldMadeAccessible {
  static Field field;
  static int count;

  static class Setter extends Thread {
    private final boolean accessible;

    Setter(boolean accessible) {
      this.accessible = accessible;
    }

    @Override
    public void run() {
      synchronized (Setter.class) {
        field.setAccessible(accessible);
      }
      synchronized (Setter.class) {
        count++;
      }
    }
  }

  public static void main(String[] args) throws Exception {
    field = HoldsSecret.class.getDeclaredField("secret");
    Setter on = new Setter(true);
    Setter off = new Setter(false);
    on.start();
    off.start();
    on.join();
    off.join();
    try {
      System.out.println(field.get(null));
    } catch (IllegalAccessException e) {
      System.out.println("no");
    }
  }
}

class HoldsSecret {
  private static int secret = 7;
}
