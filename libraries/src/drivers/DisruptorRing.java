// library: com.lmax.disruptor.RingBuffer
// checks: what is published to a ring buffer a poller sees, in order; its `Sequence` is plain accesses between fences, which are races in Java
// finds: race
import com.lmax.disruptor.EventPoller;
import com.lmax.disruptor.RingBuffer;

public class DisruptorRing {
  static final class Event {
    int value;
  }

  public static void main(String[] args) throws Exception {
    RingBuffer<Event> ring = RingBuffer.createSingleProducer(Event::new, 2);
    EventPoller<Event> poller = ring.newPoller();
    ring.addGatingSequences(poller.getSequence());
    Thread producer =
        new Thread(
            () -> {
              for (int i = 1; i <= 2; i++) {
                long sequence = ring.next();
                ring.get(sequence).value = i;
                ring.publish(sequence);
              }
            });
    producer.start();
    int[] values = new int[2];
    int[] seen = new int[1];
    while (seen[0] < 2) {
      poller.poll(
          (event, sequence, last) -> {
            values[seen[0]++] = event.value;
            return true;
          });
    }
    System.out.println(values[0] + " " + values[1]);
    producer.join();
  }
}
