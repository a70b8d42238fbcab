package io.mazurka.jvm.load;

import io.mazurka.jvm.model.ArgumentPolicy;
import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.jvm.model.Model;
import io.mazurka.jvm.model.Models;
import io.mazurka.jvm.model.Refusal;
import io.mazurka.jvm.model.Refusals;
import io.mazurka.jvm.model.Replacements;
import java.util.Optional;

/** The rules of {@link io.mazurka.jvm.model}. */
record StandardRules(boolean allocationsAreSteps) implements Rules {

  @Override
  public Optional<Refusal> refusal(JdkCall call) {
    return Refusals.find(call.owner(), call.name(), call.descriptor());
  }

  @Override
  public Optional<Model> model(JdkCall call) {
    return call.isSuper()
        ? Models.findSuper(call.owner(), call.name(), call.descriptor())
        : Models.find(call.owner(), call.name(), call.descriptor(), call.isStatic());
  }

  @Override
  public Optional<Model> lastArgument(JdkCall call) {
    return Models.lastArgument(call.owner(), call.name(), call.descriptor());
  }

  @Override
  public Optional<String> replacement(String type) {
    return Replacements.of(type);
  }

  @Override
  public JdkPolicy policy(JdkCall call) {
    return call.isStatic() || call.isConstructor()
        ? JdkPolicy.IGNORE
        : JdkPolicy.ofCall(call.owner(), call.name(), call.descriptor());
  }

  @Override
  public ArgumentPolicy arguments(JdkCall call) {
    if (call.isConstructor()) {
      return ArgumentPolicy.ofConstructor(call.owner());
    }
    return call.isStatic()
        ? ArgumentPolicy.ofStatic(call.owner(), call.name(), call.descriptor())
        : ArgumentPolicy.ofMethod(call.owner(), call.name(), call.descriptor());
  }
}
