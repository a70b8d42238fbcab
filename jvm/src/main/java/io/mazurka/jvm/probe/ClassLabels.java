package io.mazurka.jvm.probe;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import jdk.internal.reflect.ConstantPool;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of classes: the same for classes that are the same but for their names, and for
 * lambdas that do the same.
 */
final class ClassLabels {

  private static final MethodHandle CONSTANTS = find();

  private final ClassCodes codes;
  private final ClassGroups groups;
  private final LocalCode local;
  private final Interner interner;
  private final boolean byName;
  private final Map<Class<?>, Integer> labels = new HashMap<>();

  ClassLabels(
      ClassCodes codes, ClassGroups groups, LocalCode local, Interner interner, boolean byName) {
    this.codes = codes;
    this.groups = groups;
    this.local = local;
    this.interner = interner;
    this.byName = byName;
  }

  /** The number of a class. */
  int of(Class<?> type) {
    Integer known = labels.get(type);
    if (known == null) {
      known = interner.number(key(type));
      labels.put(type, known);
    }
    return known;
  }

  private Object key(Class<?> type) {
    if (type.isHidden() && !byName) {
      String lambda = lambda(type);
      return lambda == null ? type : "lambda " + lambda;
    }
    return codes.isProgram(type) && !type.isHidden() && !type.isArray()
        ? "class " + groups.representative(type.getName().replace('.', '/'))
        : type;
  }

  /** What a lambda is: what it implements, what it has captured, and the code that it calls. */
  private @Nullable String lambda(Class<?> type) {
    StringBuilder text = new StringBuilder();
    for (Class<?> implemented : type.getInterfaces()) {
      text.append(implemented.getName()).append(' ');
    }
    for (Field field : type.getDeclaredFields()) {
      text.append(field.getType().getName()).append(' ');
    }
    List<String> called = called(type).toList();
    return called.isEmpty() ? null : text.append(called).toString();
  }

  private Stream<String> called(Class<?> type) {
    ConstantPool constants = constants(type);
    Stream.Builder<String> called = Stream.builder();
    for (int i = 1; i < constants.getSize(); i++) {
      ConstantPool.Tag tag = constants.getTagAt(i);
      if (tag == ConstantPool.Tag.METHODREF || tag == ConstantPool.Tag.INTERFACEMETHODREF) {
        String[] member = constants.getMemberRefInfoAt(i);
        if (!member[0].equals("java/lang/Object")) {
          String code = local.text(member[0], member[1], member[2]);
          called.add(
              code == null
                  ? groups.representative(member[0]) + "." + member[1] + member[2]
                  : code + member[2]);
        }
      }
    }
    return called.build();
  }

  private static ConstantPool constants(Class<?> type) {
    try {
      return (ConstantPool) CONSTANTS.invokeExact(type);
    } catch (Throwable e) {
      throw new IllegalStateException("the JDK does not show the constants of a class", e);
    }
  }

  private static MethodHandle find() {
    try {
      return MethodHandles.privateLookupIn(Class.class, MethodHandles.lookup())
          .findVirtual(Class.class, "getConstantPool", MethodType.methodType(ConstantPool.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this JDK does not show the constants of a class", e);
    }
  }
}
