package org.grundy.cluster;

import java.io.Serializable;
import java.util.Optional;
import java.util.TreeMap;
import org.grundy.catalog.Catalog;
import org.grundy.catalog.UserRules;
import org.jspecify.annotations.Nullable;

/** The catalogue of a job, with the user's game if there is one, as every process can make it. */
final class JobRules implements Serializable {
  private static final long serialVersionUID = 1;

  private final @Nullable String file;
  private final TreeMap<String, byte[]> classes;

  JobRules(Optional<UserRules.Compiled> rules) {
    this.file = rules.map(UserRules.Compiled::file).orElse(null);
    this.classes = new TreeMap<>(rules.map(UserRules.Compiled::classes).orElseGet(TreeMap::new));
  }

  Catalog catalog() {
    return file == null ? Catalog.standard()
        : Catalog.standard().with(UserRules.ruleset(new UserRules.Compiled(file, classes)));
  }
}
