package org.grundy.cluster;

import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.grundy.effort.Budget;

/** What a task may use. */
final class TaskBudget {
  private TaskBudget() {
  }

  /** An equal share of the memory of this process, without other limits. */
  static Budget ofMemory() {
    return Budget.unlimited().withMemory(Runtime.getRuntime().maxMemory() / 5 * 3 / cores());
  }

  /** The same with a limit on steps; it is cancelled when the task of this thread is. */
  static Budget ofWork(long steps) {
    TaskContext task = TaskContext.get();
    var cancel = new Runnable[1];
    Budget budget = ofMemory().withWork(steps).withProgress(_ -> {
      if (task.isInterrupted())
        cancel[0].run();
    });
    cancel[0] = budget::cancel;
    return budget;
  }

  /** How many tasks share the memory of this process. */
  private static int cores() {
    return Math.max(1,
        SparkEnv.get().conf().getInt("spark.executor.cores", Runtime.getRuntime().availableProcessors()));
  }
}
