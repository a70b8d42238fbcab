package io.mazurka.jvm.substitute;

import org.jspecify.annotations.Nullable;

/**
 * Elements in the order in which they came. Who has stopped at a link goes on from there whatever
 * has become of it, as in the JDK's linked queues: what was taken out leads to what came behind it.
 *
 * @param <T> the type of the elements
 */
final class Chain<T> {

  /** The place of an element, which is null once that was taken out. */
  static final class Link<T> {

    @Nullable T element;
    @Nullable Link<T> next;

    Link(@Nullable T element) {
      this.element = element;
    }

    @Nullable T element() {
      return element;
    }

    boolean isTaken() {
      return element == null;
    }
  }

  /** The first element is behind it. */
  private Link<T> head = new Link<>(null);

  private Link<T> tail = head;

  void append(Link<T> link) {
    tail.next = link;
    tail = link;
  }

  /** The first link that is not taken. */
  @Nullable Link<T> first() {
    return from(head);
  }

  /** The first link that is not taken, from this one on. */
  static <T> @Nullable Link<T> from(Link<T> link) {
    Link<T> at = link;
    while (at != null && at.isTaken()) {
      at = at.next;
    }
    return at;
  }

  /** Takes out what is at the link. */
  void take(Link<T> link) {
    link.element = null;
    while (head.next != null && head.next.isTaken()) {
      head = head.next;
    }
    Link<T> at = head;
    for (Link<T> next = at.next; next != null; next = at.next) {
      if (next.isTaken() && next.next != null) {
        at.next = next.next;
      } else {
        at = next;
      }
    }
  }
}
