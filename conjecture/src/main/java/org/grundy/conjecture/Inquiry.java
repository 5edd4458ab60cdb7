package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.explain.Document;
import org.grundy.explain.Report;
import org.grundy.game.Ruleset;
import org.grundy.game.rules.LetteredLine;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;
import org.grundy.word.formula.Proposition;

/** A question about a game or a table of values: its closed form, or a test of a user's claim. */
public final class Inquiry {
  private final Optional<Ruleset<?>> ruleset;
  private final Optional<ValuesTable> table;
  private final Convention play;
  private final boolean several;
  private final String test;
  private final Optional<UserClaim> claim;

  private Inquiry(Optional<Ruleset<?>> ruleset, Optional<ValuesTable> table, Convention play, boolean several,
      Optional<String> test) {
    this.ruleset = ruleset;
    this.table = table;
    this.play = play;
    this.several = several;
    this.test = test.orElse("");
    this.claim = test.map(text -> UserClaim.read(text,
        several ? PPositionConjecturer.names(ruleset.orElseThrow()) : List.of(UserClaim.variable(text))));
    if (play == Convention.MISERE && claim.filter(UserClaim.Values.class::isInstance).isPresent())
      throw UserClaim.noValues(this.test);
  }

  /**
   * A question about a game of heaps.
   *
   * @param test a formula, or a condition for the P-positions, to be tested
   * @throws BadInput when the claim cannot be read, or makes no sense under that convention
   */
  public static Inquiry ofGame(Ruleset<?> ruleset, Convention play, Optional<String> test, Budget reading) {
    boolean single = play == Convention.MISERE ? MisereConjecturer.fits(ruleset) : Conjecturer.fits(ruleset, reading);
    return new Inquiry(Optional.of(ruleset), Optional.empty(), play, !single && PPositionConjecturer.fits(ruleset),
        test);
  }

  /**
   * The findings about a line with capital letters.
   *
   * @throws BadInput when the claim cannot be read, or the line is no game of single heaps
   */
  public static Answer ofLetters(LetteredLine line, Convention play, Optional<String> test, Budget budget) {
    Optional<PlainProgram> plain = Optional.of(new PlainProgram(MoveSet.of(line, budget), play));
    if (play == Convention.MISERE || line.set().isPresent()) {
      if (test.isPresent())
        throw BadInput.because("a formula is not tested for rules with a set, or in misere play of rules with letters");
      InputConjecture found = InputConjecture.of(line, play, budget);
      return new Answer(() -> found, Optional.empty(), List.of(), plain);
    }
    LetterConjecture found = LetterConjecture.of(line, budget);
    return new Answer(() -> found, test.map(found::test), List.of(), plain);
  }

  /**
   * The findings about a line, when it has capital letters; empty for other rules.
   *
   * @throws BadInput when it is no game of single heaps
   */
  public static Optional<Answer> ofLetters(String rules, Convention play, Budget budget) {
    return LetteredLine.of(rules).map(line -> ofLetters(line, play, Optional.empty(), budget));
  }

  /**
   * A question about a table computed elsewhere, whose answer says nothing about other heaps.
   *
   * @throws BadInput when the claim cannot be read, or the table is of several heaps and there is a claim
   */
  public static Inquiry ofTable(ValuesTable table, Optional<String> test) {
    if (table.heaps() > 1 && test.isPresent())
      throw BadInput.because("formulas are tested on tables of single heaps; this table is for several");
    return new Inquiry(Optional.empty(), Optional.of(table), Convention.NORMAL, false, test);
  }

  /**
   * The findings, and the result for the claim.
   *
   * @param known   the findings; where the claim is right, they are computed only on request
   * @param remarks what a reader must know of the findings
   * @param plain   a program that follows the rules, for when no rule for all positions is found
   */
  public record Answer(Supplier<? extends Findings> known, Optional<ClaimVerdict> test, List<Phrase> remarks,
      Optional<PlainProgram> plain) {
    Answer(Supplier<? extends Findings> known, Optional<ClaimVerdict> test) {
      this(known, test, List.of(), Optional.empty());
    }

    public Answer {
      remarks = List.copyOf(remarks);
    }

    public Findings found() {
      return known.get();
    }

    /** This answer with its findings computed, which any number of threads may share. */
    public Answer complete() {
      Findings found = found();
      return new Answer(() -> found, test, remarks, plain);
    }

    /**
     * A program that follows the rules, where the findings have none.
     *
     * @return empty also when it cannot be written
     */
    public Optional<String> plain(TargetLanguage code) {
      return found().program(code).isPresent() ? Optional.empty() : plain.flatMap(program -> program.text(code));
    }

    /** A program that follows the rules whatever was found; empty when it cannot be written. */
    public Optional<String> byRules(TargetLanguage code) {
      return plain.flatMap(program -> program.text(code));
    }

    /** How the programs work that follow the rules; empty where the findings have programs, or none can be written. */
    public Optional<Phrase> method() {
      return plain(TargetLanguage.CPP).flatMap(_ -> plain).map(PlainProgram::method);
    }

    /** @param programs the languages in which the rule is printed as a program for people */
    public Document document(List<TargetLanguage> programs) {
      Document document = test.<Document>map(trial -> new TrialDocument(trial, () -> found().document(programs)))
          .orElseGet(() -> found().document(programs));
      return remarks.isEmpty() ? document : Document.of(() -> {
        var blocks = new ArrayList<>(document.blocks());
        blocks.add(new Document.Together(remarks.stream().<Document.Block>map(Report.Say::new).toList()));
        return blocks;
      }, document::fields);
    }
  }

  public Answer answer(Budget budget) {
    Answer answer = found(budget);
    Optional<PlainProgram> plain = ruleset.flatMap(MoveSet::of).map(moves -> new PlainProgram(moves, play));
    return new Answer(answer.known(), answer.test(), answer.remarks(), plain);
  }

  private Answer found(Budget budget) {
    if (table.isPresent())
      return tabled(table.get(), budget);
    if (several)
      return severalHeaps(ruleset.orElseThrow(), budget);
    return play == Convention.MISERE ? misere(ruleset.orElseThrow(), budget) : singleHeaps(budget);
  }

  private Answer tabled(ValuesTable given, Budget budget) {
    if (given.heaps() > 2) {
      VectorConjecture found = new VectorConjecturer(budget).of(given.from(), given.columns());
      return new Answer(() -> found, Optional.empty());
    }
    var remarks = new ArrayList<Phrase>();
    if (!given.words().isEmpty())
      remarks.add(Phrase.of("{0} counts as 1, a win for the player to move; {1} as 0, a loss.",
          given.words().toArray()));
    if (given.listed())
      remarks
          .add(Phrase.of("The list tells who wins with heaps up to {0}; each position that is not listed counts as a "
              + "win.", given.board().to()));
    if (given.listed() && given.from() > 0)
      remarks.add(Phrase.of("The list starts at n = {0}; {1} is taken to be losing.", given.from(), "(0, 0)"));
    else if (given.from() > 0)
      remarks.add(Phrase.of("The table starts at n = {0}; the value of {1} is taken to be 0.", given.from(),
          given.from() - 1));
    if (given.heaps() == 1) {
      Answer answer = singleHeaps(budget);
      return new Answer(answer.known(), answer.test(), remarks, Optional.empty());
    }
    PPositionConjecture found = new PPositionConjecturer(budget).ofTable(given.board());
    if (found.found().isEmpty() && found.count() < FloorFinder.FEWEST)
      remarks.add(Phrase.of("A larger table may tell more: pairs and strips need {0} losing positions.",
          FloorFinder.FEWEST));
    return new Answer(() -> found, Optional.empty(), remarks, Optional.empty());
  }

  private Answer singleHeaps(Budget budget) {
    var conjecturer = new Conjecturer(budget);
    Conjecture found = ruleset.map(conjecturer::ofGame)
        .orElseGet(() -> conjecturer.ofValues(table.orElseThrow().fromZero()));
    return new Answer(() -> found, claim.<ClaimVerdict>map(claimed -> switch (claimed) {
      case UserClaim.Values _ -> conjecturer.test(found, test);
      case UserClaim.Lost(Proposition condition) -> conjecturer.test(ruleset, found, test, condition);
    }));
  }

  private Answer misere(Ruleset<?> game, Budget budget) {
    MisereConjecture found = new MisereConjecturer(budget).of(game);
    return new Answer(() -> found, condition()
        .<ClaimVerdict>map(condition -> new ConditionJudge(budget).misere(game, found, test, condition)));
  }

  private Answer severalHeaps(Ruleset<?> game, Budget budget) {
    var conjecturer = new PPositionConjecturer(budget);
    if (claim.isPresent() && condition().isEmpty()) {
      HeapsTrial trial = conjecturer.test(game, test);
      return new Answer(trial::conjecture, Optional.of(trial));
    }
    var known = new Known(() -> play == Convention.MISERE ? conjecturer.misere(game) : conjecturer.of(game));
    return new Answer(known,
        condition().<ClaimVerdict>map(condition -> new ConditionJudge(budget).of(game, play, test, condition)));
  }

  private Optional<Proposition> condition() {
    return claim.filter(UserClaim.Lost.class::isInstance).map(claimed -> ((UserClaim.Lost) claimed).condition());
  }

  /** Computed once, on first use. */
  private static final class Known implements Supplier<Findings> {
    private final Supplier<PPositionConjecture> work;
    private Optional<Findings> found = Optional.empty();

    Known(Supplier<PPositionConjecture> work) {
      this.work = work;
    }

    @Override
    public Findings get() {
      found = Optional.of(found.orElseGet(work));
      return found.get();
    }
  }
}
