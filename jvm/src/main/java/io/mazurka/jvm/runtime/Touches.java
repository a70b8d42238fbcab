package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import java.lang.ref.Reference;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a call of a JDK method is going to touch: its receiver, what that is a view of or put on top
 * of, and the arguments that the method looks into. It is gathered before the call, piece by piece.
 */
final class Touches {

  /** One variable that a call reads or writes. */
  record Touch(int location, boolean writes, boolean atomic) {}

  /** An object that a call looks into, with what is inside of it. */
  record Shown(Object object, Contents.Look look) {}

  private final World world;
  private final Views views;
  private final List<Touch> touched = new ArrayList<>();
  private final List<Shown> shown = new ArrayList<>();
  private final ReferenceQueues queues = new ReferenceQueues();

  Touches(World world) {
    this.world = world;
    this.views = new Views(world);
  }

  void clear() {
    touched.clear();
    shown.clear();
    queues.clear();
  }

  boolean isEmpty() {
    return touched.isEmpty() && shown.isEmpty();
  }

  /** The objects to be looked into, which are then forgotten here. */
  Shown[] takeShown() {
    Shown[] objects = shown.toArray(Shown[]::new);
    shown.clear();
    return objects;
  }

  /** All variables that are known, which are then forgotten here. */
  Touch[] take() {
    Touch[] touches = touched.toArray(Touch[]::new);
    touched.clear();
    return touches;
  }

  /** Takes up again what was taken. */
  void add(Touch[] touches, Shown[] objects) {
    touched.addAll(Arrays.asList(touches));
    shown.addAll(Arrays.asList(objects));
  }

  /** What is touched in the present state, with what is inside of the objects that are shown. */
  Touch[] withContents(Touch[] first, Shown[] objects) {
    if (objects.length == 0) {
      return first;
    }
    touched.addAll(Arrays.asList(first));
    for (Shown object : objects) {
      if (!object.look.isSearch()) {
        argument(object.object, false);
      }
      if (object.object instanceof Throwable e && object.look == Contents.Look.TRACE) {
        Traces.printed(e).forEach(this::printed);
      } else {
        Contents.of(object.object, object.look).forEach(inside -> argument(inside, false));
      }
    }
    Touch[] all = touched.stream().distinct().toArray(Touch[]::new);
    touched.clear();
    return all;
  }

  /** Whether all variables are touched in a way that is safe; or all in one that is not. */
  static boolean areAll(Touch[] touches, boolean atomic) {
    for (Touch touch : touches) {
      if (touch.atomic != atomic) {
        return false;
      }
    }
    return true;
  }

  /** A buffer whose elements the method reads, and moves on. */
  void moved(Object buffer) {
    Object elements = Backing.of(buffer);
    if (elements != null) {
      behind(elements, false);
    }
    itself(buffer, true);
  }

  /** An argument that the method looks into, or changes. */
  void argument(Object argument, boolean writes) {
    Object backed = views.backed(argument);
    Object elements = backed == null ? null : Backing.of(backed);
    if (elements != null) {
      behind(elements, writes);
    }
    itself(argument, writes);
    sources(argument);
  }

  /** The array or text, or the memory outside the heap, that is behind a view. */
  private void behind(Object elements, boolean writes) {
    if (!Backing.isMemory(elements)) {
      argument(elements, writes);
      return;
    }
    int number = world.objects().number(elements);
    if (number != 0) {
      add(number, Locations.MEMORY, writes, false);
    }
  }

  /** What a stream and the like takes its elements from. */
  private void sources(Object walker) {
    for (Object source : Sources.of(walker)) {
      argument(source, Sources.isUsedUp(source));
    }
  }

  private void itself(Object argument, boolean writes) {
    int number = world.objects().numberBehind(argument);
    if (number != 0 && argument.getClass().isArray()) {
      elements(number, 0, Array.getLength(argument), writes);
      return;
    }
    JdkPolicy policy = Policies.ofUsing(argument, writes);
    boolean atomic = views.isAtomic(argument, number, policy);
    if (number != 0 && policy != JdkPolicy.IGNORE) {
      add(number, writes, atomic);
    }
    below(argument, writes, number != 0 && atomic);
    fed(argument, writes, number != 0 && atomic);
  }

  private void elements(int array, int from, int to, boolean writes) {
    for (int i = from; i < to; i++) {
      touched.add(new Touch(world.location(array, i), writes, false));
    }
  }

  /** What the method turns into text, hashes or compares, with all that is inside. */
  void shown(Object object, Contents.Look look) {
    if (canBeShown(object)) {
      shown.add(new Shown(object, look));
    }
  }

  /** An exception whose stack trace is printed, along with those of others. */
  void traced(Throwable e) {
    shown.add(new Shown(e, Contents.Look.TRACE));
  }

  /** What is looked at is no matter of methods that the program overrides. */
  private void printed(Throwable e) {
    int number = world.objects().numberBehind(e);
    if (number != 0) {
      add(number, false, true);
    }
  }

  /**
   * What the method looks for in a collection or a map. It hashes or compares that, and compares it
   * with what is there; with all of it, as far as is known here.
   */
  void sought(Object collection, Object key, boolean adds) {
    Contents.Look look = ElementSearch.of(collection, key, adds);
    if (look != null && canBeShown(key) && canBeShown(collection)) {
      shown.add(new Shown(key, Contents.Look.COMPARISON));
      shown.add(new Shown(collection, look));
    }
  }

  /** The same for all elements of an object, or its keys if it is a map. */
  void soughtAll(Object collection, Object elements, boolean adds) {
    Contents.Look look = ElementSearch.of(collection, adds);
    if (look != null && canBeShown(elements) && canBeShown(collection)) {
      shown.add(new Shown(elements, look));
      shown.add(new Shown(collection, look));
    }
  }

  /** What the method looks for among the values of a map. */
  void soughtValue(Object map, Object value) {
    if (ClassShape.of(value).isComparedByContents && canBeShown(value) && canBeShown(map)) {
      shown.add(new Shown(value, Contents.Look.COMPARISON));
      shown.add(new Shown(map, Contents.Look.SEARCH_OF_VALUES));
    }
  }

  /** An object that is hashed, or compared to find its place in an order, by itself. */
  void matched(Object object, boolean inOrder) {
    ClassShape shape = ClassShape.of(object);
    if (inOrder ? shape.isOrderedByContents : shape.isComparedByContents) {
      shown(object, Contents.Look.COMPARISON);
    }
  }

  /** Objects of the program speak for themselves. */
  private static boolean canBeShown(Object object) {
    ClassShape shape = ClassShape.of(object);
    return !shape.immutable && (!(object instanceof Tracked) || shape.inherited != null);
  }

  /** The receiver, for which the policy of the method is known. */
  void receiver(ProgramThread thread, Object receiver, JdkPolicy policy, String method) {
    if (PlainContainers.isOwn(receiver, world.objects())) {
      Memory.own(world, thread, policy == JdkPolicy.WRITE || policy == JdkPolicy.ATOMIC_WRITE);
      return;
    }
    ClassShape shape = ClassShape.of(receiver);
    boolean writes = views.writes(receiver, policy, method);
    backing(receiver, method);
    if (receiver instanceof Reference<?> reference) {
      queue(reference, writes, method);
    }
    int number = world.objects().numberBehind(receiver);
    boolean atomic = views.isAtomic(receiver, number, policy);
    if (number == 0) {
      Memory.own(world, thread, writes);
    } else if (!views.leadsToUnchanging(receiver, number, writes)
        && !(shape.looksAhead && !Walkers.moveOn(method))
        && !(shape.hasCopy && !writes)) {
      add(number, writes, atomic);
    }
    int walker = shape.walks ? world.objects().ownNumber(receiver) : 0;
    if (walker != 0) {
      add(walker, Walkers.moveOn(method), false);
    }
    below(receiver, writes, number != 0 && atomic);
    if (shape.fed >= 0 && Underlying.feeds(method)) {
      fed(receiver, writes, number != 0 && atomic);
    }
    sources(receiver);
    defaults(receiver, method);
  }

  /** The defaults of properties, of which each may have its own. */
  private void defaults(Object properties, String method) {
    if (Defaults.of(properties) != null && Defaults.areLookedAt(method)) {
      for (Object at = Defaults.of(properties); at != null; at = Defaults.of(at)) {
        argument(at, false);
      }
    }
  }

  /** What the receiver, or what it shows, is another view of, if the method looks there. */
  void backing(Object receiver, String method) {
    Object backed = views.backed(receiver);
    Object elements = backed == null ? null : Backing.of(backed);
    if (backed == null || elements == null || !Backing.looksAt(backed, method)) {
      return;
    }
    boolean writes = Backing.changes(backed, method);
    int number = world.objects().number(elements);
    if (number != 0 && backed instanceof Buffer buffer && buffer.hasArray()) {
      boolean own = world.objects().number(buffer) == 0;
      BufferRange range = BufferRange.of(buffer, method, own);
      elements(number, range.from(), range.to(), writes);
    } else {
      behind(elements, writes);
    }
  }

  /** The queue that the reference is put into, where others will find it, or may be in. */
  private void queue(Reference<?> reference, boolean writes, String method) {
    Object queue = queues.of(reference, method);
    if (queue != null) {
      argument(queue, writes);
      if (ReferenceQueues.enqueues(method)) {
        Memory.publishInside(queue, reference);
      }
    }
  }

  /**
   * What is below an object is used together with it. One that locks keeps others who use it from
   * using what is below at the same time, but not those who use that directly.
   */
  private void below(Object object, boolean writes, boolean locked) {
    for (Object below = Underlying.of(object); below != null; below = Underlying.of(below)) {
      with(below, writes, locked);
      fed(below, writes, locked);
    }
  }

  /** What a stream hands over to somebody else on the way, as to who counts or checks it. */
  private void fed(Object stream, boolean writes, boolean locked) {
    Object fed = Underlying.fed(stream);
    if (fed != null) {
      with(fed, writes, locked);
    }
  }

  /** What is used together with another object. */
  private void with(Object used, boolean writes, boolean locked) {
    int number = world.objects().numberBehind(used);
    JdkPolicy policy = Policies.ofUsing(used, writes);
    if (number != 0 && policy != JdkPolicy.IGNORE) {
      add(number, writes, locked || views.isAtomic(used, number, policy));
    }
  }

  private void add(int number, boolean writes, boolean atomic) {
    add(number, Locations.WHOLE, writes, atomic);
  }

  private void add(int number, int slot, boolean writes, boolean atomic) {
    Touch touch = new Touch(world.location(number, slot), writes, atomic);
    if (!touched.contains(touch)) {
      touched.add(touch);
    }
  }
}
