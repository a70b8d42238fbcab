// A scoped value is bound for one thread and for a while; other threads do not see it.
// covers: ScopedValue
// outcomes: outer inner outer none
import java.lang.ScopedValue;

public class ScopedValues {
  static final ScopedValue<String> NAME = ScopedValue.newInstance();
  static volatile String inOther;

  static String name() {
    return NAME.isBound() ? NAME.get() : "none";
  }

  public static void main(String[] args) {
    ScopedValue.where(NAME, "outer")
        .run(
            () -> {
              Thread other = new Thread(() -> inOther = name());
              other.start();
              String before = name();
              String inner = ScopedValue.where(NAME, "inner").call(ScopedValues::name);
              try {
                other.join();
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
              System.out.println(before + " " + inner + " " + name() + " " + inOther);
            });
  }
}
