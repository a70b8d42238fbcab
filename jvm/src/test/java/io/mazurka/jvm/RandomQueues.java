package io.mazurka.jvm;

/**
 * Statements for random programs, and the fields that they need: queues of every sort, sets, a
 * timer, and variables that are accessed through handles and updaters.
 */
final class RandomQueues {

  static final String FIELDS =
      """
        static final java.util.Set<Integer> skipSet = new ConcurrentSkipListSet<>();
        static final java.util.Set<Integer> cowSet = new CopyOnWriteArraySet<>();
        static final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
        static final LinkedBlockingQueue<Integer> bounded = new LinkedBlockingQueue<>(1);
        static final LinkedBlockingDeque<Integer> blocking = new LinkedBlockingDeque<>(1);
        static final PriorityBlockingQueue<Integer> sorted = new PriorityBlockingQueue<>();
        static final SynchronousQueue<Integer> hand = new SynchronousQueue<>();
        static final LinkedTransferQueue<Integer> transfer = new LinkedTransferQueue<>();
        record Soon(int number) implements Delayed {
          public long getDelay(TimeUnit unit) { return 0; }
          public int compareTo(Delayed other) { return number - ((Soon) other).number; }
        }
        static final DelayQueue<Soon> delayed = new DelayQueue<>();
        record Later(int number) implements Delayed {
          public long getDelay(TimeUnit unit) {
            return unit.convert(9_000 * number - System.nanoTime(), TimeUnit.NANOSECONDS);
          }
          public int compareTo(Delayed other) { return number - ((Later) other).number; }
        }
        static final DelayQueue<Later> later = new DelayQueue<>();
        static final PriorityBlockingQueue<Integer> turned =
            new PriorityBlockingQueue<>(1, (one, other) -> v == 0 ? one - other : other - one);
        static final DoubleAccumulator most = new DoubleAccumulator(Double::max, 0);
        static final AtomicIntegerFieldUpdater<Node> hasty = AtomicIntegerFieldUpdater.newUpdater(Node.class, "hasty");
        static int h;
        static final java.lang.invoke.VarHandle H;
        static {
          try {
            H = java.lang.invoke.MethodHandles.lookup().findStaticVarHandle(NAME.class, "h", int.class);
          } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
          }
        }
      """;

  static final String[] STATEMENTS = {
    "if (skipSet.add(1)) r++;",
    "if (skipSet.remove(1)) r++;",
    "for (int z : skipSet) r = r * 5 + z;",
    "if (cowSet.add(1)) r++;",
    "if (cowSet.contains(1)) r++;",
    "deque.push(1);",
    "deque.addLast(2);",
    "{ Integer z = deque.poll(); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = deque.peekLast(); r = r * 5 + (z == null ? 3 : z); }",
    "bounded.put(1);",
    "r = r * 5 + bounded.take();",
    "if (bounded.offer(2)) r++;",
    "if (bounded.offer(2, 1, TimeUnit.SECONDS)) r++;",
    "r = r * 5 + bounded.drainTo(new java.util.ArrayList<>());",
    "blocking.putFirst(1);",
    "r = r * 5 + blocking.takeLast();",
    "{ Integer z = blocking.pollFirst(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 3 : z); }",
    "sorted.add(2);",
    "sorted.add(1);",
    "r = r * 5 + sorted.take();",
    "{ Integer z = sorted.poll(); r = r * 5 + (z == null ? 3 : z); }",
    "sorted.put(3);",
    "{ Integer z = sorted.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = sorted.peek(); r = r * 5 + (z == null ? 3 : z); }",
    "for (int z : sorted) r = r * 5 + z;",
    "if (sorted.remove(1)) r++;",
    "r = r * 5 + sorted.drainTo(new java.util.ArrayList<>());",
    "sorted.forEach(z -> v = z);",
    "turned.put(1);",
    "turned.put(2);",
    "r = r * 5 + turned.take();",
    "hand.put(1);",
    "r = r * 5 + hand.take();",
    "if (hand.offer(2)) r++;",
    "{ Integer z = hand.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 3 : z); }",
    "transfer.put(1);",
    "transfer.transfer(2);",
    "if (transfer.tryTransfer(2)) r++;",
    "if (transfer.tryTransfer(1, 1, TimeUnit.SECONDS)) r++;",
    "r = r * 5 + transfer.take();",
    "{ Integer z = transfer.poll(); r = r * 5 + (z == null ? 3 : z); }",
    "{ Integer z = transfer.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 3 : z); }",
    "r = r * 5 + transfer.getWaitingConsumerCount();",
    "for (int z : transfer) r = r * 5 + z;",
    "if (transfer.remove(1)) r++;",
    "if (transfer.removeIf(z -> v == 0)) r++;",
    "r = r * 5 + transfer.drainTo(new java.util.ArrayList<>());",
    "r = r * 5 + transfer.size();",
    "delayed.add(new Soon(1));",
    "r = r * 5 + delayed.take().number();",
    "{ Soon z = delayed.poll(); r = r * 5 + (z == null ? 3 : z.number()); }",
    "{ Soon z = delayed.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 3 : z.number()); }",
    "r = r * 5 + delayed.size();",
    "if (delayed.removeIf(z -> v == 0)) r++;",
    "later.put(new Later(1));",
    "later.put(new Later(2));",
    "r = r * 5 + later.take().number();",
    "{ Later z = later.poll(); r = r * 5 + (z == null ? 3 : z.number()); }",
    "{ Later z = later.poll(1, TimeUnit.SECONDS); r = r * 5 + (z == null ? 3 : z.number()); }",
    "r = r * 5 + later.drainTo(new java.util.ArrayList<>());",
    "most.accumulate(2);",
    "r = r * 5 + (int) most.get();",
    "r = r * 5 + hasty.incrementAndGet(node);",
    "if (hasty.compareAndSet(node, 0, 2)) r++;",
    "H.setRelease(1);",
    "r = r * 5 + (int) H.getAcquire();",
    "H.setOpaque(2);",
    "r = r * 5 + (int) H.getVolatile();",
    "if (H.compareAndSet(0, 1)) r++;",
    "if (H.weakCompareAndSetPlain(1, 2)) r++;",
    "r = r * 5 + (int) H.getAndAdd(1);",
    "r = r * 5 + (int) H.getAndBitwiseOr(2);",
    "H.set(2);",
    "r = r * 5 + ForkJoinPool.commonPool().submit(() -> v + 1).join();",
    "{ var z = ForkJoinPool.commonPool().submit(() -> { v = 1; }); BODY z.join(); }",
    "{ var z = new java.util.Timer(); z.schedule(new java.util.TimerTask() { public void run() { v = 1; } }, 1); BODY z.cancel(); }",
  };

  private RandomQueues() {}
}
