package org.grundy.catalog;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.grundy.game.Ruleset;

/** The classes of the core; those of its tests are elsewhere. */
public final class Classes {
  private Classes() {
  }

  /** All whose full names begin so. None is initialised. */
  public static Stream<Class<?>> below(String prefix) throws IOException, URISyntaxException, ClassNotFoundException {
    Path root = Path.of(Ruleset.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(root)) {
      List<String> names = files.map(file -> root.relativize(file).toString().replace(File.separatorChar, '.'))
          .filter(name -> name.startsWith(prefix) && name.endsWith(".class") && !name.endsWith("-info.class")).toList();
      var found = new ArrayList<Class<?>>();
      for (String name : names)
        found.add(Class.forName(name.substring(0, name.length() - ".class".length()), false,
            Ruleset.class.getClassLoader()));
      return found.stream();
    }
  }
}
