package io.mazurka.cli.bench.program;

/**
 * Three threads that run different code on two volatile variables, and each remembers all it has
 * seen: no two are alike at any time, and no state is reached in two ways. The argument is how
 * often each does its part.
 */
public final class Strangers {

  private static volatile long left;
  private static volatile long right;

  private Strangers() {}

  /** Writes the one and reads the other. */
  private static final class Teller extends Thread {
    private final int times;
    private long seen;

    Teller(int times) {
      this.times = times;
    }

    @Override
    public void run() {
      for (int i = 1; i <= times; i++) {
        left = 10 * seen + i;
        seen = 100 * seen + right;
      }
    }
  }

  /** Adds the one to the other. */
  private static final class Gossip extends Thread {
    private final int times;
    private String seen = "";

    Gossip(int times) {
      this.times = times;
    }

    @Override
    public void run() {
      for (int i = 0; i < times; i++) {
        long heard = left;
        seen += " " + heard;
        right = 7 * heard + 1;
      }
    }
  }

  /** Only listens. */
  private static final class Listener extends Thread {
    private final long[] seen;

    Listener(int times) {
      seen = new long[times];
    }

    @Override
    public void run() {
      for (int i = seen.length - 1; i >= 0; i--) {
        seen[i] = left - 3 * right;
      }
    }
  }

  /** Runs the three, and looks at all that they have seen. */
  public static void main(String[] args) throws InterruptedException {
    int times = Integer.parseInt(args[0]);
    Teller teller = new Teller(times);
    Gossip gossip = new Gossip(times);
    Listener listener = new Listener(times);
    teller.start();
    gossip.start();
    listener.start();
    teller.join();
    gossip.join();
    listener.join();
    long last = 0;
    for (long seen : listener.seen) {
      last = 31 * last + seen;
    }
    assert !gossip.seen.equals("no " + teller.seen + last);
  }
}
