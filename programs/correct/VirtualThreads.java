// Virtual threads made in every way are program threads like others.
// covers: virtual threads
// outcomes: 4 true true v-0 v-1
// except: dfs
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualThreads {
  static final AtomicInteger COUNT = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Thread first = Thread.startVirtualThread(COUNT::incrementAndGet);
    Thread second = Thread.ofVirtual().name("second").start(COUNT::incrementAndGet);
    first.join();
    second.join();
    ThreadFactory factory = Thread.ofVirtual().name("v-", 0).factory();
    Thread third = factory.newThread(COUNT::incrementAndGet);
    Thread fourth = factory.newThread(COUNT::incrementAndGet);
    third.start();
    third.join();
    fourth.start();
    fourth.join();
    System.out.println(
        COUNT + " " + third.isVirtual() + " " + third.isDaemon() + " " + third.getName() + " "
            + fourth.getName());
  }
}
