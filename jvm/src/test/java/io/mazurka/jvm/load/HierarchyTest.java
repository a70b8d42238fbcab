package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HierarchyTest {

  @TempDir Path folder;
  private ProgramLoader loader;
  private Hierarchy hierarchy;

  @BeforeEach
  void compile() throws Exception {
    Compiled.into(
        folder,
        17,
        """
        public class A {
          interface I { Object X = new Object(); default void m() {} }
          interface J extends I { default void m() {} void n(); }
          static class Top { int x; static int y; void t() {} }
          static abstract class Mid extends Top implements J { int x; }
          static class Low extends Mid { public void n() {} }
          static class List2 extends java.util.ArrayList<String> {}
        }
        """);
    loader = new ProgramLoader(List.of(folder));
    hierarchy = loader.hierarchy();
  }

  @AfterEach
  void close() {
    loader.close();
  }

  private String field(String owner, String name, String descriptor) {
    Member field = hierarchy.field(owner, name, descriptor);
    return field == null ? "none" : field.owner();
  }

  private String method(String owner, String name, String descriptor) {
    Member method = hierarchy.method(owner, name, descriptor);
    return method == null ? "none" : method.owner();
  }

  @Test
  void field_isThatOfTheClass_thenOfItsInterfaces_thenOfItsSuperclass() {
    assertThat(field("A$Low", "x", "I")).isEqualTo("A$Mid");
    assertThat(field("A$Low", "y", "I")).isEqualTo("A$Top");
    assertThat(field("A$Low", "X", "Ljava/lang/Object;")).isEqualTo("A$I");
    assertThat(field("A$Low", "x", "J")).isEqualTo("none");
    assertThat(field("Missing", "x", "I")).isEqualTo("none");
  }

  @Test
  void method_isThatOfASuperclass_thenTheMostSpecificOfTheInterfaces() {
    assertThat(method("A$Low", "t", "()V")).isEqualTo("A$Top");
    assertThat(method("A$Low", "n", "()V")).isEqualTo("A$Low");
    assertThat(method("A$Mid", "n", "()V")).isEqualTo("A$J");
    assertThat(method("A$Low", "m", "()V")).isEqualTo("A$J");
    assertThat(method("A$Low", "toString", "()Ljava/lang/String;")).isEqualTo("java/lang/Object");
    assertThat(method("[I", "clone", "()Ljava/lang/Object;")).isEqualTo("java/lang/Object");
  }

  @Test
  void methodOfAJdkClassAbove_isFound() {
    assertThat(method("A$List2", "add", "(Ljava/lang/Object;)Z")).isEqualTo("java/util/ArrayList");
    assertThat(hierarchy.isBelow("A$List2", "java/util/Collection")).isTrue();
    assertThat(hierarchy.isBelow("A$List2", "java/util/Map")).isFalse();
    assertThat(hierarchy.isProgram("A$List2")).isTrue();
    assertThat(hierarchy.isJdk("java/util/ArrayList")).isTrue();
    assertThat(hierarchy.isJdk("java/util/Missing")).isFalse();
  }

  @Test
  void initialization_comesFirstForSuperclassesAndInterfacesWithDefaultMethods() {
    assertThat(hierarchy.initializedBefore("A$Low")).containsExactly("A$Mid");
    assertThat(hierarchy.initializedBefore("A$Mid")).containsExactly("A$Top", "A$I");
    assertThat(hierarchy.needsInitialization("A$J")).isFalse();
    assertThat(hierarchy.needsInitialization("A$List2")).isFalse();
  }
}
