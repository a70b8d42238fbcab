package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;

/**
 * Something that is set for a pool, and may be set to something else while the pool is used: a
 * volatile variable. As that is rare, looking at it is a step only once it has been seen.
 */
final class Setting<T> {

  private T value;

  Setting(T value) {
    this.value = value;
  }

  T get() {
    Steps.lookAtSetting(this, SITE);
    return value;
  }

  void set(T other) {
    Steps.changeSetting(this, SITE);
    value = other;
  }
}
