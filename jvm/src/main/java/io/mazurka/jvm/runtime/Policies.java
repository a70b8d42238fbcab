package io.mazurka.jvm.runtime;

import io.mazurka.jvm.model.JdkPolicy;
import java.lang.invoke.MethodType;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What methods do to their receivers, by the receivers' classes; and what is remembered of it. */
final class Policies {

  private static final ClassValue<JdkPolicy> OF_READING = by("toString()Ljava/lang/String;");
  private static final ClassValue<JdkPolicy> OF_WRITING = by("add()V");

  private @Nullable Class<?>[] classes = new Class<?>[64];
  private @Nullable JdkPolicy[] policies = new JdkPolicy[64];

  /** What the method that is called at the site does to a receiver of that class. */
  JdkPolicy at(int site, Class<?> type) {
    if (site >= classes.length) {
      int length = Math.max(site + 1, 2 * classes.length);
      classes = Arrays.copyOf(classes, length);
      policies = Arrays.copyOf(policies, length);
    }
    JdkPolicy known = policies[site];
    if (known != null && classes[site] == type) {
      return known;
    }
    Site call = Sites.get(site);
    JdkPolicy policy = judge(type, call.member(), call.isSuper());
    classes[site] = type;
    policies[site] = policy;
    return policy;
  }

  /** What a method that only looks does to objects of that class. */
  static JdkPolicy ofReading(Class<?> type) {
    return OF_READING.get(type);
  }

  /** What a method that may do anything does to objects of that class. */
  static JdkPolicy ofWriting(Class<?> type) {
    return OF_WRITING.get(type);
  }

  /** What a method does to an object that it is given and may change, or only looks at. */
  static JdkPolicy ofUsing(Object object, boolean writes) {
    return writes ? ofWriting(object.getClass()) : ofReading(object.getClass());
  }

  /** What that method does to objects of each class, judged once. */
  private static ClassValue<JdkPolicy> by(String method) {
    return new ClassValue<>() {
      @Override
      protected JdkPolicy computeValue(Class<?> type) {
        return judge(type, method, false);
      }
    };
  }

  /** Whether the object takes care of itself where several threads use it. */
  static boolean isAtomic(JdkPolicy policy) {
    return policy == JdkPolicy.ATOMIC_READ || policy == JdkPolicy.ATOMIC_WRITE;
  }

  /**
   * The program's own methods speak for themselves, as their code is instrumented; what its classes
   * inherit from the JDK does not, and neither does what they call there though they override it.
   * Functions that are lambdas never change, and have no names to look them up by.
   */
  private static JdkPolicy judge(Class<?> type, String method, boolean isSuper) {
    if (type.isArray() || type == PlainObject.class || type.isHidden()) {
      return JdkPolicy.IGNORE;
    }
    int descriptor = method.indexOf('(');
    String name = method.substring(0, descriptor);
    Class<?> declaring = type;
    if (type.getClassLoader() instanceof ClassInfo.Source) {
      Class<?> inherited = ClassShape.of(type).inherited;
      if (inherited == null
          || !isSuper && isOwn(type, inherited, name, method.substring(descriptor))) {
        return JdkPolicy.IGNORE;
      }
      declaring = inherited;
    }
    return JdkPolicy.of(declaring.getName().replace('.', '/'), name, method.substring(descriptor));
  }

  private static boolean isOwn(Class<?> type, Class<?> inherited, String name, String descriptor) {
    for (Class<?> c = type; c != inherited; c = c.getSuperclass()) {
      if (declares(c, name, descriptor)) {
        return true;
      }
    }
    return false;
  }

  private static boolean declares(Class<?> type, String name, String descriptor) {
    return Arrays.stream(type.getDeclaredMethods())
        .anyMatch(method ->
            method.getName().equals(name)
                && MethodType.methodType(method.getReturnType(), method.getParameterTypes())
                    .toMethodDescriptorString()
                    .equals(descriptor));
  }
}
