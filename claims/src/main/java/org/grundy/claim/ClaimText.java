package org.grundy.claim;

import java.util.ArrayList;
import java.util.List;
import org.grundy.draw.ExhibitText;
import org.grundy.draw.Ink;
import org.grundy.draw.Paragraphs;
import org.grundy.draw.TextOptions;
import org.grundy.explain.Voice;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Exhibit;
import org.grundy.reason.Reason;
import org.grundy.reason.Verdict;

/** Claims and what was found, as lines of text: the statement and its place, the verdict below it, then what shows it. */
public final class ClaimText {
  private static final int ID = 6;
  private static final int PLACE = 15;

  private ClaimText() {
  }

  public static List<String> lines(Claim claim, Finding finding, TextOptions options) {
    Voice voice = options.voice();
    var ink = new Ink(options.colour());
    var lines = new ArrayList<String>();
    String head = padded(claim.id(), ID) + padded(voice.say(claim.placeInWords()), PLACE);
    lines.addAll(Paragraphs.lines(voice.say(claim.statement()), head, " ".repeat(ID + PLACE), options.width()));
    String word = padded(voice.say(word(finding.verdict())), PLACE);
    String result = " ".repeat(ID) + word + voice.say(detail(finding.verdict()));
    lines.addAll(Paragraphs.lines(result.strip(), " ".repeat(ID), " ".repeat(ID + PLACE), options.width()));
    if (!claim.asExpected(finding))
      lines.add(ink.bold(" ".repeat(ID) + voice.say("expected: {0}", word(claim.expected()))));
    for (Reason.Item item : finding.why().items())
      lines.addAll(switch (item) {
        case Reason.Sentence(Phrase phrase) ->
          Paragraphs.lines(voice.say(phrase), " ".repeat(ID + 2), " ".repeat(ID + 6),
              options.width());
        case Exhibit exhibit -> ExhibitText.lines(exhibit, options.within(options.width() - ID - 2)).stream()
            .map(line -> " ".repeat(ID + 2) + line).toList();
      });
    return lines;
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }

  /** The four words that are never mixed. */
  public static Phrase word(Verdict<Phrase> verdict) {
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
}
