package io.mazurka.jvm.model;

/**
 * A call that Mazurka cannot handle.
 *
 * @param call the call as a person writes it: {@code java.util.concurrent.Semaphore.acquire()}
 * @param advice what to do instead: a sentence or two
 */
public record Refusal(String call, String advice) {}
