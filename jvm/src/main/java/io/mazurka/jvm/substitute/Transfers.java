package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import io.mazurka.jvm.substitute.Chain.Link;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The steps of a {@link LinkedTransferQueue}: each looks at the queue as a whole, or changes it.
 *
 * <p>Who takes an element waits for it in one step: when a thread comes is its own affair, so that
 * all of them came late is always possible. That is so until the program asks who waits ({@link
 * Steps#lookAtTakers}). From then on a thread that finds no element comes in one step and goes on
 * in another, and who came first is served first.
 */
final class Transfers<E> {

  private final Object queue;
  private final Chain<E> elements = new Chain<>();
  private final Chain<Taker<E>> takers = new Chain<>();

  Transfers(Object queue) {
    this.queue = queue;
  }

  /** Adds an element to a queue that nobody else knows yet. */
  void add(E element) {
    elements.append(new Link<>(element));
  }

  /** Gives an element to whoever comes. */
  void put(E element) {
    change();
    give(element);
  }

  /** Gives an element to one who waits, if anybody does. */
  boolean tryTransfer(E element) {
    Steps.lookAtTakers();
    return changeIf(() -> takers.first() != null) && give(element) == null;
  }

  /** Gives an element to one who waits or comes in time; returns whether there was one. */
  boolean transfer(E element, long nanos) throws InterruptedException {
    change();
    Link<E> link = give(element);
    if (link == null) {
      return true;
    }
    try {
      return await(link::isTaken, "somebody to take an element of ", nanos);
    } finally {
      elements.take(link);
    }
  }

  /** Where the element is until somebody takes it; null if one who waited has it. */
  private @Nullable Link<E> give(E element) {
    Link<Taker<E>> first = takers.first();
    Taker<E> taker = first == null ? null : first.element();
    if (first != null && taker != null) {
      Operations.publish(queue, element);
      taker.received = element;
      takers.take(first);
      return null;
    }
    Link<E> link = new Link<>(element);
    Operations.publish(queue, link);
    elements.append(link);
    return link;
  }

  /** Takes the first element if there is one. */
  @Nullable E poll() {
    return changeIf(() -> elements.first() != null) ? takeFirst() : null;
  }

  /** Takes the first element as soon as there is one, or nothing when the time has passed. */
  @Nullable E poll(long nanos) throws InterruptedException {
    if (nanos != 0 && Steps.takersAreLookedAt()) {
      change();
      return elements.first() == null ? pollInLine(nanos) : takeFirst();
    }
    return await(() -> elements.first() != null, "an element of ", nanos) ? takeFirst() : null;
  }

  private @Nullable E pollInLine(long nanos) throws InterruptedException {
    Taker<E> taker = new Taker<>();
    Link<Taker<E>> place = new Link<>(taker);
    Operations.publish(queue, place);
    takers.append(place);
    try {
      return await(taker::isServed, "an element of ", nanos) ? taker.received : null;
    } finally {
      takers.take(place);
    }
  }

  private @Nullable E takeFirst() {
    Link<E> first = elements.first();
    E element = first == null ? null : first.element();
    if (first != null) {
      elements.take(first);
    }
    return element;
  }

  /** Takes out what is at the link, unless somebody else has. */
  boolean remove(Link<E> link) {
    if (!changeIf(() -> !link.isTaken())) {
      return false;
    }
    elements.take(link);
    return true;
  }

  /** The first link. */
  @Nullable Link<E> first() {
    look();
    return elements.first();
  }

  /** The first link that is not taken, from this one on. */
  @Nullable Link<E> from(Link<E> link) {
    look();
    return Chain.from(link);
  }

  /** The first link behind this one that is not taken. */
  @Nullable Link<E> after(Link<E> link) {
    look();
    return link.next == null ? null : Chain.from(link.next);
  }

  /**
   * What comes behind a link that was found in the last step, taken or not: if there is something
   * it stays so, if there is nothing that may have changed by the time somebody looks.
   */
  @Nullable Link<E> behind(Link<E> link) {
    if (link.next == null) {
      look();
    }
    return link.next;
  }

  boolean hasTaker() {
    Steps.lookAtTakers();
    look();
    return takers.first() != null;
  }

  /** Counts those who wait, one after the other, as they come and leave. */
  int countTakers() {
    Steps.lookAtTakers();
    look();
    int count = 0;
    Link<Taker<E>> at = takers.first();
    while (at != null) {
      count++;
      look();
      at = at.next == null ? null : Chain.from(at.next);
    }
    return count;
  }

  private void look() {
    Steps.look(queue, Steps.STATE, SITE);
  }

  private void change() {
    Steps.change(queue, Steps.STATE, SITE);
  }

  private boolean changeIf(BooleanSupplier changes) {
    Steps.changeIf(changes, SITE, new Steps.Part(queue, Steps.STATE));
    return changes.getAsBoolean();
  }

  private boolean await(BooleanSupplier met, String what, long nanos) throws InterruptedException {
    Waits.Need need = new Waits.Need(met, () -> what + Steps.name(queue));
    return Waits.awaitToChangeFirst(queue, need, nanos, SITE);
  }
}
