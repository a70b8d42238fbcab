// A thread that is started does not inherit the scoped values of its creator.
// covers: ScopedValue
// finds: exception
// message: NoSuchElementException
public class ScopedValueUnbound {
  static final ScopedValue<String> NAME = ScopedValue.newInstance();

  public static void main(String[] args) {
    ScopedValue.where(NAME, "main").run(() -> new Thread(() -> NAME.get().length()).start());
  }
}
