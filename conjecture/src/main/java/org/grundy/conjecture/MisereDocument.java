package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.reason.Verdict;

/** The findings about a game of single heaps in misère play. */
final class MisereDocument extends FoundDocument {
  private static final int COLUMNS = 16;
  private static final int LOST = 24;

  private final MisereConjecture conjecture;
  private final Genera genera;

  MisereDocument(MisereConjecture conjecture, List<TargetLanguage> programs) {
    super(conjecture, programs);
    this.conjecture = conjecture;
    this.genera = conjecture.genera();
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>(List.of(MISERE));
    conjecture.alone().map(this::alone).ifPresent(blocks::add);
    blocks.add(values());
    conjecture.tame().ifPresentOrElse(rule -> tame(rule, blocks), () -> blocks.add(wild()));
    var last = new ArrayList<>(programs());
    List<Integer> lost = conjecture.lost(LOST);
    last.addFirst(conjecture.tame().isPresent()
        ? Headed.say(Phrase.of("{0}   ", Phrase.of("Single losing heaps")), numbers(lost))
        : line(Phrase.of("Search line"), lost));
    blocks.add(new Together(last));
    return blocks;
  }

  private Block values() {
    int last = Math.min(COLUMNS, genera.count()) - 1;
    return new Together(List.of(
        new Sequence(List.of(Numbers.of(Phrase.verbatim("n"), 0, last, n -> n),
            Numbers.of(Phrase.verbatim("G(n)"), 0, last, genera::normal),
            Numbers.of(Phrase.verbatim("G-(n)"), 0, last, genera::misere))),
        Headed.of(INDENT, new Note(Phrase.of(
            "G is the nim-value, G- the same under misere play: a single heap is losing when G- is 0.")))));
  }

  private void tame(MisereConjecture.Tame rule, List<Block> blocks) {
    var statements = new ArrayList<>(List.of(statement(rule.value(), rule.verdict(), "G")));
    if (rule.anyFirm())
      statements.add(statement(rule.firm(), rule.verdict(), "F"));
    blocks.add(Headed.of(FOUND, new Note(rule.anyFirm()
        ? Phrase
            .of("as in Nim, with G(n) for a heap of n: if some heap has G(n) >= 2 or F(n) = 1, nim-sum 0 loses; "
                + "otherwise nim-sum 1 loses")
        : Phrase
            .of("as in Nim, with G(n) for a heap of n: if some heap has G(n) >= 2, nim-sum 0 loses; otherwise nim-sum "
                + "1 loses")),
        new Discovery(statements, rule.verdict(), Optional.empty())));
    blocks.add(new Because(List.of(Phrase.of(
        "Each heap has G- = G, or has one of 0 and 1 as G and the other as G-. By induction a sum of such heaps is "
            + "played like Nim: as long as some heap has G- = G the nim-sum decides, and the player who ends that "
            + "chooses between an even and an odd number of the others."))));
  }

  private static Statement statement(ClosedForm form, Verdict<Long> verdict, String name) {
    FormulaNames names = FormulaNames.of(name);
    return new Statement(verdict.limited(form.text(names)), form.scope(names));
  }

  /** The rule for single heaps, where there is none for sums. */
  private Block alone(Conjecture.Found found) {
    long[] lone = conjecture.lone();
    return new Together(new LosingHeaps(found, n -> lone[(int) n] == 1).blocks(FOUND));
  }

  private Block wild() {
    var blocks = new ArrayList<Block>();
    genera.wild().ifPresent(n -> blocks.add(new Note(Phrase.of(
        "A heap of {0} has G = {1} in normal play and G- = {2} in misere play, a pair that no sum of Nim heaps has; so nim-values alone give no rule.",
        n, genera.normal(n), genera.misere(n)))));
    if (conjecture.alone().isEmpty()) {
      blocks.add(new Note(Phrase.of("No closed form was found for heaps up to {0}.",
          Math.max(genera.count(), conjecture.lone().length) - 1)));
      blocks.add(tried());
    }
    return new Together(blocks);
  }

  @Override
  List<Block> instead(Optional<Phrase> holds) {
    Optional<Discovery> standing = conjecture.tame().map(MisereConjecture.Tame::verdict)
        .or(() -> conjecture.alone().map(Conjecture.Found::verdict))
        .map(verdict -> new Discovery(List.of(), verdict, Optional.empty()));
    return holds.map(sentence -> List.of(holds(sentence, standing))).orElseGet(this::blocks);
  }

  @Override
  public void fields(Fields out) {
    List<Integer> heaps = IntStream.range(0, Math.min(VALUES, genera.count())).boxed().toList();
    Fields node = out.object("misereConjecture").put("game", conjecture.name()).put("computed", genera.count())
        .list("values", heaps.stream().map(genera::normal).toList())
        .list("misereValues", heaps.stream().map(genera::misere).toList())
        .list("lostAlone", conjecture.lost(VALUES));
    genera.wild().ifPresent(heap -> node.put("notTame", heap));
    conjecture.tame().ifPresent(rule -> {
      Fields form = node.object("nimRule").put("value", rule.verdict().limited(rule.value().text()).toString())
          .put("firm", rule.verdict().limited(rule.firm().text(FormulaNames.of("F"))).toString());
      standing(form, rule.verdict());
      programs(form.object("programs"), code -> conjecture.program(code).orElseThrow());
    });
    conjecture.alone()
        .ifPresent(found -> standing(node.object("alone").put("text", found.text(LosingHeaps.NAMES).toString()),
            found.verdict()));
    ending(node);
  }
}
