package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Operations in the terms of a state's graph, numbered: what is done, and to which part of which
 * node.
 *
 * <p>An operation names its objects by numbers that mean something in one execution only. A link
 * names them by the owner number of a node and a slot in it, so that it can be renamed when nodes
 * are, and recognised in other executions. What touches no object is no link: nothing can race with
 * it.
 */
final class Links {

  /** No link: the end of a chain, or an operation that touches nothing. */
  static final int NONE = -1;

  private static final Kind[] KINDS = Kind.values();

  private final Triples parts = new Triples();
  private final Triples links = new Triples();
  private int[] objects = new int[0];
  private int[] touches = new int[0];
  private @Nullable Operation[] made = new Operation[0];
  private Operation[] operations = new Operation[8];
  private int[] chain = new int[8];
  private int[] kinds = new int[8];
  private boolean within;

  /** The link for an operation, whose objects the probe knows. */
  int of(@Nullable Operation operation, Probe probe) {
    int length = unroll(operation);
    int link = NONE;
    while (length > 0) {
      Operation last = operations[--length];
      int object = last.object();
      if (object != Operation.NO_OBJECT) {
        link = link(last.kind().ordinal(), probe.owner(object), probe.slot(object), link);
      }
    }
    return link;
  }

  /** Lists what the operation does; that can be as much as there are elements in an array. */
  private int unroll(@Nullable Operation operation) {
    int length = 0;
    for (Operation each = operation; each != null; each = each.also()) {
      if (length == operations.length) {
        operations = Arrays.copyOf(operations, 2 * length);
      }
      operations[length++] = each;
    }
    return length;
  }

  private int link(int kind, int owner, int slot, int also) {
    return links.number(kind, parts.number(owner, slot, 0), also);
  }

  /** Whether there is more than one object in it. */
  boolean isChain(int link) {
    return also(link) != NONE;
  }

  /** Whether two links do the same to the same parts, be it of other objects. */
  boolean alike(int a, int b) {
    while (a != NONE
        && b != NONE
        && links.first(a) == links.first(b)
        && parts.second(part(a)) == parts.second(part(b))) {
      a = also(a);
      b = also(b);
    }
    return a == b;
  }

  /**
   * The counterpart of a link. What is not in the states has none, and is taken for itself: it may
   * be something that is always there, as the standard output, though no thread holds it. If it is
   * something that came into being later, that does no harm.
   */
  int renamed(int link, Renaming renaming) {
    within = true;
    if (link == NONE || also(link) == NONE) {
      return link == NONE ? NONE : renamedSingle(link, renaming);
    }
    return renamedChain(link, renaming);
  }

  private int renamedSingle(int link, Renaming renaming) {
    int part = renamedPart(part(link), renaming);
    return part == part(link) ? link : links.number(links.first(link), part, NONE);
  }

  /**
   * A chain whose objects are in a certain order where the same is done to several in a row. A
   * thread that joins others does so in some order; if that made a difference, the counterparts of
   * one such operation would be as many as there are orders.
   */
  private int renamedChain(int link, Renaming renaming) {
    int length = 0;
    for (int here = link; here != NONE; here = also(here)) {
      if (length == chain.length) {
        chain = Arrays.copyOf(chain, 2 * length);
        kinds = Arrays.copyOf(kinds, 2 * length);
      }
      kinds[length] = links.first(here);
      chain[length++] = renamedPart(part(here), renaming);
    }
    for (int start = 0, end = 1; start < length; end++) {
      if (end == length || kinds[end] != kinds[start]) {
        Arrays.sort(chain, start, end);
        start = end;
      }
    }
    return isOf(link) ? link : chained(length);
  }

  /** Whether the parts in the order found last are those of the link as it is. */
  private boolean isOf(int link) {
    int i = 0;
    for (int here = link; here != NONE; here = also(here)) {
      if (part(here) != chain[i++]) {
        return false;
      }
    }
    return true;
  }

  private int chained(int length) {
    int link = NONE;
    for (int i = length - 1; i >= 0; i--) {
      link = links.number(kinds[i], chain[i], link);
    }
    return link;
  }

  private int renamedPart(int part, Renaming renaming) {
    int own = parts.first(part);
    int owner = renaming.owner(own);
    if (owner == StateGraph.NO_OWNER) {
      within = false;
      return part;
    }
    return owner == own ? part : parts.number(owner, parts.second(part), 0);
  }

  /** Whether everything that the link touches of which a counterpart was made last has one. */
  boolean wasWithin() {
    return within;
  }

  /** Whether everything that the link touches has a counterpart. */
  boolean isWithin(int link, Renaming renaming) {
    for (int here = link; here != NONE; here = also(here)) {
      if (renaming.owner(parts.first(part(here))) == StateGraph.NO_OWNER) {
        return false;
      }
    }
    return true;
  }

  /** Whether the order of the two can matter. */
  boolean dependent(int a, int b) {
    for (int one = a; one != NONE; one = also(one)) {
      for (int other = b; other != NONE; other = also(other)) {
        if (part(one) == part(other)
            && KINDS[links.first(one)].dependsOn(KINDS[links.first(other)])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Enters an operation that the path was prolonged by. */
  void push(int link, Operation operation) {
    int here = link;
    for (Operation op = operation; op != null; op = op.also()) {
      if (op.object() != Operation.NO_OBJECT) {
        reserve(part(here));
        objects[part(here)] = op.object();
        touches[part(here)]++;
        here = also(here);
      }
    }
  }

  /** Takes out an operation that the path was shortened by. */
  void pop(int link) {
    for (int here = link; here != NONE; here = also(here)) {
      touches[part(here)]--;
    }
  }

  /** The operation of a link, as far as some transition of the path touches the same; or null. */
  @Nullable Operation operation(int link) {
    for (int here = link; here != NONE; here = also(here)) {
      if (isTouched(part(here))) {
        return touched(link);
      }
    }
    return null;
  }

  private @Nullable Operation touched(int link) {
    if (link == NONE) {
      return null;
    }
    Operation also = touched(also(link));
    int part = part(link);
    return isTouched(part) ? operation(link, objects[part], also) : also;
  }

  /** What was made last for the same link serves as long as it is the same. */
  private Operation operation(int link, int object, @Nullable Operation also) {
    if (link >= made.length) {
      made = Arrays.copyOf(made, 2 * link + 16);
    }
    Operation before = made[link];
    if (before == null || before.object() != object || before.also() != also) {
      before = Operation.of(KINDS[links.first(link)], object, also);
      made[link] = before;
    }
    return before;
  }

  private boolean isTouched(int part) {
    return part < touches.length && touches[part] > 0;
  }

  private int part(int link) {
    return links.second(link);
  }

  private int also(int link) {
    return links.third(link);
  }

  private void reserve(int part) {
    if (part >= objects.length) {
      objects = Arrays.copyOf(objects, 2 * part + 16);
      touches = Arrays.copyOf(touches, 2 * part + 16);
    }
  }
}
