package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.Collection;
import java.util.Set;

/** Sets that never change, in an order that is the same in every virtual machine. */
@ModelOf("java/util/Set")
public final class SetFactoryModel {

  private SetFactoryModel() {}

  @Static
  @Packed
  @SuppressWarnings("unchecked") // An array of the same type.
  public static <E> Set<E> of(E[] elements, int site) {
    E[] read = (E[]) Elements.read(elements, 0, elements.length, site);
    Hooks.hashed(read);
    Hooks.show(site);
    return ImmutableSet.of(read);
  }

  @Static
  public static <E> Set<E> copyOf(Collection<? extends E> collection, int site) {
    Collection<? extends E> elements = Copied.forEach(collection, site);
    Hooks.passed(elements, false);
    Hooks.hashed(elements);
    Hooks.beforeCall(null, site);
    return ImmutableSet.copyOf(elements);
  }
}
