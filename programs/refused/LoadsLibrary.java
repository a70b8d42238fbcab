// Native code.
// covers: native libraries
// refuses: java.lang.System.loadLibrary(String) is not supported yet
public class LoadsLibrary {
  public static void main(String[] args) {
    System.loadLibrary("native");
  }
}
