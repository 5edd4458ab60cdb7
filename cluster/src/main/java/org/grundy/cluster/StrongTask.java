package org.grundy.cluster;

import java.io.Serializable;
import java.util.Optional;
import org.grundy.batch.Job;
import org.grundy.catalog.UserRules;
import org.grundy.effort.Budget;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongParts;
import org.grundy.value.Convention;
import org.jspecify.annotations.Nullable;

/** A strong solution as text. Each process reads it once and prepares the rules for all its tasks. */
final class StrongTask implements Serializable {
  private static final long serialVersionUID = 1;

  private final String position;
  private final Convention convention;
  private final int parts;
  private final JobRules rules;
  private transient volatile @Nullable StrongParts read;

  StrongTask(Job.Strong job, int parts, Optional<UserRules.Compiled> rules) {
    this.position = job.position();
    this.convention = job.convention();
    this.parts = parts;
    this.rules = new JobRules(rules);
  }

  /** The parts, for one task with a budget of its own. */
  StrongParts parts() {
    return parts(TaskBudget.ofMemory());
  }

  /** The parts under a budget. */
  StrongParts parts(Budget budget) {
    StrongParts known = read;
    if (known == null)
      known = read = StrongParts.of(new Question(rules.catalog().read(position).position(), convention), parts,
          Budget.unlimited());
    return known.under(budget);
  }
}
