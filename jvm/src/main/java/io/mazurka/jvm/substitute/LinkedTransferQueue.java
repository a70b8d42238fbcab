package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import io.mazurka.jvm.substitute.Chain.Link;
import java.io.Serializable;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TransferQueue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A queue without bounds whose givers can wait for takers. A call is one step, or one to begin to
 * wait and one to go on; what goes through the queue takes a step for each element, as others may
 * change it meanwhile.
 *
 * <p>Where the JDK's code looks for the next element is part of what it promises to nobody and
 * shows to everybody: iterators and texts look once they are done with the last one, all others
 * remember what comes behind an element before they do anything with it.
 */
public class LinkedTransferQueue<E> extends AbstractQueue<E>
    implements TransferQueue<E>, Serializable {

  private static final long serialVersionUID = 1;
  private static final int CHARACTERISTICS =
      Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT;

  @SuppressWarnings("this-escape") // Kept, and not used before there is an object.
  private final transient Transfers<E> steps = new Transfers<>(this);

  public LinkedTransferQueue() {}

  public LinkedTransferQueue(Collection<? extends E> elements) {
    for (E element : elements) {
      steps.add(Objects.requireNonNull(element));
    }
  }

  @Override
  public void put(E element) {
    steps.put(Objects.requireNonNull(element));
  }

  @Override
  public boolean offer(E element, long timeout, TimeUnit unit) {
    steps.put(Objects.requireNonNull(element));
    return true;
  }

  @Override
  public boolean offer(E element) {
    steps.put(Objects.requireNonNull(element));
    return true;
  }

  @Override
  public boolean add(E element) {
    steps.put(Objects.requireNonNull(element));
    return true;
  }

  @Override
  public boolean tryTransfer(E element) {
    return steps.tryTransfer(Objects.requireNonNull(element));
  }

  @Override
  public void transfer(E element) throws InterruptedException {
    Objects.requireNonNull(element);
    Steps.checkInterrupt(SITE);
    boolean _ = steps.transfer(element, Waits.FOR_EVER);
  }

  @Override
  public boolean tryTransfer(E element, long timeout, TimeUnit unit) throws InterruptedException {
    Objects.requireNonNull(element);
    long nanos = Waits.patience(timeout, unit);
    if (nanos != 0) {
      return steps.transfer(element, nanos);
    }
    boolean given = steps.tryTransfer(element);
    if (!given) {
      Steps.checkInterrupt(SITE);
    }
    return given;
  }

  @Override
  @SuppressWarnings("NullAway") // There is an element at the end of a wait without an end.
  public E take() throws InterruptedException {
    Steps.checkInterrupt(SITE);
    return steps.poll(Waits.FOR_EVER);
  }

  @Override
  public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return steps.poll(Waits.patience(timeout, unit));
  }

  @Override
  public @Nullable E poll() {
    return steps.poll();
  }

  @Override
  public int drainTo(Collection<? super E> to) {
    return drainTo(to, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> to, int atMost) {
    Objects.requireNonNull(to);
    if (to == this) {
      throw new IllegalArgumentException();
    }
    int count = 0;
    while (count < atMost) {
      E element = poll();
      if (element == null) {
        return count;
      }
      to.add(element);
      count++;
    }
    return count;
  }

  @Override
  public @Nullable E peek() {
    Link<E> first = steps.first();
    return first == null ? null : first.element();
  }

  @Override
  public boolean isEmpty() {
    return steps.first() == null;
  }

  @Override
  public boolean hasWaitingConsumer() {
    return steps.hasTaker();
  }

  @Override
  public int getWaitingConsumerCount() {
    return steps.countTakers();
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public int size() {
    return elements().size();
  }

  @Override
  public Object[] toArray() {
    return elements().toArray();
  }

  @Override
  public <T extends @Nullable Object> T[] toArray(T[] array) {
    Objects.requireNonNull(array);
    return elements().toArray(array);
  }

  private List<E> elements() {
    List<E> elements = new ArrayList<>();
    new Elements().forEachRemaining(elements::add);
    return elements;
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ", "[", "]");
    new Elements().forEachRemaining(element -> text.add(element.toString()));
    return text.toString();
  }

  @Override
  public boolean contains(@Nullable Object sought) {
    return sought != null && find((_, element) -> sought.equals(element));
  }

  @Override
  public boolean remove(@Nullable Object sought) {
    return sought != null && find((at, element) -> sought.equals(element) && steps.remove(at));
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return removeEach(filter);
  }

  @Override
  public boolean removeAll(Collection<?> elements) {
    Objects.requireNonNull(elements);
    return removeEach(elements::contains);
  }

  @Override
  public boolean retainAll(Collection<?> elements) {
    Objects.requireNonNull(elements);
    return removeEach(element -> !elements.contains(element));
  }

  @Override
  public void clear() {
    boolean _ = removeEach(_ -> true);
  }

  private boolean removeEach(Predicate<? super E> filter) {
    boolean[] removed = new boolean[1];
    boolean _ =
        find((at, element) -> {
          removed[0] |= filter.test(element) && steps.remove(at);
          return false;
        });
    return removed[0];
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    boolean _ =
        find((_, element) -> {
          action.accept(element);
          return false;
        });
  }

  /** Goes through the queue until the search is over; returns whether it is. */
  private boolean find(Search<E> search) {
    Link<E> at = steps.first();
    E element = at == null ? null : at.element();
    while (at != null && element != null) {
      Link<E> behind = steps.behind(at);
      if (search.endsWith(at, element)) {
        return true;
      }
      at = behind == null ? null : steps.from(behind);
      element = at == null ? null : at.element();
    }
    return false;
  }

  /** What is done with each element. */
  private interface Search<E> {

    /** Whether it is over with the element at that link. */
    boolean endsWith(Link<E> at, E element);
  }

  @Override
  public Iterator<E> iterator() {
    return new Elements();
  }

  private final class Elements implements Iterator<E> {

    private @Nullable Link<E> next;
    private @Nullable E element;
    private @Nullable Link<E> last;

    Elements() {
      found(steps.first());
    }

    private void found(@Nullable Link<E> link) {
      next = link;
      element = link == null ? null : link.element();
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public E next() {
      Link<E> current = next;
      E found = element;
      if (current == null || found == null) {
        throw new NoSuchElementException();
      }
      last = current;
      found(steps.after(current));
      return found;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      while (next != null && element != null) {
        action.accept(element);
        last = next;
        found(steps.after(last));
      }
    }

    @Override
    public void remove() {
      Link<E> removed = last;
      if (removed == null) {
        throw new IllegalStateException();
      }
      last = null;
      boolean _ = steps.remove(removed);
    }
  }

  @Override
  public Spliterator<E> spliterator() {
    return new Rest();
  }

  /** The elements that are left to go through. */
  private final class Rest implements Spliterator<E> {

    private @Nullable Link<E> current;
    private @Nullable E element;
    private boolean begun;
    private int batch;

    /** The link to go on with, where the element is. */
    private @Nullable Link<E> find() {
      Link<E> from = current;
      Link<E> found = from != null ? steps.from(from) : begun ? null : steps.first();
      begun = true;
      current = found;
      element = found == null ? null : found.element();
      return found;
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      Link<E> at = find();
      E found = element;
      if (at == null || found == null) {
        return false;
      }
      current = steps.behind(at);
      action.accept(found);
      return true;
    }

    /** A few of the elements, never the last one. */
    @Override
    public @Nullable Spliterator<E> trySplit() {
      List<E> few = new ArrayList<>();
      batch++;
      Link<E> at = find();
      Link<E> behind = at == null ? null : steps.behind(at);
      while (behind != null && element != null && few.size() < batch) {
        few.add(element);
        current = behind;
        at = find();
        behind = at == null ? null : steps.behind(at);
      }
      return few.isEmpty() ? null : Spliterators.spliterator(few.toArray(), CHARACTERISTICS);
    }

    @Override
    public long estimateSize() {
      return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
      return CHARACTERISTICS;
    }
  }
}
