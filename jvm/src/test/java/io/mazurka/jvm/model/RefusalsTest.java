package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RefusalsTest {

  @Test
  void everyMethodOfARefusedClass_isRefused() {
    for (String name :
        List.of(
            "java/util/Timer",
            "java/lang/ProcessBuilder$Redirect",
            "java/util/concurrent/CompletableFuture",
            "java/net/Socket")) {
      Class<?> type = Jdk.type(name).orElseThrow();
      for (Method method : type.getDeclaredMethods()) {
        assertThat(Refusals.find(name, method.getName(), Jdk.descriptor(method)))
            .as("%s.%s", name, method.getName())
            .isPresent();
      }
      for (Constructor<?> _ : type.getDeclaredConstructors()) {
        assertThat(Refusals.find(name, "<init>", "()V")).isPresent();
      }
    }
  }

  @Test
  void find_saysWhichCallAndWhatToDoInstead() {
    assertThat(Refusals.find("java/lang/Thread", "enumerate", "([Ljava/lang/Thread;)I"))
        .contains(
            new Refusal(
                "java.lang.Thread.enumerate(Thread[])",
                "Keep the threads that the program started in a collection of its own instead."));
    assertThat(Refusals.find("java/util/Timer", "<init>", "(Ljava/lang/String;Z)V"))
        .get()
        .extracting(Refusal::call)
        .isEqualTo("new java.util.Timer(String, boolean)");
  }

  @Test
  void advice_isFoundByTheReadableCall() {
    for (String owner : List.of("java/util/Timer", "java/net/Socket")) {
      Refusal refusal = Refusals.find(owner, "<init>", "()V").orElseThrow();
      assertThat(Refusals.advice(refusal.call())).isEqualTo(refusal.advice());
    }
    assertThat(Refusals.advice("java.lang.String.length()")).isEmpty();
  }

  @Test
  void find_looksAboveTheOwner() {
    String selector = "()Ljava/nio/channels/spi/SelectorProvider;";
    assertThat(Refusals.find("java/nio/channels/SocketChannel", "provider", selector)).isPresent();
    String stream = "()Ljava/util/stream/Stream;";
    assertThat(Refusals.find("java/util/ArrayList", "stream", stream)).isEmpty();
  }

  @Test
  void find_leavesInterfacesAndValuesAlone() {
    assertThat(Refusals.find("java/util/concurrent/locks/Lock", "lock", "()V")).isEmpty();
    assertThat(Refusals.find("java/util/concurrent/Callable", "call", "()Ljava/lang/Object;"))
        .isEmpty();
    assertThat(Refusals.find("java/util/TimerTask", "<init>", "()V")).isEmpty();
    assertThat(Refusals.find("java/util/concurrent/ExecutionException", "getCause", "()V"))
        .isEmpty();
    assertThat(Refusals.find("java/io/FileReader", "<init>", "(Ljava/io/File;)V")).isEmpty();
    assertThat(Refusals.find("java/io/FileReader", "<init>", "(Ljava/io/FileDescriptor;)V"))
        .isPresent();
  }

  @Test
  void noCall_isBothRefusedAndModelled() {
    for (Class<?> modelClass : Models.ALL) {
      String owner = modelClass.getAnnotation(ModelOf.class).value();
      Stream.of(modelClass.getDeclaredMethods())
          .filter(method -> java.lang.reflect.Modifier.isPublic(method.getModifiers()))
          .map(method -> Models.replaced(owner, method))
          .forEach(call ->
              assertThat(Refusals.find(call.owner(), call.name(), call.desc()))
                  .as("%s", call)
                  .isEmpty());
    }
  }

  @Test
  void everyEntry_namesSomethingThatTheJdkHas_orMazurkaItself() {
    assertThat(Refusals.entries().filter(entry -> !namesSomething(entry)))
        .containsExactlyInAnyOrder(
            "io.mazurka.api.Linearizability.of",
            "io.mazurka.api.Mazurka.check",
            "io.mazurka.api.Mazurka.replay");
  }

  private static boolean namesSomething(String entry) {
    if (entry.endsWith(".*")) {
      return ModuleLayer.boot().modules().stream()
          .flatMap(module -> module.getPackages().stream())
          .anyMatch(name -> (name + ".").startsWith(entry.substring(0, entry.length() - 1)));
    }
    String plain = entry.replaceFirst("\\(.*", "").replace(".<init>", "");
    if (Jdk.type(plain.replace('.', '/')).isPresent()) {
      return true;
    }
    String stem = plain.substring(plain.lastIndexOf('.') + 1).replace("*", "");
    return Jdk.type(plain.substring(0, plain.lastIndexOf('.')).replace('.', '/')).stream()
        .flatMap(type -> Stream.of(type.getDeclaredMethods()))
        .anyMatch(method ->
            entry.contains("*")
                ? method.getName().startsWith(stem)
                : method.getName().equals(stem));
  }
}
