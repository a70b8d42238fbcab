package io.mazurka.jvm.substitute;

/**
 * What becomes of a task that a pool cannot accept; for {@code
 * java.util.concurrent.RejectedExecutionHandler}.
 */
public interface RejectedExecutionHandler {

  void rejectedExecution(Runnable task, ThreadPoolExecutor pool);
}
