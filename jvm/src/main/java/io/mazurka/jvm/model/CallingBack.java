package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Comparator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The functions that a program passes to a method of the JDK, made to say when they are run: what
 * comes after one is a step of its own where others could notice the difference.
 *
 * <p>The program's own classes get the functions as they are, and so does whoever passes none.
 */
final class CallingBack {

  private final @Nullable Callback call;

  private CallingBack(@Nullable Callback call) {
    this.call = call;
  }

  /** Stands before the call until the thread may make it. */
  static CallingBack before(Object receiver, int site) {
    return new CallingBack(
        Operations.isJdkCall(receiver, site) ? Callback.before(receiver, site) : null);
  }

  /** The same, with arguments that the receiver may keep. */
  static CallingBack before(
      Object receiver, @Nullable Object first, @Nullable Object second, int site) {
    Callback.keep(receiver, first);
    Callback.keep(receiver, second);
    if (Operations.isJdkCall(receiver, site)) {
      Hooks.sought(receiver, first, false);
    }
    return before(receiver, site);
  }

  /** The call is over; to be said in any case. */
  void end() {
    if (call != null) {
      call.end();
    }
  }

  <T extends @Nullable Object> Consumer<T> consumer(Consumer<T> action) {
    Callback back = call;
    if (back == null || action == null) {
      return action;
    }
    return element -> {
      back.enter();
      action.accept(element);
      back.left();
    };
  }

  <T extends @Nullable Object, U extends @Nullable Object> BiConsumer<T, U> consumer(
      BiConsumer<T, U> action) {
    Callback back = call;
    if (back == null || action == null) {
      return action;
    }
    return (key, value) -> {
      back.enter();
      action.accept(key, value);
      back.left();
    };
  }

  <T extends @Nullable Object> Predicate<T> predicate(Predicate<T> filter) {
    Callback back = call;
    if (back == null || filter == null) {
      return filter;
    }
    return element -> {
      back.enter();
      boolean result = filter.test(element);
      back.left();
      return result;
    };
  }

  <T extends @Nullable Object> UnaryOperator<T> operator(UnaryOperator<T> function) {
    Callback back = call;
    if (back == null || function == null) {
      return function;
    }
    return element -> {
      back.enter();
      T result = function.apply(element);
      back.left(result);
      return result;
    };
  }

  <T extends @Nullable Object, R extends @Nullable Object> Function<T, R> function(
      Function<T, R> function) {
    Callback back = call;
    if (back == null || function == null) {
      return function;
    }
    return element -> {
      back.enter();
      R result = function.apply(element);
      back.left(result);
      return result;
    };
  }

  <T extends @Nullable Object, U extends @Nullable Object, R extends @Nullable Object>
      BiFunction<T, U, R> function(BiFunction<T, U, R> function) {
    Callback back = call;
    if (back == null || function == null) {
      return function;
    }
    return (key, value) -> {
      back.enter();
      R result = function.apply(key, value);
      back.left(result);
      return result;
    };
  }

  <T extends @Nullable Object> @Nullable Comparator<T> comparator(@Nullable Comparator<T> order) {
    Callback back = call;
    if (back == null || order == null) {
      return order;
    }
    return (a, b) -> {
      back.enter();
      int result = order.compare(a, b);
      back.left();
      return result;
    };
  }
}
