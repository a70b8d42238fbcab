package io.mazurka.jvm.load;

import io.mazurka.jvm.model.ArgumentPolicy;
import io.mazurka.jvm.model.FileCalls;
import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.jvm.model.Model;
import io.mazurka.jvm.model.Refusal;
import java.util.Optional;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/** What becomes of the calls of JDK methods, and of allocations. */
interface Rules {

  /** Why the call cannot be handled, if it cannot. */
  Optional<Refusal> refusal(JdkCall call);

  /** What the program calls instead. */
  Optional<Model> model(JdkCall call);

  /** What provides an additional last argument. */
  Optional<Model> lastArgument(JdkCall call);

  /** The class that stands in for one of the JDK, if any does. */
  default Optional<String> replacement(String type) {
    return Optional.empty();
  }

  /** What the call does to its receiver as far as others can notice. */
  JdkPolicy policy(JdkCall call);

  /** What the call does to its arguments as far as others can notice. */
  default ArgumentPolicy arguments(JdkCall call) {
    return ArgumentPolicy.IGNORE;
  }

  /** Whether the call looks into any of its arguments, or changes it. */
  default boolean looksIntoArguments(JdkCall call) {
    ArgumentPolicy policy = arguments(call);
    Type[] types = Type.getArgumentTypes(call.descriptor());
    return IntStream.range(0, types.length)
        .anyMatch(i -> policy.of(types[i].getDescriptor(), i) != ArgumentPolicy.IGNORE);
  }

  /** Whether the transformation changes a call like this. */
  default boolean concern(JdkCall call) {
    return call.isPlainObject()
        || call.isConstructor() && replacement(call.owner()).isPresent()
        || refusal(call).isPresent()
        || FileCalls.opensFirst(call.owner(), call.name(), call.descriptor())
        || model(call).isPresent()
        || lastArgument(call).isPresent()
        || policy(call) != JdkPolicy.IGNORE
        || looksIntoArguments(call);
  }

  /** Whether each allocation is a step of its own. */
  default boolean allocationsAreSteps() {
    return false;
  }
}
