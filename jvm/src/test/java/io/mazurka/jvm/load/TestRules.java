package io.mazurka.jvm.load;

import io.mazurka.jvm.model.JdkPolicy;
import io.mazurka.jvm.model.Model;
import io.mazurka.jvm.model.Refusal;
import java.util.Optional;

/** No models, so that a program can be run outside an execution; all else is as usual. */
class TestRules implements Rules {

  private static final Rules STANDARD = new StandardRules(false);

  @Override
  public Optional<Refusal> refusal(JdkCall call) {
    return STANDARD.refusal(call);
  }

  @Override
  public Optional<Model> model(JdkCall call) {
    return Optional.empty();
  }

  @Override
  public Optional<Model> lastArgument(JdkCall call) {
    return Optional.empty();
  }

  @Override
  public JdkPolicy policy(JdkCall call) {
    return STANDARD.policy(call);
  }
}
