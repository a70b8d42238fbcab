// An object is published by its own constructor: its final field is seen before it is set.
// finds: race
// outcomes: | 0 | 1
public class LeakedThis {
  static volatile LeakedThis leaked;

  final int value;

  LeakedThis() {
    leaked = this;
    value = 1;
  }

  public static void main(String[] args) {
    new Thread(LeakedThis::new).start();
    LeakedThis seen = leaked;
    if (seen != null) {
      System.out.println(seen.value);
    }
  }
}
