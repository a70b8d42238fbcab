package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.lang.invoke.VarHandle;

/** Fences, and variable handles made of others. */
@ModelOf("java/lang/invoke/VarHandle")
public final class FenceModel {

  private FenceModel() {}

  @Static
  public static void fullFence(int site) {
    Operations.fence(site);
  }

  @Static
  public static void acquireFence(int site) {
    Operations.fence(site);
  }

  @Static
  public static void releaseFence(int site) {
    Operations.fence(site);
  }

  @Static
  public static void loadLoadFence(int site) {
    Operations.fence(site);
  }

  @Static
  public static void storeStoreFence(int site) {
    Operations.fence(site);
  }

  public static VarHandle withInvokeExactBehavior(VarHandle self, int site) {
    return Handles.same(self, self.withInvokeExactBehavior());
  }

  public static VarHandle withInvokeBehavior(VarHandle self, int site) {
    return Handles.same(self, self.withInvokeBehavior());
  }
}
