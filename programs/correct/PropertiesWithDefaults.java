// Who asks for a property asks the defaults after the properties themselves: they may have changed.
// outcomes: new [key] | null [key] | old [key]
import java.util.Properties;

public class PropertiesWithDefaults {
  public static void main(String[] args) throws InterruptedException {
    Properties defaults = new Properties();
    defaults.setProperty("key", "old");
    Properties properties = new Properties(new Properties(defaults));
    Thread other =
        new Thread(
            () -> {
              properties.setProperty("key", "new");
              defaults.remove("key");
            });
    other.start();
    String found = properties.getProperty("key");
    System.out.println(found + " " + properties.stringPropertyNames());
    other.join();
  }
}
