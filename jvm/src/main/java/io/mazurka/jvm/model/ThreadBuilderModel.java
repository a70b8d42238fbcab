package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.concurrent.ThreadFactory;

/** Makes threads with a builder, virtual ones and others. */
@ModelOf("java/lang/Thread$Builder")
public final class ThreadBuilderModel {

  private ThreadBuilderModel() {}

  public static Thread unstarted(Thread.Builder self, Runnable task, int site) {
    return BuiltThreads.settle(self.unstarted(task), BuiltThreads.hasName(self), task);
  }

  public static Thread start(Thread.Builder self, Runnable task, int site) {
    Thread thread = unstarted(self, task, site);
    Operations.start(thread, site);
    return thread;
  }

  public static ThreadFactory factory(Thread.Builder self, int site) {
    return new BuiltThreads(self);
  }
}
