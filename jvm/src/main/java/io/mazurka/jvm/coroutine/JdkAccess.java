package io.mazurka.jvm.coroutine;

import io.mazurka.program.ProgramException;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Locale;

/**
 * Makes sure that Mazurka may use the parts of the JDK that it needs and that are closed by
 * default.
 *
 * <p>The launcher starts Java with options that open them. A test runs in a Java that somebody else
 * started, and nobody should have to copy options to get there. So where the options are missing
 * this class opens the same parts by itself: the JDK's support for serialization libraries, {@code
 * sun.reflect.ReflectionFactory}, hands out any constructor, among them that of a lookup with full
 * rights. A JDK that does not do this any more is told of, with the options that help.
 */
public final class JdkAccess {

  /** What Java needs to be started with where {@link #ensure} cannot help itself. */
  public static final List<String> OPTIONS =
      List.of(
          "--add-exports=java.base/jdk.internal.vm=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.misc=ALL-UNNAMED",
          "--add-exports=java.base/jdk.internal.reflect=ALL-UNNAMED",
          "--add-opens=java.base/java.lang=ALL-UNNAMED");

  private static final List<String> EXPORTED =
      List.of("jdk.internal.vm", "jdk.internal.misc", "jdk.internal.reflect");
  private static final String OPENED = "java.lang";
  private static final int ALL_RIGHTS = -1;

  private static final Module BASE = Object.class.getModule();
  private static final Module OWN = JdkAccess.class.getModule();

  private JdkAccess() {}

  /**
   * Opens what is closed.
   *
   * @throws ProgramException if the JDK does not allow it; the message says which options to start
   *     Java with, and where to put them
   */
  public static void ensure() {
    if (!attempt()) {
      throw new ProgramException(advice());
    }
  }

  /** Opens what is closed, and tells whether all of it is open now. */
  static boolean attempt() {
    if (!isGranted()) {
      open();
    }
    return isGranted();
  }

  private static boolean isGranted() {
    return EXPORTED.stream().allMatch(name -> BASE.isExported(name, OWN))
        && BASE.isOpen(OPENED, OWN);
  }

  private static void open() {
    try {
      Lookup lookup = lookup();
      for (String name : EXPORTED) {
        grant(lookup, "implAddExports", name);
      }
      grant(lookup, "implAddOpens", OPENED);
    } catch (Throwable _) {
      // What could not be opened is told of, whatever the reason.
    }
  }

  /** A lookup that may access everything. */
  private static Lookup lookup() throws ReflectiveOperationException {
    Class<?> factory = Class.forName("sun.reflect.ReflectionFactory");
    Method open =
        factory.getMethod("newConstructorForSerialization", Class.class, Constructor.class);
    Constructor<Lookup> constructor =
        Lookup.class.getDeclaredConstructor(Class.class, Class.class, int.class);
    Object theFactory = factory.getMethod("getReflectionFactory").invoke(null);
    Constructor<?> opened = (Constructor<?>) open.invoke(theFactory, Lookup.class, constructor);
    return (Lookup) opened.newInstance(Object.class, null, ALL_RIGHTS);
  }

  private static void grant(Lookup lookup, String method, String packageName) throws Throwable {
    if (OWN.isNamed()) {
      MethodType type = MethodType.methodType(void.class, String.class, Module.class);
      lookup.findVirtual(Module.class, method, type).invoke(BASE, packageName, OWN);
    } else {
      MethodType type = MethodType.methodType(void.class, String.class);
      lookup.findVirtual(Module.class, method + "ToAllUnnamed", type).invoke(BASE, packageName);
    }
  }

  static String advice() {
    String options = String.join(" ", OPTIONS);
    return String.format(
        Locale.ROOT,
        """
        this Java (%s) does not let Mazurka run threads under its control. Start it with these options:
            %s
        Maven:  add the plugin io.mazurka:mazurka-maven-plugin with the goal "options", or in the configuration
                of maven-surefire-plugin <argLine>%2$s</argLine>
        Gradle: tasks.test { jvmArgs("%s") }
        IDE:    in the run configuration of the test, "VM options" (IntelliJ IDEA) or "VM arguments" (Eclipse);
                in the settings of VS Code "java.test.config": {"vmArgs": ["%3$s"]}\
        """,
        System.getProperty("java.vm.version", "unknown"),
        options,
        String.join("\", \"", OPTIONS));
  }
}
