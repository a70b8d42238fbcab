package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.jvm.model.Models;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

class CopiesTest {

  private static final Copies PROGRAM = Copying.WHERE_NEEDED.inProgram();

  private static final String UNSAFE = "jdk/internal/misc/Unsafe";

  /** Those that access nothing. */
  private static final Set<String> HARMLESS =
      Set.of("arrayBaseOffset", "arrayIndexScale", "getUnsafe", "objectFieldOffset");

  private static final Copies COPIES = Copying.WHERE_POSSIBLE.inLocks();

  private final JdkClasses jdk = new JdkClasses();
  private final ClassFiles files =
      new ClassFiles(jdk, ClassPath.open(List.of()), Copying.WHERE_POSSIBLE);
  private final Hierarchy hierarchy = new Hierarchy(jdk, files);

  @Test
  void map_renamesAClassTogetherWithItsNestedClasses() {
    assertThat(PROGRAM.map("java/util/concurrent/FutureTask"))
        .isEqualTo("mazurka/jdk/java/util/concurrent/FutureTask");
    assertThat(PROGRAM.map("java/util/concurrent/Executors$DefaultThreadFactory"))
        .isEqualTo("mazurka/jdk/java/util/concurrent/Executors$DefaultThreadFactory");
    assertThat(PROGRAM.map("java/util/concurrent/ExecutorsOfMine"))
        .isEqualTo("java/util/concurrent/ExecutorsOfMine");
  }

  @Test
  void map_leavesWhatOnlyTheJdkUsesAlone_inTheProgram() {
    assertThat(PROGRAM.map("java/lang/Runtime")).isEqualTo("java/lang/Runtime");
    assertThat(COPIES.map("java/lang/Runtime")).isEqualTo("mazurka/jdk/java/lang/Runtime");
  }

  @Test
  void map_renamesLocks_onlyWhereTheJdkIsNotTrusted() {
    String lock = "java/util/concurrent/locks/ReentrantLock";
    assertThat(PROGRAM.map(lock)).isEqualTo(lock);
    assertThat(Copying.WHERE_POSSIBLE.inProgram().map(lock)).isEqualTo("mazurka/jdk/" + lock);
    assertThat(Copying.WHERE_POSSIBLE.inCopyOf("java/util/concurrent/CyclicBarrier").map(lock))
        .isEqualTo(lock);
    assertThat(Copying.WHERE_POSSIBLE.inCopyOf(lock).map(lock)).isEqualTo("mazurka/jdk/" + lock);
  }

  @Test
  void find_knowsEveryCopy() {
    assertThat(Copies.all().filter(name -> files.find(COPIES.map(name)) == null)).isEmpty();
  }

  @Test
  void everyMethodThatACopyCallsOnACopy_isThere() {
    assertThat(missing(reachable())).isEmpty();
  }

  @Test
  void everyAccessByOffset_isControlled() {
    Set<String> uncontrolled = new TreeSet<>();
    for (String copy : reachable()) {
      for (MethodInsnNode call : calls(copy)) {
        if (call.owner.equals(UNSAFE)
            && !HARMLESS.contains(call.name)
            && Models.find(call.owner, call.name, call.desc, false).isEmpty()) {
          uncontrolled.add(copy + " calls " + call.name + call.desc);
        }
      }
    }
    assertThat(uncontrolled).isEmpty();
  }

  private Set<String> missing(Set<String> copies) {
    Set<String> missing = new TreeSet<>();
    for (String copy : copies) {
      for (MethodInsnNode call : calls(copy)) {
        if (Copies.isCopy(call.owner)
            && hierarchy.method(call.owner, call.name, call.desc) == null) {
          missing.add(copy + " calls " + call.owner + "." + call.name + call.desc);
        }
      }
    }
    return missing;
  }

  /** The copies of the classes that programs name, and those that these refer to. */
  private Set<String> reachable() {
    Set<String> found = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    Copies.all().map(COPIES::map).forEach(open::add);
    while (!open.isEmpty()) {
      String next = open.pop();
      if (found.add(next)) {
        calls(next).stream().map(call -> call.owner).filter(Copies::isCopy).forEach(open::add);
      }
    }
    return found;
  }

  private List<MethodInsnNode> calls(String copy) {
    ClassFile file = Objects.requireNonNull(files.find(copy), copy);
    ClassNode node = new ClassNode();
    file.reader().accept(node, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return node.methods.stream().flatMap(CopiesTest::calls).toList();
  }

  private static Stream<MethodInsnNode> calls(MethodNode method) {
    return StreamSupport.<AbstractInsnNode>stream(method.instructions.spliterator(), false)
        .filter(MethodInsnNode.class::isInstance)
        .map(MethodInsnNode.class::cast);
  }
}
