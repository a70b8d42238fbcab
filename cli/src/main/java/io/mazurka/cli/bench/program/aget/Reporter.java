package io.mazurka.cli.bench.program.aget;

/** The thread that waits for a signal, and then says how much is written. */
final class Reporter extends Thread {

  private final Download download;

  Reporter(Download download) {
    this.download = download;
  }

  @Override
  public void run() {
    try {
      System.out.println(download.awaitSignal() + " bytes");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
