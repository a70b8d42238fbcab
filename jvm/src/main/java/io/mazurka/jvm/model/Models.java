package io.mazurka.jvm.model;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The models of JDK methods, found by the call that they replace.
 *
 * <p>A model class is annotated {@link ModelOf}; each of its public static methods replaces the
 * method of the same name whose parameters are those between the receiver ({@link Static} and
 * {@link New} have none) and the trailing {@code int site}. So {@code t.join(5)} becomes {@code
 * ThreadModel.join(t, 5, site)}.
 *
 * <p>A call whose owner is a JDK class is resolved here, upwards from that class. A call whose
 * owner is a program class is resolved by the caller, who asks with the first JDK class above in
 * which the method may be found.
 */
public final class Models {

  static final List<Class<?>> ALL =
      List.of(
          ThreadModel.class,
          ThreadBuilderModel.class,
          ThreadGroupModel.class,
          UncaughtExceptionHandlerModel.class,
          ObjectModel.class,
          SystemModel.class,
          ClockModel.class,
          InstantSourceModel.class,
          CalendarModel.class,
          GregorianCalendarModel.class,
          RuntimeModel.class,
          ThrowableModel.class,
          StackWalkerModel.class,
          ArrayModel.class,
          StringModel.class,
          StringBuilderModel.class,
          PrintStreamModel.class,
          IoModel.class,
          TimeUnitModel.class,
          LockSupportModel.class,
          AtomicIntegerModel.class,
          AtomicLongModel.class,
          AtomicBooleanModel.class,
          AtomicReferenceModel.class,
          AtomicStampedReferenceModel.class,
          AtomicMarkableReferenceModel.class,
          AtomicIntegerArrayModel.class,
          AtomicLongArrayModel.class,
          AtomicReferenceArrayModel.class,
          AtomicIntegerFieldUpdaterModel.class,
          AtomicLongFieldUpdaterModel.class,
          AtomicReferenceFieldUpdaterModel.class,
          LongAdderModel.class,
          DoubleAdderModel.class,
          LongAccumulatorModel.class,
          DoubleAccumulatorModel.class,
          MathModel.class,
          StrictMathModel.class,
          ArrayBlockingQueueModel.class,
          RandomModel.class,
          SplittableRandomModel.class,
          RandomGeneratorModel.class,
          RandomGeneratorFactoryModel.class,
          SecureRandomModel.class,
          UuidModel.class,
          FenceModel.class,
          LogManagerModel.class,
          LoggerModel.class,
          LookupModel.class,
          MethodHandleModel.class,
          MethodHandlesModel.class,
          UnsafeAccessModel.class,
          UnsafeUpdateModel.class,
          UnsafeMemoryModel.class,
          InternalUnsafeModel.class,
          ClassModel.class,
          FieldModel.class,
          ElementModel.class,
          MethodModel.class,
          ConstructorModel.class,
          IterableModel.class,
          CollectionModel.class,
          CollectionsModel.class,
          ListModel.class,
          MapModel.class,
          PropertiesModel.class,
          WalkedCollectionModel.class,
          WalkedMapModel.class,
          WalkedObjectModel.class,
          SetFactoryModel.class,
          MapFactoryModel.class,
          CollectorsModel.class,
          ConcurrentHashMapModel.class,
          IteratorModel.class,
          EnumerationModel.class,
          WrapperModel.class,
          RangeModel.class,
          ParallelArrayModel.class,
          BaseStreamModel.class,
          StreamModel.class,
          StreamStageModel.class,
          IntStreamModel.class,
          LongStreamModel.class,
          DoubleStreamModel.class,
          BlockingQueueModel.class,
          BlockingDequeModel.class,
          DelayQueueModel.class,
          PhaserModel.class,
          ReentrantLockModel.class,
          ReentrantReadWriteLockModel.class,
          SemaphoreModel.class);

  private static final Map<Call, Model> MODELS = new HashMap<>();
  private static final Map<Call, Model> SUPER = new HashMap<>();
  private static final Map<Call, Model> BELOW = new HashMap<>();
  private static final Map<Call, Model> WALKING = new HashMap<>();
  private static final Map<Call, Model> PACKED = new HashMap<>();
  private static final Map<Call, Optional<Model>> FOUND = new ConcurrentHashMap<>();

  static {
    ALL.forEach(Models::register);
    register(MazurkaModel.class);
  }

  private Models() {}

  /**
   * The model of {@code x.m(…)}, of a static method, or, under the name {@code <init>}, of {@code
   * new X(…)}.
   *
   * @param owner the internal name of the class that the call names; {@code [I} and the like for
   *     the methods of arrays
   */
  public static Optional<Model> find(String owner, String name, String desc, boolean isStatic) {
    Call call = new Call(owner.startsWith("[") ? "[" : owner, name, desc, isStatic);
    Model exact = MODELS.get(call);
    return exact != null ? Optional.of(exact) : FOUND.computeIfAbsent(call, Models::resolve);
  }

  /**
   * The model of {@code super.m(…)} in a program class below {@code owner}. A model that calls the
   * method of the receiver's class is none: it would come back to where it was called.
   */
  public static Optional<Model> findSuper(String owner, String name, String desc) {
    return superModel(new Call(owner, name, desc, false))
        .or(() -> find(owner, name, desc, false).filter(_ -> isFinal(owner, name, desc)));
  }

  /** Whether it is the model of a method that may go through a weakly consistent collection. */
  public static boolean walks(Model model) {
    return WALKING.containsValue(model);
  }

  /** The model of the class that declares the method which is meant. */
  private static Optional<Model> superModel(Call call) {
    for (Class<?> above : Jdk.type(call.owner()).map(Jdk::upwards).orElse(List.of())) {
      Model model = SUPER.get(call.in(Jdk.internalName(above)));
      if (model != null || Jdk.declares(above, call.name(), call.desc())) {
        return Optional.ofNullable(model);
      }
    }
    return Optional.empty();
  }

  /** Whether the class is Mazurka's own that programs call. */
  public static boolean isMazurka(String owner) {
    return owner.equals(MazurkaModel.API) || owner.equals("io/mazurka/api/Linearizability");
  }

  private static boolean isFinal(String owner, String name, String desc) {
    return Jdk.type(owner).stream()
        .flatMap(type -> Jdk.upwards(type).stream())
        .flatMap(type -> Stream.of(type.getDeclaredMethods()))
        .filter(method -> method.getName().equals(name) && Jdk.descriptor(method).equals(desc))
        .limit(1)
        .anyMatch(method -> Modifier.isFinal(method.getModifiers()));
  }

  /**
   * A method whose result a call needs as an additional last argument, of a constructor both in
   * {@code new X(…)} and in {@code super(…)}: so that threads without a name get the same names in
   * every execution, and whoever asks what time it is is told.
   *
   * @param desc the descriptor in the program; what to call instead has, in the place of the
   *     parameters that the method found takes, one of the type that it returns
   */
  public static Optional<Model> lastArgument(String owner, String name, String desc) {
    boolean nameless =
        owner.equals("java/lang/Thread") && name.equals("<init>") && ThreadNames.missingIn(desc);
    return nameless ? Optional.of(ThreadNames.NEXT) : Present.missingIn(owner, name, desc);
  }

  private static Optional<Model> resolve(Call call) {
    Model packed = call.isStatic() ? PACKED.get(call.packed()) : null;
    if (packed != null) {
      return Optional.of(packed);
    }
    if (call.owner().equals(UnsafeMethods.INTERNAL)) {
      return Optional.ofNullable(MODELS.get(call.in(UnsafeMethods.PUBLIC)));
    }
    return call.name().equals("<init>")
        ? Optional.empty()
        : Jdk.type(call.owner()).map(type -> resolve(type, call));
  }

  private static @Nullable Model resolve(Class<?> type, Call call) {
    boolean overridden = false;
    boolean walked = Walks.canHold(type);
    for (Class<?> above : Jdk.upwards(type)) {
      Call there = call.in(Jdk.internalName(above));
      Model model = overridden ? BELOW.get(there) : MODELS.get(there);
      model = model == null && walked ? WALKING.get(there) : model;
      if (model != null) {
        return model;
      }
      overridden |= Jdk.declares(above, call.name(), call.desc());
    }
    return null;
  }

  private static void register(Class<?> modelClass) {
    ModelOf of = modelClass.getAnnotation(ModelOf.class);
    if (of == null) {
      throw new IllegalStateException(modelClass + " does not say what it is a model of");
    }
    for (Method method : modelClass.getDeclaredMethods()) {
      if (Modifier.isPublic(method.getModifiers()) && !method.isSynthetic()) {
        register(of, method);
      }
    }
  }

  private static void register(ModelOf of, Method method) {
    Call call = replaced(of.value(), method);
    Model model =
        new Model(
            Jdk.internalName(method.getDeclaringClass()), method.getName(), Jdk.descriptor(method));
    Map<Call, Model> table = method.isAnnotationPresent(Super.class) ? SUPER : MODELS;
    table = of.weaklyConsistent() ? WALKING : table;
    if (table.put(call, model) != null) {
      throw new IllegalStateException("two models of " + call);
    }
    if (of.below()) {
      BELOW.put(call, model);
    }
    if (method.isAnnotationPresent(Packed.class)) {
      PACKED.put(call, model);
    }
  }

  /** The call that a model method replaces. */
  static Call replaced(String owner, Method method) {
    boolean isNew = method.isAnnotationPresent(New.class);
    boolean isStatic = method.isAnnotationPresent(Static.class);
    Super asSuper = method.getAnnotation(Super.class);
    MethodType type = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
    type = type.dropParameterTypes(type.parameterCount() - 1, type.parameterCount());
    if (!isNew && !isStatic) {
      type = type.dropParameterTypes(0, 1);
    }
    if (isNew) {
      type = type.changeReturnType(void.class);
    }
    String name = isNew ? "<init>" : asSuper == null ? method.getName() : asSuper.value();
    return new Call(owner, name, type.toMethodDescriptorString(), isStatic);
  }

  /** A call of a JDK method, as bytecode names it. */
  record Call(String owner, String name, String desc, boolean isStatic) {

    Call in(String otherOwner) {
      return new Call(otherOwner, name, desc, isStatic);
    }

    /** The same with all arguments, which are references, in an array. */
    Call packed() {
      String result = desc.substring(desc.indexOf(')'));
      return new Call(owner, name, "([Ljava/lang/Object;" + result, isStatic);
    }
  }
}
