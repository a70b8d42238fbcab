package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicStampedReference;
import org.jspecify.annotations.Nullable;

/** Reference and stamp are one variable; every call is one operation on it. */
@ModelOf("java/util/concurrent/atomic/AtomicStampedReference")
@SuppressWarnings("ReferenceEquality") // What a compare-and-set compares.
public final class AtomicStampedReferenceModel {

  private static final int PAIR = Operations.WHOLE;

  private AtomicStampedReferenceModel() {}

  public static <V extends @Nullable Object> V getReference(
      AtomicStampedReference<V> self, int site) {
    Operations.readVolatile(self, PAIR, site);
    return self.getReference();
  }

  public static int getStamp(AtomicStampedReference<?> self, int site) {
    Operations.readVolatile(self, PAIR, site);
    return self.getStamp();
  }

  public static <V extends @Nullable Object> V get(
      AtomicStampedReference<V> self, int[] holder, int site) {
    Operations.readVolatile(self, PAIR, site);
    int[] read = new int[1];
    V reference = self.get(read);
    if (holder.length > 0) {
      Operations.write(holder, 0, site);
    }
    holder[0] = read[0];
    return reference;
  }

  public static <V extends @Nullable Object> void set(
      AtomicStampedReference<V> self, V reference, int stamp, int site) {
    Operations.publish(self, reference);
    Operations.writeVolatile(self, PAIR, site);
    self.set(reference, stamp);
  }

  public static <V extends @Nullable Object> boolean compareAndSet(
      AtomicStampedReference<V> self,
      V expected,
      V reference,
      int expectedStamp,
      int stamp,
      int site) {
    Operations.publish(self, reference);
    Operations.compareAndSet(
        self,
        PAIR,
        () -> self.getReference() == expected && self.getStamp() == expectedStamp,
        site);
    return self.compareAndSet(expected, reference, expectedStamp, stamp);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSet(
      AtomicStampedReference<V> self,
      V expected,
      V reference,
      int expectedStamp,
      int stamp,
      int site) {
    Operations.publish(self, reference);
    Operations.compareAndSet(
        self,
        PAIR,
        () -> self.getReference() == expected && self.getStamp() == expectedStamp,
        site);
    return self.compareAndSet(expected, reference, expectedStamp, stamp);
  }

  public static <V extends @Nullable Object> boolean attemptStamp(
      AtomicStampedReference<V> self, V expected, int stamp, int site) {
    Operations.compareAndSet(self, PAIR, () -> self.getReference() == expected, site);
    return self.attemptStamp(expected, stamp);
  }
}
