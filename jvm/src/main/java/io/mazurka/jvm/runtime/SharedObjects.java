package io.mazurka.jvm.runtime;

import io.mazurka.jvm.common.CommonNumbers;
import java.util.Arrays;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The objects that more than one thread may reach, and their {@linkplain ObjectNumbers numbers}.
 *
 * <p>An object is its creator's own until a reference to it is stored where others can find it: in
 * a static field, in an object that is shared already, in a thread that is started. Then it is
 * shared, and so is all that can be reached from it. Accesses to objects that are not shared need
 * no scheduling point: no other thread can notice them.
 */
final class SharedObjects {

  private final ObjectNumbers numbers;
  private final Dirty used = new Dirty();
  private @Nullable Object[] objects = new Object[64];
  private final IdentityNumbers others = new IdentityNumbers();
  private final IdentityHashMap<Object, Object> insides = new IdentityHashMap<>();
  private final IdentityNumbers own = new IdentityNumbers();
  private final MapEntries entries = new MapEntries();
  private final Origins origins = new Origins();
  private final Found found = new Found(this, origins);
  private final Correspondence correspondence = new Correspondence(this);

  private final Constants constants;
  private final Strays strays;
  private boolean numbersValues;

  SharedObjects(CommonNumbers common, Constants constants, Strays strays) {
    this.strays = strays;
    this.numbers = new ObjectNumbers(common);
    this.constants = constants;
  }

  /** An execution begins, in which it matters or not who can reach texts and numbers. */
  void begin(boolean valuesMatter) {
    numbersValues = valuesMatter;
  }

  /** What the objects are called in executions that begin alike. */
  Correspondence correspondence() {
    return correspondence;
  }

  /** The number of the object, or 0 while only its creator can reach it. */
  int number(Object object) {
    if (object instanceof Tracked tracked) {
      int id = tracked.$mazurka$id();
      // A number from an earlier execution does not count.
      return id > 0 && id < objects.length && objects[id] == object ? id : 0;
    }
    int number = others.get(object);
    return number != 0 || insides.isEmpty() ? number : numberInside(object);
  }

  /** The same for an observer, who must not give the object a hash code by asking. */
  int peek(Object object) {
    return object instanceof Tracked || IdentityHash.peek(object) != 0 ? number(object) : 0;
  }

  /** Whether the object has no number, and nothing that it is known to be a view of. */
  boolean isUnknown(Object object) {
    return number(object) == 0 && inside(object) == null;
  }

  private int numberInside(Object wrapper) {
    Object inside = inside(wrapper);
    return inside == null ? 0 : number(inside);
  }

  /** Who asks gives no hash code: whether it comes to that depends on what others have done. */
  private @Nullable Object inside(Object wrapper) {
    return insides.isEmpty() || IdentityHash.peek(wrapper) == 0 ? null : insides.get(wrapper);
  }

  /**
   * What the object shows, walks over, or is on top of, so that who uses it may use that; or null.
   */
  @Nullable Object behind(Object object) {
    int number = number(object);
    if (number != 0 && objects[number] != object) {
      return objects[number];
    }
    Object inside = object instanceof Tracked ? null : inside(object);
    if (inside != null) {
      return inside;
    }
    Object owner = owner(object, ClassShape.of(object));
    return owner == null ? Underlying.of(object) : owner;
  }

  /**
   * The number of what is used together with the object: of the collection that it walks over, the
   * map that it is an entry of, or its own.
   */
  int numberBehind(Object object) {
    int number = number(object);
    if (number != 0 || object instanceof Tracked) {
      return number;
    }
    Object owner = owner(object, ClassShape.of(object));
    return owner == null ? 0 : numberBehind(owner);
  }

  /**
   * What the object walks over, or the map that it is an entry of; null if there is none, or if it
   * is one of the program's, whose methods speak for themselves.
   */
  private @Nullable Object owner(Object object, ClassShape shape) {
    Object owner =
        shape.owner >= 0
            ? ClassShape.reference(object, shape.owner)
            : shape.isEntry ? entries.mapOf(object) : null;
    return owner instanceof Tracked && ClassShape.of(owner).inherited == null ? null : owner;
  }

  /**
   * The number of what is used as something else, the collection that it walks over or is a view
   * of, and is itself shared; else 0.
   */
  int ownNumber(Object object) {
    return own.get(object);
  }

  /** The number of the object whose monitor it is, views told apart; 0 if only one can reach it. */
  int numberOfMonitor(Object object) {
    int number = number(object);
    return number != 0 && isApart(object, number) ? own.get(object) : number;
  }

  /** Whether an object that has the number of another one is to have one of its own, too. */
  private boolean isApart(Object object, int number) {
    return objects[number] != object && (ClassShape.of(object).walks || isView(object));
  }

  /** Whether the object may show another one, and does not say itself which one that is. */
  private static boolean isView(Object object) {
    return object instanceof Collection<?>
        || object instanceof Map<?, ?>
        || ClassShape.of(object).walks && ClassShape.of(object).owner < 0;
  }

  /** The object of that number. */
  Object object(int number) {
    Object object = objects[number];
    if (object == null) {
      throw new IllegalStateException("no object " + number);
    }
    return object;
  }

  /** Where the objects come from. */
  Origins origins() {
    return origins;
  }

  /**
   * Makes the object shared, and all that can be reached from it.
   *
   * @param holder the object that it is stored in, or the class; null if it is none of these
   * @param slot the field that it is stored in, as far as that is known
   */
  void share(@Nullable Object object, @Nullable Object holder, int slot) {
    if (object == null || isShared(object)) {
      return;
    }
    found.clear();
    found.add(object, holder, slot);
    for (Object next = found.poll(); next != null; next = found.poll()) {
      publish(next);
    }
  }

  /** Whether others can reach the object, and not only what it walks over or is a view of. */
  private boolean isShared(Object object) {
    int number = number(object);
    return number != 0 && (!isApart(object, number) || own.get(object) != 0);
  }

  /** Makes accesses to one object count as accesses to another. */
  void alias(Object view, Object of) {
    int number = numberBehind(of);
    if (number != 0 && !(view instanceof Tracked)) {
      others.put(view, number);
      if (isView(view)) {
        keep(view, of);
      }
    }
  }

  /**
   * Makes accesses to a view count as accesses to what it is a view of, also if both are shared
   * only later and the view can be.
   */
  void tie(Object view, Object of) {
    if (of instanceof Tracked || view instanceof Tracked) {
      return;
    }
    if (numberBehind(of) != 0) {
      alias(view, of);
    } else if (isView(view)) {
      wrap(view, of);
    } else if (ClassShape.of(view).isEntry) {
      Object map = owner(of, ClassShape.of(of));
      entries.givenOut(view, map == null ? of : map);
    }
  }

  /**
   * Makes accesses to a wrapper count as accesses to what is inside it, as soon as that is shared.
   */
  void wrap(Object wrapper, Object inside) {
    if (wrapper != inside && !(wrapper instanceof Tracked)) {
      IdentityHash.settle(wrapper);
      insides.put(wrapper, inside);
    }
  }

  /**
   * Numbers an object that is no object of the program's: the static fields of a class, the
   * standard output.
   */
  int addPlace(Names.Place place) {
    int number = numbers.place(place.name());
    set(number, place);
    others.put(place, number);
    return number;
  }

  /** Numbers an object that needs no number for its contents, but has a monitor. */
  int addImmutable(Object object) {
    String constant = constants.name(object);
    int number = constant == null ? add(object) : numbers.place(constant);
    set(number, object);
    others.put(object, number);
    return number;
  }

  /** Whether an object that cannot change is nevertheless its creator's own at first. */
  boolean canBeOwn(Object object) {
    return Constants.isValue(object) && constants.name(object) == null;
  }

  /** Tells which numbers come next. */
  void describeNumbers(Portrait portrait) {
    numbers.describe(portrait);
  }

  void clear() {
    correspondence.clear();
    for (int i = 0; i < used.size(); i++) {
      objects[used.get(i)] = null;
      origins.set(used.get(i), null, Origins.UNKNOWN);
    }
    used.clear();
    numbers.restart();
    others.clear();
    insides.clear();
    own.clear();
    entries.clear();
  }

  private void publish(Object object) {
    if (isShared(object)) {
      return;
    }
    IdentityHash.settle(object);
    Object inside = inside(object);
    if (inside != null) {
      publish(inside);
    }
    ClassShape shape = ClassShape.of(object);
    if (shape.immutable && !(numbersValues && canBeOwn(object))) {
      return;
    }
    if (number(object) != 0 && isView(object)) {
      publishView(object, inside);
      found.addInside(object, shape);
      return;
    }
    Object owner = object instanceof Tracked ? null : owner(object, shape);
    if (owner == null) {
      number(object, add(object));
    } else {
      publish(owner);
      publishPart(object, shape, numberBehind(owner));
    }
    entries.shared(object);
    found.addInside(object, shape);
  }

  private void publishView(Object view, @Nullable Object inside) {
    if (inside != null) {
      keep(view, inside);
    }
    if (own.get(view) == 0) {
      own.put(view, add(view));
    }
  }

  /**
   * Numbers a view that its collection keeps for all who ask for it: it is shared as soon as the
   * collection is, and which thread comes first must not matter.
   */
  private void keep(Object view, Object of) {
    int whole = numberOfMonitor(of);
    long[] fields = ClassShape.of(of).references;
    for (int i = 0; i < fields.length && whole != 0 && own.get(view) == 0; i++) {
      if (ClassShape.reference(of, fields[i]) == view) {
        int number = numbers.place("view " + i + " of " + whole);
        set(number, view);
        own.put(view, number);
      }
    }
  }

  private void number(Object object, int number) {
    if (object instanceof Tracked tracked) {
      ProgramThread thread = World.running();
      if (thread != null) {
        strays.check(thread, tracked);
      }
      tracked.$mazurka$id(number);
    } else {
      others.put(object, number);
    }
  }

  /** What walks over something has a place of its own there, an entry is nothing but its map. */
  private void publishPart(Object part, ClassShape shape, int whole) {
    if (whole == 0) {
      number(part, add(part));
      return;
    }
    number(part, whole);
    if (shape.walks) {
      own.put(part, add(part));
    }
  }

  private int add(Object object) {
    ProgramThread thread = World.running();
    int number = numbers.next(thread == null ? ObjectNumbers.world() : thread.publisher);
    set(number, object);
    origins.set(number, found.holder(), found.slot());
    return number;
  }

  private void set(int number, Object object) {
    if (number >= objects.length) {
      objects = Arrays.copyOf(objects, Math.max(number + 1, 2 * objects.length));
    }
    objects[number] = object;
    used.mark(number);
  }
}
