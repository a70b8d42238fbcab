package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.jvm.model.Model;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CallsTest {

  /** Models of an instance method, a super call, a static method and a constructor. */
  private static final class Modelled extends TestRules {

    private static final Map<String, Model> MODELS =
        Map.of(
            "ArrayList.add(Ljava/lang/Object;)Z",
            model("add", "(Ljava/util/ArrayList;Ljava/lang/Object;I)Z"),
            "super ArrayList.add(Ljava/lang/Object;)Z",
            model("superAdd", "(Ljava/util/ArrayList;Ljava/lang/Object;I)Z"),
            "Math.abs(I)I",
            model("abs", "(II)I"),
            "StringBuilder.<init>(Ljava/lang/String;)V",
            model("make", "(Ljava/lang/String;I)Ljava/lang/StringBuilder;"));

    private static Model model(String name, String descriptor) {
      return new Model("io/mazurka/jvm/model/TestModels", name, descriptor);
    }

    @Override
    public Optional<Model> model(JdkCall call) {
      String owner = call.owner().substring(call.owner().lastIndexOf('/') + 1);
      String prefix = call.isSuper() ? "super " : "";
      return Optional.ofNullable(MODELS.get(prefix + owner + "." + call.member()));
    }

    @Override
    public Optional<Model> lastArgument(JdkCall call) {
      return call.isConstructor()
              && call.owner().equals("java/lang/Thread")
              && call.descriptor().equals("(Ljava/lang/Runnable;)V")
          ? Optional.of(model("last", "()Ljava/lang/String;"))
          : Optional.empty();
    }
  }

  private static @Nullable Object run(String body) throws Exception {
    try (TestProgram program =
        new TestProgram(new Modelled(), 17, "public class P {" + body + "}")) {
      return program.run();
    }
  }

  @Test
  void instanceMethod_isReplacedByItsModel() throws Exception {
    assertThat(
            run(
                "static Object run() { var l = new java.util.ArrayList<Object>(); l.add(1); return l; }"))
        .hasToString("[modelled 1]");
  }

  @Test
  void inheritedMethod_isReplacedByItsModel() throws Exception {
    assertThat(
            run(
                """
                static class Mine extends java.util.ArrayList<Object> {}
                static Object run() { Mine l = new Mine(); l.add(1); return l; }
                """))
        .hasToString("[modelled 1]");
  }

  @Test
  void overridingMethod_isCalled_andItsSuperCallReplaced() throws Exception {
    assertThat(
            run(
                """
                static class Mine extends java.util.ArrayList<Object> {
                  @Override public boolean add(Object o) { return super.add("mine " + o); }
                }
                static Object run() { Mine l = new Mine(); l.add(1); return l; }
                """))
        .hasToString("[super mine 1]");
  }

  @Test
  void staticMethod_isReplacedByItsModel() throws Exception {
    assertThat(run("static Object run() { return Math.abs(-5); }")).isEqualTo(995);
  }

  @Test
  void constructor_isReplacedByItsModel_alsoWithBranchesInItsArguments() throws Exception {
    assertThat(
            run(
                """
                static int n = 3;
                static Object run() {
                  return new StringBuilder(n > 2 ? "x" : new StringBuilder("inner").toString()).append(n) + "" + new StringBuilder("y");
                }
                """))
        .isEqualTo("made x3made y");
  }

  @Test
  void constructor_getsItsAdditionalArgument_inNewAndInSuper() throws Exception {
    assertThat(
            run(
                """
                static class Mine extends Thread { Mine(Runnable r) { super(r); } }
                static Object run() { return new Thread(() -> {}).getName() + new Mine(null).getName(); }
                """))
        .isEqualTo("lastlast");
  }

  @Test
  void methodReference_leadsToTheModel() throws Exception {
    assertThat(
            run(
                """
                static Object run() {
                  var list = new java.util.ArrayList<Object>();
                  java.util.function.Predicate<Object> bound = list::add;
                  java.util.function.BiPredicate<java.util.ArrayList<Object>, Object> unbound = java.util.ArrayList::add;
                  java.util.function.IntUnaryOperator abs = Math::abs;
                  java.util.function.Function<String, StringBuilder> make = StringBuilder::new;
                  bound.test(1);
                  unbound.test(list, 2);
                  return list + " " + abs.applyAsInt(-3) + make.apply("z");
                }
                """))
        .isEqualTo("[modelled 1, modelled 2] 997made z");
  }

  @Test
  void model_isToldTheSite() throws Exception {
    try (TestProgram program =
        new TestProgram(
            new Modelled(),
            17,
            "public class P {\n static Object run() {\n return Math.abs(1); } }")) {
      program.run();
      assertThat(program.events()).contains("abs at run:3 java/lang/Math.abs(I)I");
    }
  }

  @Test
  void refusedCall_isRefusedOnlyWhenReached() throws Exception {
    String source = "static Object run() { if (Math.abs(1) < 0) new java.net.Socket(); return 1; }";
    assertThat(run(source)).isEqualTo(1);
    assertThatThrownBy(() -> run("static Object run() { return new java.net.Socket(); }"))
        .hasMessageContaining("refused new java.net.Socket()");
  }

  @Test
  void unmodelledCall_isReportedWithItsReceiverAndArguments() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            public class P {
              static Object run() {
                java.util.Map<Object, Object> map = new java.util.HashMap<>();
                map.put("key", 12L);
                return "text".length();
              }
            }
            """)) {
      program.run();
      assertThat(program.events())
          .containsSubsequence(
              "key key",
              "argument key",
              "argument 12",
              "call java/util/Map.put(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object; 0 run:4")
          .noneMatch(event -> event.contains("length"));
    }
  }

  @Test
  void staticCallOfCollections_hasItsArgumentsHandedOver() throws Exception {
    try (TestProgram program =
        new TestProgram(
            17,
            """
            public class P {
              static Object run() {
                return java.util.List.of("a", "b");
              }
            }
            """)) {
      program.run();
      assertThat(program.events()).containsSubsequence("handed a", "handed b");
    }
  }
}
