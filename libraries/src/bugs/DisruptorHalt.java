// issue: disruptor 3.4.1, race between run and halt
// what: a processor that is halted before its thread runs never ends
// broken: com.lmax:disruptor:3.4.0
// fixed: com.lmax:disruptor:3.4.1
// finds: deadlock: main at DisruptorHalt.java
import com.lmax.disruptor.BatchEventProcessor;
import com.lmax.disruptor.RingBuffer;

public class DisruptorHalt {
  public static void main(String[] args) throws InterruptedException {
    RingBuffer<int[]> ring = RingBuffer.createSingleProducer(() -> new int[1], 2);
    BatchEventProcessor<int[]> processor =
        new BatchEventProcessor<>(ring, ring.newBarrier(), (event, sequence, last) -> {});
    Thread thread = new Thread(processor);
    thread.start();
    processor.halt();
    thread.join();
  }
}
