package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ways by which the JDK hands an object from one thread to others: from then on it is shared. */
class PublicationTest {

  private static final String MEMBERS =
      """
      static class Box { int n; }
      interface Get { Box get() throws Throwable; }
      static final Object LOCK = new Object();
      static final Box[] array = new Box[2];
      static final List<Box> list = new ArrayList<>(Arrays.asList(null, null));
      static final Vector<Box> vector = new Vector<>();
      static final Map<String, Box> map = new ConcurrentHashMap<>();
      static final BlockingQueue<Box> queue = new LinkedBlockingQueue<>();
      static final TransferQueue<Box> transfers = new LinkedTransferQueue<>();
      static MethodHandle handle;
      static ThreadLocal<Box> local;
      static final java.util.logging.LogRecord record =
          new java.util.logging.LogRecord(java.util.logging.Level.INFO, "");
      static java.time.temporal.TemporalAdjuster adjuster;
      static Clock clock;
      static java.io.InputStream stream;
      static Box after(Object called) { return array[0]; }
      static Box first(Collection<Box> boxes) {
        return boxes.stream().filter(Objects::nonNull).findFirst().orElse(null);
      }
      static void increment(Box box) { if (box != null) box.n++; }
      """;

  private static final String MAIN =
      """
      Get fetch = () -> FETCH;
      Thread t = new Thread(() -> {
        Box box = new Box();
        synchronized (LOCK) {
          try { PUBLISH; } catch (Throwable e) { throw new AssertionError(e); }
        }
        increment(box);
      });
      t.start();
      Box found;
      synchronized (LOCK) {
        try { found = fetch.get(); } catch (Throwable e) { throw new AssertionError(e); }
      }
      increment(found);
      t.join();
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "array[0] = box | array[0]",
        "Arrays.fill(array, box) | array[0]",
        "Arrays.fill(array, 0, 1, box) | array[0]",
        "Arrays.setAll(array, i -> box) | array[0]",
        "Arrays.parallelSetAll(array, i -> box) | array[0]",
        "Arrays.asList(array).set(0, box) | array[0]",
        "Collections.fill(Arrays.asList(array), box) | array[0]",
        "Collections.replaceAll(Arrays.asList(array), null, box) | array[0]",
        "Arrays.asList(array).subList(0, 1).set(0, box) | array[0]",
        "Arrays.asList(array).reversed().set(1, box) | array[0]",
        "Arrays.asList(array).reversed().replaceAll(b -> box) | array[0]",
        "var i = Arrays.asList(array).listIterator(); i.next(); i.set(box) | array[0]",
        "List.of(box).toArray(n -> array) | array[0]",
        "Stream.of(box, box).toArray(n -> array) | array[0]",
        "List.of(box).toArray(array) | array[0]",
        "new ArrayList<>(List.of(box)).toArray(array) | array[0]",
        "new Vector<>(List.of(box)).copyInto(array) | array[0]",
        "System.arraycopy(new Box[] {box}, 0, array, 0, 1) | array[0]",
        "list.add(box) | first(list)",
        "Collections.addAll(list, box) | first(list)",
        "Collections.fill(list, box) | first(list)",
        "Collections.replaceAll(list, null, box) | first(list)",
        "Collections.copy(list, List.of(box)) | first(list)",
        "Collections.synchronizedList(list).add(box) | first(list)",
        "Collections.checkedList(list, Box.class).add(box) | first(list)",
        "list.replaceAll(b -> box) | first(list)",
        "list.listIterator().add(box) | first(list)",
        "list.subList(0, 0).add(box) | first(list)",
        "queue.add(box); queue.drainTo(list) | first(list)",
        "queue.add(box); queue.drainTo(list, 1) | first(list)",
        "transfers.add(box); transfers.drainTo(list) | first(list)",
        "Stream.of(box).collect(Collectors.toCollection(() -> list)) | first(list)",
        "Stream.of(box).collect(() -> list, List::add, List::addAll) | first(list)",
        "Stream.of(box).forEach(list::add) | first(list)",
        "Stream.of(box).collect(Collectors.toMap(b -> \"k\", b -> b, (a, b) -> a, () -> map))"
            + " | map.get(\"k\")",
        "map.computeIfAbsent(\"k\", k -> box) | map.get(\"k\")",
        "handle = MethodHandles.constant(Box.class, box)"
            + " | handle == null ? null : (Box) handle.invoke()",
        "handle = MethodHandles.identity(Box.class).bindTo(box)"
            + " | handle == null ? null : (Box) handle.invoke()",
        "handle = MethodHandles.insertArguments(MethodHandles.identity(Box.class), 0, box)"
            + " | handle == null ? null : (Box) handle.invoke()",
        "local = ThreadLocal.withInitial(() -> box) | local == null ? null : local.get()"
      })
  void object_thatTheJdkHandsOver_isShared(String publish, String fetch) {
    Checked checked =
        Checked.program(MEMBERS, MAIN.replace("PUBLISH", publish).replace("FETCH", fetch));
    assertThat(checked.findings()).as(publish).isNotEmpty();
    assertThat(checked.findings()).allMatch(finding -> finding.contains("Main.Box.n"));
  }

  /** What hands them over is not followed: only that they come to another thread is seen. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "record.setParameters(new Object[] {box})"
            + " | record.getParameters() == null ? null : (Box) record.getParameters()[0]",
        "System.getProperties().put(\"k\", box) | (Box) System.getProperties().get(\"k\")",
        "adjuster = java.time.temporal.TemporalAdjusters.ofDateAdjuster(d -> { array[0] = box; return d; })"
            + " | adjuster == null ? null : after(LocalDate.EPOCH.with(adjuster))",
        "InstantSource s = () -> { array[0] = box; return Instant.EPOCH; };"
            + " clock = s.withZone(ZoneOffset.UTC)"
            + " | clock == null ? null : after(clock.instant())",
        "class In extends java.io.InputStream {"
            + "   Box in = box;"
            + "   public int read() { array[0] = in; return -1; }"
            + " }"
            + " stream = new java.io.SequenceInputStream(new In(), new In())"
            + " | stream == null ? null : after(stream.read())",
      })
  void object_thatComesByAnUnknownWay_isShared(String publish, String fetch) {
    object_thatTheJdkHandsOver_isShared(publish, fetch);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Object() | synchronized (X) { synchronized (Y) { } }",
        "new ReentrantLock() | ((Lock) X).lock(); ((Lock) Y).lock();"
            + " ((Lock) Y).unlock(); ((Lock) X).unlock();",
      })
  void locks_thatComeByAnUnknownWay_canDeadlock(String lock, String use) {
    String main =
        """
        Thread t = new Thread(() -> {
          Object[] both = {NEW, NEW};
          Object x = both[0], y = both[1];
          synchronized (LOCK) { record.setParameters(both); }
          USE_IT
        });
        t.start();
        Object[] both;
        synchronized (LOCK) { both = record.getParameters(); }
        if (both != null) {
          Object x = both[0], y = both[1];
          USE_THE_OTHER_WAY
        }
        t.join();
        """
            .replace("NEW", lock)
            .replace("USE_IT", use.replace('X', 'x').replace('Y', 'y'))
            .replace("USE_THE_OTHER_WAY", use.replace('X', 'y').replace('Y', 'x'));
    assertThat(Checked.program(MEMBERS, main).findings())
        .hasSize(1)
        .allMatch(finding -> finding.contains("deadlock"));
  }
}
