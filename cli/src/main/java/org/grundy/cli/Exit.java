package org.grundy.cli;

/** The exit statuses. */
final class Exit {
  static final int ANSWERED = 0;
  static final int REFUTED = 1;
  static final int BAD_INPUT = 2;
  static final int BUDGET_SPENT = 3;
  static final int DEFECT = 70;
  static final int UNWRITTEN = 74;

  private Exit() {
  }
}
