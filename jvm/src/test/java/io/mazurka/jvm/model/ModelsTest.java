package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.ThaiBuddhistChronology;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelsTest {

  @Test
  void everyModel_replacesAMethodThatTheJdkHas() {
    List<String> strangers = new ArrayList<>();
    for (Class<?> modelClass : Models.ALL) {
      ModelOf of = modelClass.getAnnotation(ModelOf.class);
      publicMethods(modelClass)
          .filter(method -> !method.isAnnotationPresent(Packed.class))
          .map(method -> Models.replaced(of.value(), method))
          .filter(call -> !exists(call))
          .forEach(call -> strangers.add(modelClass.getSimpleName() + ": " + call));
    }
    assertThat(strangers).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(classes = {Set.class, Map.class})
  void packedModel_isFoundByAllCallsOfItsName(Class<?> type) {
    List<Method> factories =
        Stream.of(type.getMethods()).filter(method -> method.getName().equals("of")).toList();
    assertThat(factories).hasSizeGreaterThan(10);
    for (Method factory : factories) {
      assertThat(Models.find(Jdk.internalName(type), "of", Jdk.descriptor(factory), true))
          .get()
          .extracting(Model::name)
          .isEqualTo("of");
    }
  }

  @Test
  void everyModel_isFoundByTheCallThatItReplaces() {
    for (Class<?> modelClass : Models.ALL) {
      ModelOf of = modelClass.getAnnotation(ModelOf.class);
      publicMethods(modelClass)
          .filter(method -> !method.isAnnotationPresent(Super.class))
          .forEach(method -> {
            Models.Call call = Models.replaced(of.value(), method);
            assertThat(Models.find(call.owner(), call.name(), call.desc(), call.isStatic()))
                .get()
                .extracting(Model::desc)
                .isEqualTo(Jdk.descriptor(method));
          });
    }
  }

  @Test
  void everyModelClass_canBeCalledFromAnywhere() {
    assertThat(Models.ALL).allMatch(type -> Modifier.isPublic(type.getModifiers()));
  }

  @Test
  void find_knowsReceiverArgumentsAndSite() {
    assertThat(Models.find("java/lang/Thread", "join", "(J)V", false))
        .contains(new Model("io/mazurka/jvm/model/ThreadModel", "join", "(Ljava/lang/Thread;JI)V"));
    assertThat(Models.find("java/lang/Thread", "sleep", "(J)V", true))
        .contains(new Model("io/mazurka/jvm/model/ThreadModel", "sleep", "(JI)V"));
    assertThat(Models.find("java/util/Random", "<init>", "()V", false))
        .contains(new Model("io/mazurka/jvm/model/RandomModel", "make", "(I)Ljava/util/Random;"));
  }

  @Test
  void find_looksAboveTheOwner_whereTheMethodIsInherited() {
    assertThat(Models.find("java/util/ArrayList", "notifyAll", "()V", false))
        .isEqualTo(Models.find("java/lang/Object", "notifyAll", "()V", false))
        .isPresent();
    assertThat(Models.find("java/util/concurrent/atomic/AtomicInteger", "hashCode", "()I", false))
        .isEqualTo(Models.find("java/lang/Object", "hashCode", "()I", false))
        .isPresent();
  }

  @Test
  void find_leavesTheMethodAlone_whereAJdkClassOverridesIt() {
    assertThat(Models.find("java/util/ArrayList", "hashCode", "()I", false)).isEmpty();
    assertThat(Models.find("java/lang/String", "length", "()I", false)).isEmpty();
  }

  @Test
  void find_distinguishesStaticFromInstanceMethods() {
    assertThat(Models.find("java/lang/Thread", "yield", "()V", true)).isPresent();
    assertThat(Models.find("java/lang/Thread", "yield", "()V", false)).isEmpty();
  }

  @Test
  void findSuper_doesNotCallTheOverridingMethodAgain() {
    assertThat(Models.findSuper("java/lang/Thread", "start", "()V"))
        .get()
        .extracting(Model::name)
        .isEqualTo("superStart");
    assertThat(Models.findSuper("java/lang/Thread", "join", "()V"))
        .isEqualTo(Models.find("java/lang/Thread", "join", "()V", false));
  }

  @Test
  void lastArgument_isTheNameOfANamelessThread() {
    assertThat(Models.lastArgument("java/lang/Thread", "<init>", "()V"))
        .contains(new Model("io/mazurka/jvm/model/ThreadNames", "next", "()Ljava/lang/String;"));
    assertThat(Models.lastArgument("java/lang/Thread", "<init>", "(Ljava/lang/String;)V"))
        .isEmpty();
    assertThat(Models.lastArgument("java/lang/Object", "<init>", "()V")).isEmpty();
  }

  @Test
  void lastArgument_isAClock_whereverAMethodOfTheJdkAsksForTheTime() {
    List<Class<?>> dates =
        List.of(
            Instant.class,
            LocalDate.class,
            LocalTime.class,
            LocalDateTime.class,
            ZonedDateTime.class,
            OffsetDateTime.class,
            OffsetTime.class,
            Year.class,
            YearMonth.class,
            MonthDay.class,
            JapaneseDate.class,
            HijrahDate.class,
            IsoChronology.class,
            ThaiBuddhistChronology.class);
    for (Class<?> type : dates) {
      for (Method method : type.getMethods()) {
        if (method.getName().matches("now|dateNow")) {
          boolean asks = !List.of(method.getParameterTypes()).contains(Clock.class);
          assertThat(
                  Models.lastArgument(
                      Jdk.internalName(type), method.getName(), Jdk.descriptor(method)))
              .as("%s", method)
              .matches(last -> last.isPresent() == asks);
        }
      }
    }
  }

  private static Stream<Method> publicMethods(Class<?> modelClass) {
    return Stream.of(modelClass.getDeclaredMethods())
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic());
  }

  private static boolean exists(Models.Call call) {
    if (call.owner().equals("[")) {
      return call.name().equals("clone");
    }
    Class<?> type = Jdk.type(call.owner()).orElseThrow();
    Stream<? extends Executable> members =
        call.name().equals("<init>")
            ? Stream.of(type.getDeclaredConstructors())
            : Stream.concat(Stream.of(type.getDeclaredMethods()), ofEveryObject(type));
    return members.anyMatch(member -> matches(member, call));
  }

  private static Stream<Method> ofEveryObject(Class<?> type) {
    return type.isInterface() ? Stream.of(Object.class.getMethods()) : Stream.of();
  }

  private static boolean matches(Executable member, Models.Call call) {
    Class<?> result = member instanceof Method method ? method.getReturnType() : void.class;
    String desc =
        MethodType.methodType(result, member.getParameterTypes()).toMethodDescriptorString();
    boolean sameName = !(member instanceof Method) || member.getName().equals(call.name());
    return sameName
        && desc.equals(call.desc())
        && Modifier.isStatic(member.getModifiers()) == call.isStatic();
  }
}
