// Serialization reads the fields of objects where nobody sees it.
// covers: serialization
// refuses: java.io.ObjectOutputStream.writeObject(Object) is not supported yet (at Serializes.java:14
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class Serializes {
  record Name(String text) implements Serializable {}

  public static void main(String[] args) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ObjectOutputStream out = new ObjectOutputStream(bytes);
    out.writeObject(new Name("a"));
  }
}
