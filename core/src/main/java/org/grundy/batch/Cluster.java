package org.grundy.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.grundy.catalog.UserRules;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;

/** Runs jobs on one machine or many; found as a service. */
public interface Cluster {
  /**
   * Where and how a job runs.
   *
   * @param master   the address of the cluster; empty for all cores of this machine
   * @param folder   that keeps all stages and the result; every machine sees it under this name
   * @param parts    into which positions are divided, a power of two
   * @param settings of the cluster, by their names
   * @param rules    the user's game, if the job needs it
   */
  record Place(Optional<String> master, Path folder, int parts, Map<String, String> settings,
      Optional<UserRules.Compiled> rules) {
    public Place {
      settings = Map.copyOf(settings);
    }
  }

  /**
   * Runs a job, from the last stage that is complete in the folder.
   *
   * @param budget  ends the job when it is cancelled or its time is over
   * @param reached is told how far the job has come
   * @throws org.grundy.phrase.BadInput when the folder holds another job or is damaged
   * @throws org.grundy.effort.BudgetSpent when the budget ends first; complete stages are kept
   * @throws IOException when a file cannot be read or written
   */
  void run(Job job, Place place, Budget budget, Consumer<Phrase> reached) throws IOException;
}
