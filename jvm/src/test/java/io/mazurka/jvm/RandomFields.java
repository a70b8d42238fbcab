package io.mazurka.jvm;

/** What random programs have before their methods: variables, locks, threads and classes. */
final class RandomFields {

  /** With {@code NAME}, {@code FIRST} and {@code SECOND} for the class and its two threads. */
  static final String TEXT =
      """
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      public class NAME {
        static int x, y, out0, out1, out2;
        static volatile int v, w;
        static final int[] a = new int[2];
        static final AtomicIntegerArray array = new AtomicIntegerArray(2);
        static final AtomicInteger c = new AtomicInteger();
        static final Object l = new Object(), m = new Object();
        static final ReentrantLock k = new ReentrantLock();
        static final Condition q = k.newCondition();
        static final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        static final Semaphore s = new Semaphore(1);
        static final StampedLock st = new StampedLock();
        static final Phaser phaser = new Phaser(2);
        static final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
        static final java.util.Queue<Integer> linked = new ConcurrentLinkedQueue<>();
        static final LongAdder adder = new LongAdder();
        static final CountDownLatch latch = new CountDownLatch(2);
        static final Exchanger<Integer> exchanger = new Exchanger<>();
        static final CyclicBarrier barrier = new CyclicBarrier(2, () -> w++);
        static Node n;
        static volatile Node vn;
        static final Node[] nodes = new Node[1];
        static final Node node = new Node(0);
        static final AtomicReference<Node> ref = new AtomicReference<>();
        static final java.util.List<Integer> list = new java.util.ArrayList<>();
        static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        static final java.util.Map<Integer, Integer> skip = new ConcurrentSkipListMap<>();
        record Key(int number) {
          public boolean equals(Object z) { return c.get() >= 0 && z instanceof Key k && k.number == number; }
          public int hashCode() { return 1; }
        }
        static final java.util.Map<Key, Integer> keyed = new ConcurrentHashMap<>(java.util.Map.of(new Key(1), 1));
        static final java.util.List<Integer> cow = new CopyOnWriteArrayList<>(java.util.List.of(1, 2));
        static final java.util.Vector<Integer> vector = new java.util.Vector<>(java.util.List.of(1));
        static final java.util.Map<Integer, Integer> locked = java.util.Collections.synchronizedMap(new java.util.HashMap<>());
        static final FutureTask<Integer> task = new FutureTask<>(() -> v + 1);
        static final CompletableFuture<Integer> future = new CompletableFuture<>();
        static class Asking implements Flow.Subscriber<Integer> {
          volatile Flow.Subscription given;
          public void onSubscribe(Flow.Subscription z) { given = z; }
          public void onNext(Integer z) { v = z; }
          public void onError(Throwable z) { w = 1; }
          public void onComplete() { w = 2; }
        }
        static final Asking asking = new Asking();
        static final SubmissionPublisher<Integer> publisher = new SubmissionPublisher<>(Runnable::run, 1);
        static { publisher.subscribe(asking); }
        static final Thread t0 = Thread.currentThread(), t1 = FIRST, t2 = SECOND;
        static class Node {
          int plain; volatile int hasty; Node next; final int fixed;
          Node(int k) { plain = k; fixed = k; }
          synchronized int swap(int k) { int old = plain; plain = k; return old; }
        }
        static class Late { static int z = v + 1; }
        static class Failing { static int z; static { if (x == 0) throw new IllegalStateException(); } }
        static class Names extends java.util.ArrayList<Node> { }
        static final Names names = new Names();
        static class Leaking { final int fixed; Leaking() { leaked = this; fixed = 1; } }
        static volatile Leaking leaked;
        static synchronized int both(int k) { x = k; return y; }
      """;

  private RandomFields() {}
}
