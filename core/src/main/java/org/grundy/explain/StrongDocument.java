package org.grundy.explain;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.value.Convention;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.Result;
import org.grundy.value.nimber.NimValue;

/** All positions that can be reached from one: who wins it, in how many moves, and how many positions take how many. */
public final class StrongDocument implements Document {
  private static final int INDENT = 2;

  private final Question question;
  private final StrongSolution.Census census;
  private final long positions;
  private final Map<Player, StrongSolution.Entry> starts = new EnumMap<>(Player.class);

  /** @param solution of all that can be reached from the position of the question */
  public StrongDocument(Question question, StrongSolution solution) {
    this.question = question;
    this.census = solution.census();
    this.positions = solution.positions();
    for (Player mover : Player.values())
      starts.put(mover, solution.entry(question.position(), mover).orElseThrow());
  }

  private StrongSolution.Entry start(Player mover) {
    return starts.getOrDefault(mover, new StrongSolution.Entry(false, OptionalInt.empty(), OptionalInt.empty()));
  }

  private Outcome outcome() {
    return new Outcome(result(Player.LEFT), result(Player.RIGHT));
  }

  private Result result(Player mover) {
    StrongSolution.Entry entry = start(mover);
    return entry.plies().isEmpty() ? Result.DRAW : Result.win(entry.wins() ? mover : mover.opponent());
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Report.Headline(Outcomes.letter(outcome()), Outcomes.words(outcome()), margin()));
    if (question.convention() == Convention.MISERE)
      blocks.add(new Report.Say(Phrase.of("Misere play: the player who moves last loses.")));
    blocks.add(new Report.Say(length()));
    long won = IntStream.rangeClosed(0, census.most()).mapToLong(plies -> census.won()[plies]).sum();
    long lost = positions - won - census.drawn();
    blocks.add(new Report.Say(census.drawn() == 0
        ? Phrase.of("{0} {0:position|positions} can be reached. The player to move wins {1} and loses {2}.", positions,
            won, lost)
        : Phrase.of("{0} {0:position|positions} can be reached. The player to move wins {1}, loses {2} and draws {3}.",
            positions, won, lost, census.drawn())));
    if (census.most() >= 0)
      blocks.add(table());
    census.longest().ifPresent(turn -> blocks.add(new Together(List.of(
        new Report.Say(Phrase.of("The longest game takes {0} {0:move|moves}, for example from {1}, {2} to move.",
            census.most(), turn.position().text(), name(turn.mover()))),
        Headed.indented(INDENT, new Pictured(turn.position().pictures().getFirst()))))));
    blocks.add(new Report.Source(Phrase.of("Proved"),
        Phrase.of("every position solved backwards from the ends of play"), ""));
    return blocks;
  }

  private static Phrase name(Player player) {
    return player == Player.LEFT ? Phrase.of("Left") : Phrase.of("Right");
  }

  private Phrase margin() {
    OptionalInt value = start(Player.LEFT).nimValue();
    return value.isEmpty() ? Phrase.verbatim("")
        : new NimValue(BigInteger.valueOf(value.getAsInt())).headline().orElseThrow();
  }

  /** How many moves play takes from the position. */
  private Phrase length() {
    OptionalInt left = start(Player.LEFT).plies();
    OptionalInt right = start(Player.RIGHT).plies();
    if (left.equals(right))
      return left.isEmpty() ? Phrase.of("With best play, the game never ends.")
          : Phrase.of("With best play, the game ends after {0} {0:move|moves}.", left.getAsInt());
    return Phrase.of("With best play: {0}; {1}.", length(Player.LEFT, left), length(Player.RIGHT, right));
  }

  private static Phrase length(Player starter, OptionalInt plies) {
    return plies.isEmpty() ? Phrase.of("if {0} starts, the game never ends", name(starter))
        : Phrase.of("if {0} starts, the game ends after {1} {1:move|moves}", name(starter), plies.getAsInt());
  }

  /** By the number of moves to the end. */
  private Block table() {
    var rows = new ArrayList<Cells>();
    rows.add(new Cells(List.of(Phrase.of("moves"), Phrase.of("wins"), Phrase.of("loses")), List.of()));
    for (int plies = 0; plies <= census.most(); plies++)
      rows.add(new Cells(List.of(Phrase.verbatim(Integer.toString(plies)), count(census.won()[plies]),
          count(census.lost()[plies])), List.of()));
    return new Table(rows, INDENT, 3, Align.RIGHT);
  }

  private static Phrase count(long positions) {
    return positions == 0 ? Phrase.verbatim("-") : Phrase.of("{0}", positions);
  }

  @Override
  public void fields(Fields out) {
    PositionFields.put(out, question.position());
    out.put("play", question.convention()).put("outcome", outcome().code());
    start(Player.LEFT).nimValue().ifPresent(value -> out.put("nimValue", value));
    Fields moves = out.object("moves");
    start(Player.LEFT).plies().ifPresent(plies -> moves.put("left", plies));
    start(Player.RIGHT).plies().ifPresent(plies -> moves.put("right", plies));
    out.put("positions", positions).put("drawn", census.drawn());
    out.objects("byMoves", () -> IntStream.rangeClosed(0, census.most()).iterator(), (node, plies) -> node
        .put("moves", plies).put("won", census.won()[plies]).put("lost", census.lost()[plies]));
    census.longest().ifPresent(turn -> {
      Fields longest = out.object("longest").put("mover", turn.mover());
      PositionFields.put(longest.object("from"), turn.position());
    });
  }
}
