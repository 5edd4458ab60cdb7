package org.grundy.solve;

import java.util.ArrayList;
import java.util.List;
import org.grundy.game.Worth;

/** What has been shown of a position, and by what. */
record Known(Worth worth, List<Evidence> evidence) {
  Known {
    evidence = List.copyOf(evidence);
  }

  Known(Worth worth, Evidence evidence) {
    this(worth, List.of(evidence));
  }

  /** This outcome, with a worth that says more from other evidence. */
  Known refinedBy(Known finer) {
    var both = new ArrayList<>(evidence);
    both.addAll(finer.evidence);
    return new Known(finer.worth, both);
  }
}
