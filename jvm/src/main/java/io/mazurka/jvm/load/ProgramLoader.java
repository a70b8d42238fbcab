package io.mazurka.jvm.load;

import io.mazurka.jvm.runtime.ClassInfo;
import io.mazurka.jvm.runtime.IdentityHash;
import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.lang.reflect.Field;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The class loader of a program: it takes the program's classes and libraries from the class path,
 * transforms them, and defines each once for all executions.
 *
 * <p>Classes of the JDK are the JDK's own. What transformed code calls of Mazurka is Mazurka's own.
 */
public final class ProgramLoader extends ClassLoader implements ClassInfo.Source, AutoCloseable {

  static {
    registerAsParallelCapable();
  }

  private static final List<String> OWN_PACKAGES =
      List.of("io.mazurka.jvm.runtime.", "io.mazurka.jvm.model.", "io.mazurka.jvm.sync.");

  private final JdkClasses jdk = new JdkClasses();
  private final ClassLoader own;
  private final Rules rules;
  private final ClassPath classPath;
  private final ClassFiles classFiles;
  private final Hierarchy hierarchy;
  private final Transformer transformer;
  private final Map<String, byte[]> statics = new ConcurrentHashMap<>();
  private final Map<String, byte[]> defined = new ConcurrentHashMap<>();
  private final Map<Class<?>, ClassInfo> infos = new ConcurrentHashMap<>();
  private final Queue<Class<?>> newClasses = new ConcurrentLinkedQueue<>();
  private final List<ClassInfo> withStatics = new ArrayList<>();
  private final Literals literals = new Literals(this);

  /** Opens a class path of folders and jars. */
  public ProgramLoader(List<Path> classPath) {
    this(ClassPath.open(classPath));
  }

  /** Loads from a class path, and closes it in the end. */
  public ProgramLoader(ClassPath classPath) {
    this(classPath, true, false);
  }

  /**
   * Loads from a class path, and closes it in the end.
   *
   * @param trustJdk whether collections and locks of the JDK stay what they are; if not, they run
   *     as if they were the program's
   * @param allocationSteps whether each allocation of the program is a step of its own
   */
  public ProgramLoader(ClassPath classPath, boolean trustJdk, boolean allocationSteps) {
    this(
        classPath,
        ProgramLoader.class.getClassLoader(),
        new StandardRules(allocationSteps),
        trustJdk ? Copying.WHERE_NEEDED : Copying.WHERE_POSSIBLE);
  }

  /**
   * Loads from the same class path as this one, with the code of some collections of the JDK.
   *
   * @param opened their names, with dots
   */
  public ProgramLoader opening(Set<String> opened) {
    Set<String> internal =
        opened.stream().map(name -> name.replace('.', '/')).collect(Collectors.toSet());
    return new ProgramLoader(classPath, own, rules, Copying.whereNeededAnd(internal));
  }

  ProgramLoader(List<Path> classPath, ClassLoader own, Rules rules) {
    this(ClassPath.open(classPath), own, rules, Copying.WHERE_NEEDED);
  }

  private ProgramLoader(ClassPath classPath, ClassLoader own, Rules rules, Copying copying) {
    super("program", getPlatformClassLoader());
    this.own = own;
    this.rules = rules;
    this.classPath = classPath;
    this.classFiles = new ClassFiles(jdk, this.classPath, copying);
    this.hierarchy = new Hierarchy(jdk, classFiles);
    this.transformer = new Transformer(hierarchy, rules);
    setDefaultAssertionStatus(true);
  }

  /** What the class files say about the program's classes. */
  public Hierarchy hierarchy() {
    return hierarchy;
  }

  /**
   * Loads the class that a user names.
   *
   * @throws ProgramException if it is missing or cannot be handled
   */
  public Class<?> load(String className) {
    try {
      return loadClass(className);
    } catch (ClassNotFoundException e) {
      throw new ProgramException(
          "There is no class %s on the class path (%s). Check its name, with its package, and the class path."
              .formatted(className, classPath),
          e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (jdk.hasPackageOf(name) || OWN_PACKAGES.stream().anyMatch(name::startsWith)) {
      return Class.forName(name, false, own);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : findClass(name);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (Names.isStatics(name)) {
      loadClass(Names.interfaceOf(name));
      byte[] classFile = statics.remove(name);
      if (classFile != null) {
        defined.put(name, classFile);
        return defineClass(name, classFile, 0, classFile.length);
      }
    }
    ClassFile file = classFiles.find(name.replace('.', '/'));
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    return define(name, file);
  }

  private Class<?> define(String name, ClassFile file) {
    Transformed transformed = transformer.transform(file);
    if (transformed.statics != null) {
      statics.put(Names.statics(name), transformed.statics);
    }
    try {
      byte[] classFile = transformed.classFile;
      defined.put(name, classFile);
      Class<?> type = defineClass(name, classFile, 0, classFile.length);
      IdentityHash.settleClass(type);
      newClasses.add(type);
      return type;
    } catch (ClassFormatError e) {
      throw file.damaged(e);
    }
  }

  /** The names of all classes loaded so far. */
  public Set<String> loaded() {
    return Collections.unmodifiableSet(defined.keySet());
  }

  /** The class of that name, or null if it has not been loaded. */
  public @Nullable Class<?> find(String name) {
    return findLoadedClass(name);
  }

  /** The class file of a class of this loader as it runs, or null if there is no such class. */
  public byte @Nullable [] running(Class<?> type) {
    return type.getClassLoader() == this ? defined.get(type.getName()) : null;
  }

  /** A class of the program as it is before transformation, or null if there is none. */
  public @Nullable ClassReader original(String internalName) {
    ClassFile file = jdk.hasPackageOf(internalName) ? null : classFiles.find(internalName);
    return file == null ? null : file.reader();
  }

  /** How a class of this loader is initialised. */
  @Override
  public ClassInfo classInfo(Class<?> type) {
    ClassInfo info = infos.get(type);
    if (info == null) {
      info = newInfo(type);
      infos.put(type, info);
    }
    return info;
  }

  @Override
  public boolean isLiteral(String text) {
    return literals.contain(text);
  }

  @Override
  public boolean isFinal(Field field) {
    Member declared =
        hierarchy.field(
            Type.getInternalName(field.getDeclaringClass()),
            field.getName(),
            Type.getDescriptor(field.getType()));
    return declared != null && declared.is(Opcodes.ACC_FINAL);
  }

  @Override
  public synchronized List<ClassInfo> withStatics() {
    for (Class<?> type = newClasses.poll(); type != null; type = newClasses.poll()) {
      if (classInfo(type) instanceof StaticState state) {
        withStatics.add(state);
      }
    }
    return Collections.unmodifiableList(withStatics);
  }

  private ClassInfo newInfo(Class<?> type) {
    String holder = type.getName();
    String declaring = Names.isStatics(holder) ? Names.interfaceOf(holder) : holder;
    String internalName = declaring.replace('.', '/');
    if (type.getClassLoader() != this || !hierarchy.needsInitialization(internalName)) {
      return new Stateless(type);
    }
    try {
      Class<?> declaringClass = loadClass(declaring);
      Class<?> holderClass =
          declaringClass.isInterface() ? loadClass(Names.statics(declaring)) : declaringClass;
      return type == holderClass
          ? new StaticState(declaringClass, holderClass, () -> before(internalName))
          : classInfo(holderClass);
    } catch (ReflectiveOperationException e) {
      if (e.getCause() instanceof NoClassDefFoundError) {
        return new Stateless(type); // No code of a class runs that names one which is not there.
      }
      throw new IllegalStateException("Mazurka lost the static state of " + declaring, e);
    }
  }

  private List<ClassInfo> before(String internalName) {
    return hierarchy.initializedBefore(internalName).stream()
        .map(name -> classInfo(load(name.replace('/', '.'))))
        .toList();
  }

  @Override
  protected @Nullable URL findResource(String name) {
    try {
      List<URL> urls = classPath.locate(name);
      return urls.isEmpty() ? null : urls.getFirst();
    } catch (IOException e) {
      return null; // as the method's contract asks for
    }
  }

  @Override
  protected Enumeration<URL> findResources(String name) throws IOException {
    return Collections.enumeration(classPath.locate(name));
  }

  /** Closes the jars; classes not loaded by now cannot be loaded any more. */
  @Override
  public void close() {
    try {
      classPath.close();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** A class with nothing to initialise. */
  private record Stateless(Class<?> type) implements ClassInfo {

    @Override
    public List<ClassInfo> before() {
      return List.of();
    }

    @Override
    public void runInitializer() {}

    @Override
    public void ready(boolean ready) {}

    @Override
    public void reset() {}
  }
}
