package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.atomic.AtomicMarkableReference;
import org.jspecify.annotations.Nullable;

/** Reference and mark are one variable; every call is one operation on it. */
@ModelOf("java/util/concurrent/atomic/AtomicMarkableReference")
@SuppressWarnings("ReferenceEquality") // What a compare-and-set compares.
public final class AtomicMarkableReferenceModel {

  private static final int PAIR = Operations.WHOLE;

  private AtomicMarkableReferenceModel() {}

  public static <V extends @Nullable Object> V getReference(
      AtomicMarkableReference<V> self, int site) {
    Operations.readVolatile(self, PAIR, site);
    return self.getReference();
  }

  public static boolean isMarked(AtomicMarkableReference<?> self, int site) {
    Operations.readVolatile(self, PAIR, site);
    return self.isMarked();
  }

  public static <V extends @Nullable Object> V get(
      AtomicMarkableReference<V> self, boolean[] holder, int site) {
    Operations.readVolatile(self, PAIR, site);
    boolean[] read = new boolean[1];
    V reference = self.get(read);
    if (holder.length > 0) {
      Operations.write(holder, 0, site);
    }
    holder[0] = read[0];
    return reference;
  }

  public static <V extends @Nullable Object> void set(
      AtomicMarkableReference<V> self, V reference, boolean mark, int site) {
    Operations.publish(self, reference);
    Operations.writeVolatile(self, PAIR, site);
    self.set(reference, mark);
  }

  public static <V extends @Nullable Object> boolean compareAndSet(
      AtomicMarkableReference<V> self,
      V expected,
      V reference,
      boolean expectedMark,
      boolean mark,
      int site) {
    Operations.publish(self, reference);
    Operations.compareAndSet(
        self, PAIR, () -> self.getReference() == expected && self.isMarked() == expectedMark, site);
    return self.compareAndSet(expected, reference, expectedMark, mark);
  }

  public static <V extends @Nullable Object> boolean weakCompareAndSet(
      AtomicMarkableReference<V> self,
      V expected,
      V reference,
      boolean expectedMark,
      boolean mark,
      int site) {
    Operations.publish(self, reference);
    Operations.compareAndSet(
        self, PAIR, () -> self.getReference() == expected && self.isMarked() == expectedMark, site);
    return self.compareAndSet(expected, reference, expectedMark, mark);
  }

  public static <V extends @Nullable Object> boolean attemptMark(
      AtomicMarkableReference<V> self, V expected, boolean mark, int site) {
    Operations.compareAndSet(self, PAIR, () -> self.getReference() == expected, site);
    return self.attemptMark(expected, mark);
  }
}
