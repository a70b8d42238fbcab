package io.mazurka.cli.bench.program;

/**
 * Two threads that write to different elements of one array, all of it under one lock (Yang 2008,
 * table 1). The argument is how many elements each writes; what it prints is their sum.
 */
public final class SharedArray {

  private SharedArray() {}

  /** Writes every second element, beginning with one of the first two. */
  private static final class Writer extends Thread {
    private final int[] array;
    private final int first;

    Writer(int[] array, int first) {
      this.array = array;
      this.first = first;
    }

    @Override
    public void run() {
      for (int i = first; i < array.length; i += 2) {
        synchronized (array) {
          array[i] = i * i;
        }
      }
    }
  }

  /** Runs the writers and adds up what they wrote. */
  public static void main(String[] args) throws InterruptedException {
    int[] array = new int[2 * Integer.parseInt(args[0])];
    Writer even = new Writer(array, 0);
    Writer odd = new Writer(array, 1);
    even.start();
    odd.start();
    even.join();
    odd.join();
    long sum = 0;
    for (int element : array) {
      sum += element;
    }
    System.out.println(sum);
  }
}
