package org.grundy.claim;

import java.util.ArrayList;
import java.util.List;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Fields;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;

/** A claim and its finding: the statement and its place, the verdict below it, then the evidence. */
public record ClaimDocument(Claim claim, Finding finding) implements Document {
  private static final int ID = 6;
  private static final int PLACE = 15;
  private static final int WHY = 2;
  private static final int HANGING = 4;

  public static ClaimDocument of(Claim claim, Trial trial) {
    return new ClaimDocument(claim, claim.checked(trial));
  }

  public boolean asExpected() {
    return claim.asExpected(finding);
  }

  @Override
  public List<Block> blocks() {
    var below = new ArrayList<Block>();
    below.add(Headed.of(claim.placeInWords(), PLACE, new Report.Say(claim.statement())));
    below.add(Headed.of(word(finding.verdict()), PLACE, new Report.Say(detail(finding.verdict()))));
    if (!asExpected())
      below.add(new Strong(Phrase.of("expected: {0}", word(claim.expected()))));
    finding.why().items().forEach(item -> below.add(switch (item) {
      case Reason.Sentence(Phrase phrase, _) -> Headed.indented(WHY, new Hanging(phrase, HANGING));
      case Exhibit exhibit -> new Report.Shown(exhibit);
    }));
    return List.of(new Headed(Phrase.verbatim(claim.id()), ID, below));
  }

  /** The four words that are never mixed. */
  private static Phrase word(Verdict<Phrase> verdict) {
    return switch (verdict) {
      case Verdict.Proved<Phrase> _ -> Phrase.of("Proved");
      case Verdict.Refuted<Phrase> _ -> Phrase.of("Refuted");
      case Verdict.Checked<Phrase> _ -> Phrase.of("Checked");
      case Verdict.GaveUp<Phrase> _ -> Phrase.of("Gave up");
    };
  }

  private static Phrase word(Claim.Expected expected) {
    return switch (expected) {
      case PROVED -> Phrase.of("Proved");
      case REFUTED -> Phrase.of("Refuted");
      case CHECKED -> Phrase.of("Checked");
    };
  }

  private static Phrase detail(Verdict<Phrase> verdict) {
    return switch (verdict) {
      case Verdict.Proved<Phrase> proved -> proved.how();
      case Verdict.Refuted<Phrase>(Phrase least) -> least;
      case Verdict.Checked<Phrase>(Phrase bound, var _) -> bound;
      case Verdict.GaveUp<Phrase>(var spent) -> Phrase.of("after {0} {0:step|steps}", spent.work());
    };
  }

  /** Several claims, as fields for programs. */
  public static void fields(Fields out, List<ClaimDocument> all) {
    out.objects("claims", all, (node, checked) -> checked.fields(node))
        .put("asExpected", all.stream().allMatch(ClaimDocument::asExpected));
  }

  @Override
  public void fields(Fields out) {
    out.put("id", claim.id()).put("place", claim.placeInWords()).put("statement", claim.statement());
    switch (finding.verdict()) {
      case Verdict.Proved<Phrase> proved -> out.put("verdict", "proved").put("how", proved.how());
      case Verdict.Refuted<Phrase>(Phrase least) -> out.put("verdict", "refuted").put("counterexample", least);
      case Verdict.Checked<Phrase>(Phrase bound, var _) -> out.put("verdict", "checked").put("bound", bound);
      case Verdict.GaveUp<Phrase>(var spent) -> out.put("verdict", "gaveUp").put("work", spent.work());
    }
    out.put("expected", claim.expected()).put("asExpected", asExpected());
    List<Phrase> why = finding.why().items().stream().filter(Reason.Sentence.class::isInstance)
        .map(item -> ((Reason.Sentence) item).phrase()).toList();
    if (!why.isEmpty())
      out.list("why", why);
  }
}
