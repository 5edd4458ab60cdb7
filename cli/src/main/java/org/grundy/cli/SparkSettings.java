package org.grundy.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.grundy.phrase.BadInput;

/** A file of settings as Spark reads it: a name and a value on each line, with a space between. */
final class SparkSettings {
  /** What every name begins with. */
  static final String PREFIX = "spark.";

  private SparkSettings() {
  }

  /** @throws BadInput when the file cannot be read, or has another line */
  static Map<String, String> read(Path file) {
    var properties = new Properties();
    try (var in = Files.newBufferedReader(file)) {
      properties.load(in);
    } catch (IOException | IllegalArgumentException _) {
      throw BadInput.because("cannot read {0}", file.toString());
    }
    var settings = new TreeMap<String, String>();
    for (String name : properties.stringPropertyNames()) {
      String value = properties.getProperty(name).strip();
      if (!name.startsWith(PREFIX))
        throw BadInput.because("{0}: expected lines such as {1}, found {2}", file.toString(),
            "spark.authenticate true", BadInput.quoted((name + " " + value).strip()));
      settings.put(name, value);
    }
    return settings;
  }
}
