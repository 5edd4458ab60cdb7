package org.grundy.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.grundy.batch.Job;
import org.grundy.catalog.UserRules;
import org.grundy.effort.Budget;
import org.grundy.game.grid.Grid;
import org.grundy.phrase.BadInput;
import org.grundy.solve.region.RegionFolder;
import org.grundy.solve.region.RegionParts;
import org.grundy.solve.region.RegionRules;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.region.RegionStarts;
import org.grundy.solve.region.RegionTable;
import org.jspecify.annotations.Nullable;

/** The regions of boards as text. Each process reads it once and prepares the rules for all its tasks. */
final class BoardsTask implements Serializable {
  private static final long serialVersionUID = 1;

  private final String game;
  private final String ranges;
  private final int parts;
  private final String folder;
  private final JobRules rules;
  private transient volatile @Nullable RegionRules read;
  /** The table that was asked for last. */
  private transient volatile @Nullable RegionTable table;

  BoardsTask(Job.Boards job, int parts, String folder, Optional<UserRules.Compiled> rules) {
    this.game = job.game();
    this.ranges = job.ranges();
    this.parts = parts;
    this.folder = folder;
    this.rules = new JobRules(rules);
  }

  RegionScope.Boards scope() {
    if (RegionScope.parse("on boards " + ranges).orElse(null) instanceof RegionScope.Boards boards)
      return boards;
    throw BadInput.because("expected a range such as {0}, found {1}", "1..6", BadInput.quoted(ranges));
  }

  /** The boards as play on them starts. */
  List<Grid> starts() {
    return RegionStarts.of(rules.catalog(), game, scope());
  }

  /** The folder, for one task with a budget of its own, or for the driver. */
  RegionParts parts(Budget budget) {
    RegionRules known = read;
    if (known == null)
      known = read = RegionRules.of(rules.catalog().ruleset(game), scope().layout());
    return new RegionParts(RegionFolder.opened(folder(), known, scope(), budget), parts);
  }

  /** The table of the tiers below one, which the tasks of a process share. */
  synchronized RegionTable table(int tiers) throws IOException {
    RegionTable known = table;
    if (known == null || known.tiers() != tiers)
      known = table = parts(Budget.unlimited()).table(tiers);
    return known;
  }

  Path folder() {
    return Path.of(folder);
  }
}
