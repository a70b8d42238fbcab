// A call site that leads somewhere else from one moment to the next.
// covers: call sites that change
// refuses: java.lang.invoke.VolatileCallSite.setTarget(MethodHandle) is not supported yet (at ChangesCallSite.java:10 in ChangesCallSite.main)
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VolatileCallSite;

public class ChangesCallSite {
  public static void main(String[] args) {
    VolatileCallSite site = new VolatileCallSite(MethodHandles.constant(int.class, 1));
    site.setTarget(MethodHandles.constant(int.class, 2));
  }
}
