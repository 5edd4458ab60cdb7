package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.explain.Report;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/** A document of the findings about a sequence of values: the first values, the closed form, and what was tried. */
final class ValuesDocument extends FoundDocument {
  private static final int COLUMNS = 16;
  private static final int SEARCHED = 15;
  private static final int SEARCHED_BY_PROGRAMS = 30;

  private final Conjecture conjecture;

  ValuesDocument(Conjecture conjecture, List<TargetLanguage> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
  }

  @Override
  public List<Block> blocks() {
    int last = Math.min(COLUMNS, conjecture.count()) - 1;
    long[] values = conjecture.values();
    var blocks = new ArrayList<Block>();
    blocks.add(new Sequence(List.of(Numbers.of(Phrase.verbatim("n"), 0, last, n -> n),
        Numbers.of(Phrase.verbatim("G(n)"), 0, last, n -> values[n]))));
    blocks.addAll(findings());
    return blocks;
  }

  private List<Block> findings() {
    return conjecture.found().map(this::found).orElseGet(this::nothing);
  }

  private List<Block> found(Conjecture.Found found) {
    var first = new ArrayList<Block>(List.of(Headed.of(FOUND, finding(found, FormulaNames.USUAL))));
    found.form().hence().map(Hence::new).ifPresent(first::add);
    var blocks = new ArrayList<Block>(List.of(new Together(first)));
    because().ifPresent(blocks::add);
    blocks.add(searched());
    return blocks;
  }

  private List<Block> nothing() {
    var first = new ArrayList<Block>();
    first.add(new Note(Phrase.of("No closed form was found for the {0} values up to n = {1}.",
        conjecture.count(), conjecture.count() - 1)));
    conjecture.losing().ifPresent(losing -> {
      long[] values = conjecture.values();
      first.addAll(new LosingHeaps(losing, n -> values[(int) n] == 0).blocks(INDENT));
    });
    first.add(tried());
    int longest = PeriodFinder.longest(conjecture.count());
    if (conjecture.count() <= PeriodFinder.FEW && longest > 0)
      first.add(new Note(Phrase.of("{0} values can show periods of at most {1}; give {2} or more to find longer ones.",
          conjecture.count(), longest, PeriodFinder.fewest(longest + 1))));
    return List.of(new Together(first), searched());
  }

  private Block searched() {
    var blocks = new ArrayList<>(programs());
    Oeis.number(conjecture.values()).map(Oeis::said).ifPresent(blocks::addFirst);
    blocks.addFirst(line(Phrase.of("Search line"), List.of(conjecture.searchLine(SEARCHED))));
    return new Together(blocks);
  }

  private Discovery finding(Conjecture.Found found, FormulaNames names) {
    return new Discovery(List.of(new Statement(found.text(names), found.form().scope(names))), found.verdict(names),
        conjecture.theorem());
  }

  private Optional<Block> because() {
    return conjecture.why().isEmpty() ? Optional.empty() : Optional.of(new Because(conjecture.why()));
  }

  @Override
  List<Block> instead(Optional<Phrase> holds) {
    return holds
        .map(sentence -> List.of(holds(sentence, conjecture.found().map(found -> finding(found, FormulaNames.USUAL)))))
        .orElseGet(this::findings);
  }

  /** The findings that follow a refuted formula, in its names and compared with it. */
  List<Block> instead(FormulaTrial trial) {
    if (conjecture.found().isEmpty())
      return nothing();
    FormulaNames names = trial.variable().equals(FormulaNames.USUAL.variable()) ? FormulaNames.USUAL
        : new FormulaNames("value", trial.variable());
    Discovery finding = finding(conjecture.found().get(), names);
    String related = trial.relation().map(relation -> ";   " + trial.claim() + " = "
        + relation.replace("value", "value(" + trial.variable() + ")")).orElse("");
    Statement rule = finding.statements().getFirst();
    Phrase holds = Phrase.of("{0}{1}", rule.text(), related);
    var correct = new ArrayList<Block>(List.of(new Report.Say(holds)));
    rule.scope().map(Report.Say::new).ifPresent(correct::add);
    var blocks = new ArrayList<Block>(List.of(new Headed(label(Phrase.of("Correct")), 0, correct)));
    var last = new ArrayList<Block>();
    Block standing = Headed.say(INDENT, finding.standing());
    because().ifPresentOrElse(because -> {
      blocks.add(standing);
      last.add(because);
    }, () -> last.add(standing));
    theorem().ifPresent(last::add);
    last.addAll(programs());
    blocks.add(new Together(last));
    return blocks;
  }

  @Override
  public void fields(Fields out) {
    Fields node = out.object("conjecture");
    if (!conjecture.name().isEmpty())
      node.put("game", conjecture.name());
    node.list("values", Arrays.stream(conjecture.values()).limit(VALUES).boxed().toList())
        .put("computed", conjecture.count());
    conjecture.found().ifPresent(found -> form(node.object("form"), found, FormulaNames.USUAL));
    conjecture.losing().ifPresent(losing -> form(node.object("losing"), losing, LosingHeaps.NAMES));
    ending(node);
    node.put("searchLine", conjecture.searchLine(SEARCHED_BY_PROGRAMS));
    Oeis.number(conjecture.values()).ifPresent(number -> node.put("oeis", number));
  }

  private void form(Fields out, Conjecture.Found found, FormulaNames names) {
    out.put("text", found.text(names).toString()).put("from", found.form().from());
    standing(out, found.verdict());
    programs(out.object("programs"), code -> conjecture.program(code, found));
  }
}
