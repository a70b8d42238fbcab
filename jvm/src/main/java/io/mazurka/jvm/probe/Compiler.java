package io.mazurka.jvm.probe;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

/** How this virtual machine compiles. */
final class Compiler {

  private static final boolean ELIMINATES = find();

  private Compiler() {}

  /**
   * Whether compiled code may keep an object's fields in registers and make no object of them; its
   * frames then show null in place of the object.
   */
  static boolean eliminatesAllocations() {
    return ELIMINATES;
  }

  private static boolean find() {
    try {
      HotSpotDiagnosticMXBean bean =
          ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
      return bean == null
          || Boolean.parseBoolean(bean.getVMOption("EliminateAllocations").getValue());
    } catch (IllegalArgumentException | LinkageError _) {
      return true;
    }
  }
}
