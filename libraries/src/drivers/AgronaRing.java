// library: org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer
// checks: what two threads write to a ring buffer on the heap a third reads, all of it and whole
// outcomes: 1 2 | 2 1
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.RingBufferDescriptor;

public class AgronaRing {
  static void write(ManyToOneRingBuffer ring, int number) {
    UnsafeBuffer message = new UnsafeBuffer(new byte[4]);
    message.putInt(0, number);
    if (!ring.write(1, message, 0, 4)) {
      throw new AssertionError("full");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ManyToOneRingBuffer ring =
        new ManyToOneRingBuffer(new UnsafeBuffer(new byte[64 + RingBufferDescriptor.TRAILER_LENGTH]));
    Thread other = new Thread(() -> write(ring, 1));
    other.start();
    write(ring, 2);
    other.join();
    StringBuilder read = new StringBuilder();
    ring.read((type, buffer, index, length) -> read.append(buffer.getInt(index)).append(' '));
    System.out.println(read.toString().trim());
  }
}
