package io.mazurka.jvm.model;

import static io.mazurka.jvm.model.JdkPolicy.ATOMIC_READ;
import static io.mazurka.jvm.model.JdkPolicy.ATOMIC_WRITE;
import static io.mazurka.jvm.model.JdkPolicy.IGNORE;
import static io.mazurka.jvm.model.JdkPolicy.READ;
import static io.mazurka.jvm.model.JdkPolicy.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class JdkPolicyTest {

  @Test
  void immutableObjects_areIgnored() {
    assertThat(of("java/lang/String", "length")).isEqualTo(IGNORE);
    assertThat(of("java/math/BigInteger", "add")).isEqualTo(IGNORE);
    assertThat(of("java/time/LocalDate", "plusDays")).isEqualTo(IGNORE);
    assertThat(of(Optional.empty(), "get")).isEqualTo(IGNORE);
    assertThat(of(List.of(1, 2, 3), "get")).isEqualTo(IGNORE);
    assertThat(of(Map.of(), "get")).isEqualTo(IGNORE);
    assertThat(of(Comparator.naturalOrder(), "compare")).isEqualTo(IGNORE);
    assertThat(of(Function.identity(), "apply")).isEqualTo(IGNORE);
    assertThat(of("java/lang/ThreadLocal", "set")).isEqualTo(IGNORE);
    assertThat(of("java/util/concurrent/TimeUnit", "toMillis")).isEqualTo(IGNORE);
  }

  @Test
  void collections_areReadByTheMethodsThatOnlyLook() {
    assertThat(of(new ArrayList<>(), "get")).isEqualTo(READ);
    assertThat(of(new ArrayList<>(), "add")).isEqualTo(WRITE);
    assertThat(of(new ArrayDeque<>(), "peekFirst")).isEqualTo(READ);
    assertThat(of(new ArrayDeque<>(), "pollFirst")).isEqualTo(WRITE);
    assertThat(of("java/util/Map", "containsKey")).isEqualTo(READ);
    assertThat(of("java/util/Map", "computeIfAbsent")).isEqualTo(WRITE);
    assertThat(of("java/lang/StringBuilder", "length")).isEqualTo(READ);
    assertThat(of("java/lang/StringBuilder", "append")).isEqualTo(WRITE);
  }

  @Test
  void traversals_readTheCollection() {
    assertThat(of(new ArrayList<>(List.of(1)).iterator(), "next")).isEqualTo(READ);
    assertThat(of(new ArrayList<>(List.of(1)).iterator(), "remove")).isEqualTo(WRITE);
    assertThat(of(new HashMap<>(Map.of(1, 2)).entrySet(), "size")).isEqualTo(READ);
    assertThat(of("java/util/stream/Stream", "count")).isEqualTo(READ);
  }

  @Test
  void threadSafeObjects_areAtomic() {
    assertThat(of(new ConcurrentHashMap<>(), "get")).isEqualTo(ATOMIC_READ);
    assertThat(of(new ConcurrentHashMap<>(), "putIfAbsent")).isEqualTo(ATOMIC_WRITE);
    assertThat(of(new ConcurrentHashMap<>().keySet(), "contains")).isEqualTo(ATOMIC_READ);
    assertThat(of("java/lang/StringBuffer", "append")).isEqualTo(ATOMIC_WRITE);
    assertThat(of(Collections.synchronizedList(new ArrayList<>()), "size")).isEqualTo(ATOMIC_READ);
    assertThat(of("java/util/Random", "nextInt")).isEqualTo(ATOMIC_WRITE);
    assertThat(of("java/util/concurrent/atomic/AtomicLong", "longValue")).isEqualTo(ATOMIC_READ);
    assertThat(of(new IllegalStateException(), "getMessage")).isEqualTo(ATOMIC_READ);
  }

  @Test
  void unknownObjects_areWritten() {
    assertThat(of("java/util/Scanner", "hasNext")).isEqualTo(WRITE);
    assertThat(of("java/nio/ByteBuffer", "get")).isEqualTo(WRITE);
    assertThat(of("java/nio/ByteBuffer", "toString")).isEqualTo(READ);
    assertThat(of("java/nothing/Known", "get")).isEqualTo(WRITE);
  }

  @Test
  void methodsThatOnlyLook_areToldByTheirCode() {
    assertThat(JdkPolicy.of("java/util/zip/ZipEntry", "getName", "()Ljava/lang/String;"))
        .isEqualTo(READ);
    assertThat(JdkPolicy.of("java/util/zip/ZipEntry", "isDirectory", "()Z")).isEqualTo(READ);
    assertThat(JdkPolicy.of("java/util/SimpleTimeZone", "getRawOffset", "()I")).isEqualTo(READ);
    assertThat(JdkPolicy.of("java/util/GregorianCalendar", "get", "(I)I")).isEqualTo(WRITE);
    assertThat(JdkPolicy.of("java/util/zip/ZipEntry", "setSize", "(J)V")).isEqualTo(WRITE);
    assertThat(JdkPolicy.of("java/util/Scanner", "hasNextInt", "()Z")).isEqualTo(WRITE);
    assertThat(JdkPolicy.of("java/util/Timer", "getClass", "()Ljava/lang/Class;"))
        .isEqualTo(IGNORE);
  }

  @Test
  void locksReceiver_ofSynchronizedClassesOnly() {
    assertThat(JdkPolicy.locksReceiver("java/util/Vector")).isTrue();
    assertThat(JdkPolicy.locksReceiver("java/util/Collections$SynchronizedMap")).isTrue();
    assertThat(JdkPolicy.locksReceiver("java/util/concurrent/ConcurrentHashMap")).isFalse();
  }

  private static JdkPolicy of(String owner, String name) {
    return JdkPolicy.of(owner, name, "()V");
  }

  private static JdkPolicy of(Object receiver, String name) {
    return of(Jdk.internalName(receiver.getClass()), name);
  }
}
