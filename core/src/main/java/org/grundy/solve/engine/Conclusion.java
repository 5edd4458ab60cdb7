package org.grundy.solve.engine;

import java.util.ArrayList;
import java.util.List;
import org.grundy.value.Worth;

/** What has been shown about a position, and the evidence. */
public record Conclusion(Worth worth, List<Evidence> evidence) {
  public Conclusion {
    evidence = List.copyOf(evidence);
  }

  public Conclusion(Worth worth, Evidence evidence) {
    this(worth, List.of(evidence));
  }

  /** This outcome with a more precise worth from other evidence. */
  public Conclusion refinedBy(Conclusion finer) {
    var both = new ArrayList<>(evidence);
    both.addAll(finer.evidence);
    return new Conclusion(finer.worth, both);
  }
}
