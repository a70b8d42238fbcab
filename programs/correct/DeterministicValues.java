// Hash codes, clocks, random numbers, names and ids are the same in every execution.
// outcomes: 1 | 2
public class DeterministicValues {
  static volatile int updates;

  static String values() {
    Object plain = new Object();
    java.util.Set<Object> set = new java.util.HashSet<>();
    StringBuilder order = new StringBuilder();
    Object[] objects = {new DeterministicValues(), plain, new Object()};
    for (Object object : objects) {
      set.add(object);
    }
    for (Object object : set) {
      for (int i = 0; i < objects.length; i++) {
        if (objects[i] == object) {
          order.append(i);
        }
      }
    }
    return plain.hashCode()
        + " " + System.identityHashCode(new int[2])
        + " " + new DeterministicValues()
        + " " + order
        + " " + System.nanoTime()
        + " " + System.currentTimeMillis()
        + " " + new java.util.Random().nextInt()
        + " " + Math.random()
        + " " + java.util.concurrent.ThreadLocalRandom.current().nextInt()
        + " " + java.util.UUID.randomUUID()
        + " " + Thread.currentThread().getName()
        + " " + Thread.currentThread().threadId()
        + " " + new Thread().getName();
  }

  public static void main(String[] args) throws InterruptedException {
    String values = values();
    String kept = System.getProperty("mazurka.deterministic.values");
    if (kept == null) {
      System.setProperty("mazurka.deterministic.values", values);
    }
    assert kept == null || kept.equals(values) : kept + " but now " + values;
    Thread other = new Thread(() -> updates++);
    other.start();
    updates++;
    other.join();
    System.out.println(updates);
  }
}
