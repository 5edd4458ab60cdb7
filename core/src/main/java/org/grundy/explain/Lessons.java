package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.grundy.game.Move;
import org.grundy.game.Position;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Evidence;
import org.grundy.solve.engine.Question;
import org.grundy.solve.sequence.Periodicity;
import org.grundy.solve.table.PeriodEvidence;
import org.grundy.solve.theorem.TheoremEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/**
 * The lessons of an answer at {@link Depth#FULL}: the proof of its theorem on this position, the three rules that tell
 * P-positions from N-positions, the nim-value as the mex of the options' values, a value as the canonical form of the
 * options' values, and a heap reduced by its period.
 */
final class Lessons {
  /** The most options of a position that are explained one by one. */
  private static final int MOST_OPTIONS = 300;
  private static final int SHOWN = 12;

  private final Solver solver;

  Lessons(Solver solver) {
    this.solver = solver;
  }

  List<Report.Block> blocks(Reply.Answer answer) {
    var blocks = new ArrayList<Report.Block>();
    for (Evidence evidence : answer.evidence()) {
      if (evidence instanceof TheoremEvidence<?> by)
        proof(by, blocks);
      if (evidence instanceof PeriodEvidence period)
        answer.worth().nimValue().ifPresent(value -> period(period, answer, value, blocks));
    }
    Position position = answer.question().position();
    if (answer.worth().isGraded())
      return blocks;
    if (!position.impartial()) {
      FormMoves.of(solver, answer).flatMap(FormMoves::lesson).ifPresent(blocks::add);
      return blocks;
    }
    Optional<SequencedMap<Position, Worth>> options = options(answer.question());
    options.ifPresent(map -> threeRules(answer, map, blocks));
    if (answer.question().convention() == Convention.NORMAL)
      answer.worth().nimValue().ifPresent(value -> options.ifPresent(map -> mex(value, map, blocks)));
    return blocks;
  }

  private static <P> void proof(TheoremEvidence<P> by, List<Report.Block> blocks) {
    Theorem<P> theorem = by.theorem();
    Reason proof = theorem.proof(by.at(), by.convention());
    if (!proof.items().isEmpty())
      blocks.add(new Report.Lesson(Phrase.of("The proof, on this position"), proof));
  }

  private static void period(PeriodEvidence period, Reply.Answer answer, BigInteger value,
      List<Report.Block> blocks) {
    List<BigInteger> heaps = MoveWords.heaps(answer.question().position());
    BigInteger from = BigInteger.valueOf(period.proved().from());
    if (heaps.size() != 1 || heaps.getFirst().compareTo(from) < 0)
      return;
    Periodicity proved = period.proved();
    BigInteger n = heaps.getFirst();
    BigInteger length = BigInteger.valueOf(proved.period());
    BigInteger times = n.subtract(from).divide(length);
    BigInteger folded = n.subtract(times.multiply(length));
    blocks.add(new Report.Lesson(Phrase.of("The period"), Reason.of(proved.saltus() == 0
        ? Reason.say("{0} = {1} + {2} * {3}, so the heap is worth as much as one of {1}: {4}.", n, folded, times,
            length,
            value)
        : Reason.say("{0} = {1} + {2} * {3}, so the heap is worth {2} * {4} more than one of {1}: {5}.", n, folded,
            times,
            length, proved.saltus(), value),
        forever(proved))));
  }

  /** Why what was checked goes on forever. */
  private static Reason.Item forever(Periodicity proved) {
    return switch (proved.law()) {
      case TWO_PARTS, UNEQUAL_PARTS -> Reason.technical(
          "Each value is the mex of nim-sums of two earlier values, for heaps that together have a few tokens "
              + "fewer. Once all pairs of heaps that matter have repeated, everything repeats. Grundy checked "
              + "that they have.");
      case THREE_PARTS, REPEATING_DIGITS -> Reason.technical(
          "Each value is the mex of nim-sums of earlier values. Once these have repeated for long enough, "
              + "everything repeats. Grundy checked that they have.");
      case ARITHMETIC -> Reason.technical(
          "If no move of a later heap has that heap's value and each smaller value has a move that recurs, the "
              + "values grow evenly forever. Grundy checked both.");
      case WINDOW -> Reason.technical(
          "Each value is the mex of some of the {0} {0:value|values} before it. Once {0} {0:value|values} in a row "
              + "{0:has|have} repeated, everything repeats. Grundy checked that they have.",
          proved.reach());
      case ALL_BUT -> Reason.technical(
          "Each value depends only on the {0} {0:value|values} before it and the greatest of all before those. "
              + "Once these have repeated, everything repeats. Grundy checked that they have.",
          proved.reach());
      case RECURRENT -> Reason.technical(
          "The remainders of the amounts show, for every heap, that no move keeps the value and that some move leads "
              + "to each smaller value.");
    };
  }

  /** The different options with their values; empty when there are too many, or one value is not known. */
  private Optional<SequencedMap<Position, Worth>> options(Question question) {
    var moves = new LinkedHashMap<Position, Move>();
    question.position().moves(Player.LEFT, move -> {
      moves.putIfAbsent(move.to(), move);
      return moves.size() <= MOST_OPTIONS;
    });
    if (moves.size() > MOST_OPTIONS)
      return Optional.empty();
    SequencedMap<Position, Worth> worths = new LinkedHashMap<>();
    for (Position option : moves.keySet()) {
      if (!(solver.solve(new Question(option, question.convention())) instanceof Reply.Answer answer))
        return Optional.empty();
      worths.put(option, answer.worth());
    }
    return Optional.of(worths);
  }

  /**
   * A position without moves is losing; one with a move to a losing position is winning; one whose moves all lead to
   * winning positions is losing.
   */
  private void threeRules(Reply.Answer answer, SequencedMap<Position, Worth> options, List<Report.Block> blocks) {
    var items = new ArrayList<Reason.Item>();
    Phrase at = MoveWords.whole(answer.question().position());
    boolean misere = answer.question().convention() == Convention.MISERE;
    items.add(misere ? Reason.say("1. A position without moves is winning, since the other player made the last move.")
        : Reason.say("1. A position without moves is losing (cold)."));
    items.add(Reason.say("2. If some move leads to a losing position, the position is winning (hot)."));
    items.add(Reason.say("3. If every move leads to a winning position, the position is losing (cold)."));
    boolean loopy = answer.question().position().loopy();
    if (loopy)
      items.add(Reason.say("4. If the rules leave a position open, it is a draw: play can go on forever."));
    Optional<Position> lost = loopy
        ? Progress.of(solver, answer.question(), Player.LEFT, answer.options(Player.LEFT).winning().some()).stream()
            .map(Move::to).findFirst()
        : options.entrySet().stream().filter(e -> e.getValue().outcome().equals(Outcome.P)).map(Map.Entry::getKey)
            .findFirst();
    Optional<Position> drawn = options.entrySet().stream().filter(e -> e.getValue().outcome().equals(Outcome.D))
        .map(Map.Entry::getKey).findFirst();
    if (options.isEmpty()) {
      items.add(Reason.say("There is no move here, so rule 1 decides."));
    } else if (lost.isPresent()) {
      items
          .add(Reason.say("{0} leads to {1}, which is losing, so {0} is winning (rule 2).", at,
              MoveWords.whole(lost.get())));
    } else if (drawn.isPresent()) {
      items.add(Reason.say("No move from {0} leads to a losing position, and {1} is a draw as well, so {0} is a draw "
          + "(rule 4).", at, MoveWords.whole(drawn.get())));
    } else {
      int shown = 0;
      for (Position option : options.keySet())
        if (shown++ < SHOWN)
          items.add(wonOption(option, answer.question().convention()));
      if (options.size() > SHOWN)
        items.add(Reason.say("and {0} more", options.size() - SHOWN));
      items.add(Reason.say("Every move from {0} leads to a winning position, so {0} is losing (rule 3).", at));
    }
    blocks.add(new Report.Lesson(Phrase.of("By the three rules"), new Reason(items)));
  }

  private Reason.Item wonOption(Position option, Convention convention) {
    Phrase text = MoveWords.whole(option);
    var question = new Question(option, convention);
    if (solver.solve(question) instanceof Reply.Answer answer
        && !answer.options(Player.LEFT).winning().some().isEmpty())
      return Reason.say("{0} leads to {1}, which is losing, so {0} is winning (rule 2).", text, MoveWords.whole(
          Progress.of(solver, question, Player.LEFT, answer.options(Player.LEFT).winning().some()).getFirst().to()));
    return Reason.say("{0} is winning.", text);
  }

  /** Each value below the nim-value with an option that has it, and the values above. */
  private static void mex(BigInteger value, SequencedMap<Position, Worth> options, List<Report.Block> blocks) {
    var byValue = new TreeMap<BigInteger, Position>();
    for (var option : options.entrySet()) {
      Optional<BigInteger> of = option.getValue().nimValue();
      if (of.isEmpty())
        return;
      byValue.putIfAbsent(of.get(), option.getKey());
    }
    var items = new ArrayList<Reason.Item>();
    int shown = 0;
    for (var below : byValue.headMap(value).entrySet())
      if (shown++ < SHOWN)
        items
            .add(Reason.technical("value {0}: for example {1}", below.getKey(), MoveWords.whole(below.getValue())));
    if (byValue.headMap(value).size() > SHOWN)
      items.add(Reason.say("and {0} more", byValue.headMap(value).size() - SHOWN));
    String above = String.join(", ",
        byValue.tailMap(value).keySet().stream().limit(SHOWN).map(BigInteger::toString).toList());
    if (!above.isEmpty())
      items.add(Reason.technical(value.signum() == 0 ? "The options have the values {0}{1}."
          : "The other options have greater values: {0}{1}.", above,
          byValue.tailMap(value).size() > SHOWN ? ", .." : ""));
    items.add(Reason.technical("The least missing whole number, the mex, is {0}: the nim-value.", value));
    blocks.add(new Report.Lesson(Phrase.of("The nim-value as a mex").asTechnical(), new Reason(items)));
  }
}
