package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class HookTest {

  @ParameterizedTest
  @EnumSource(Hook.class)
  void everyHook_existsWithItsDescriptor(Hook hook) throws Exception {
    MethodType type =
        MethodType.fromMethodDescriptorString(hook.descriptor(), HookTest.class.getClassLoader());
    Method method =
        Class.forName(hook.owner().replace('/', '.'))
            .getMethod(hook.method(), type.parameterArray());
    assertThat(method.getReturnType()).isEqualTo(type.returnType());
    assertThat(Modifier.isStatic(method.getModifiers())).isTrue();
  }
}
