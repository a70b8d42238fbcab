// A program's own thread class, with fields.
// outcomes: 3 worker
public class SubclassOfThread extends Thread {
  private int sum;

  SubclassOfThread() {
    super("worker");
  }

  @Override
  public void run() {
    sum = 1 + 2;
  }

  public static void main(String[] args) throws InterruptedException {
    SubclassOfThread worker = new SubclassOfThread();
    worker.start();
    worker.join();
    System.out.println(worker.sum + " " + worker.getName());
  }
}
