// A main method need be neither public nor static, and need have no parameter.
// outcomes: 2
class InstanceMain {
  int count;

  void main() throws InterruptedException {
    Thread other = new Thread(this::increment);
    other.start();
    increment();
    other.join();
    System.out.println(count);
  }

  private synchronized void increment() {
    count++;
  }
}
