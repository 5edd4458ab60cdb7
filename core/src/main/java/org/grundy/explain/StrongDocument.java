package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.effort.Budget;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.engine.Question;
import org.grundy.solve.strong.StrongSolution;
import org.grundy.value.Convention;
import org.grundy.value.Player;
import org.grundy.value.Worth;

/** All positions that can be reached from one: who wins it, in how many moves, and how many positions take how many. */
public final class StrongDocument implements Document {
  private static final int INDENT = 2;
  /** The most characters of a position in the table. */
  private static final int WIDEST = 36;

  private final Question question;
  private final StrongSolution solution;
  private final StrongSolution.Census census;
  private final Worth worth;
  private final StrongSolution.Entry left;
  private final StrongSolution.Entry right;

  /**
   * @param budget of the census
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public StrongDocument(StrongSolution solution, Budget budget) {
    this.question = solution.question();
    this.solution = solution;
    this.census = solution.census(budget);
    this.worth = solution.worth(question.position()).orElseThrow();
    this.left = solution.entry(question.position(), Player.LEFT).orElseThrow();
    this.right = solution.entry(question.position(), Player.RIGHT).orElseThrow();
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Report.Headline(Outcomes.letter(worth.outcome()), Outcomes.words(worth.outcome()),
        worth.headline().orElse(Phrase.verbatim(""))));
    if (question.convention() == Convention.MISERE)
      blocks.add(new Report.Say(Phrase.of("Misere play: the player who moves last loses.")));
    blocks.add(new Report.Say(length()));
    long won = IntStream.rangeClosed(0, census.most()).filter(solution::wins).mapToLong(census::count).sum();
    long drawn = census.drawn().count();
    long lost = solution.positions() - won - drawn;
    blocks.add(new Report.Say(Phrase.of("{0} {1}", Phrase.of(
        "{0,} {0:position|positions} can be reached from {1}; symmetric ones count once.", solution.positions(),
        question.position().text()),
        drawn == 0 ? Phrase.of("The player to move wins {0,} and loses {1,}.", won, lost)
            : Phrase.of("The player to move wins {0,}, loses {1,} and draws {2,}.", won, lost, drawn))));
    if (!census.kinds().isEmpty())
      blocks.add(table());
    census.drawn().first().ifPresent(first -> blocks.add(new Report.Say(first.position().impartial()
        ? Phrase.of("Play is drawn, for example, from {0}.", first.position().text())
        : Phrase.of("Play is drawn, for example, from {0}, {1} to move.", first.position().text(),
            Outcomes.name(first.mover())))));
    census.longest().ifPresent(longest -> blocks.add(new Together(List.of(
        new Report.Say(
            longest.position().impartial()
                ? Phrase.of("The longest game with best play takes {0} {0:move|moves}, for example from {1}.",
                    census.most(), longest.position().text())
                : Phrase.of(
                    "The longest game with best play takes {0} {0:move|moves}, for example from {1}, {2} to move.",
                    census.most(), longest.position().text(), Outcomes.name(longest.mover()))),
        Headed.indented(INDENT, new Pictured(longest.position().pictures().getFirst()))))));
    blocks.add(new Report.Source(Phrase.of("Proved"),
        Phrase.of("every position solved backwards from the final positions"), ""));
    return blocks;
  }

  /** How many moves play takes from the position. */
  private Phrase length() {
    return left.plies().equals(right.plies())
        ? left.plies().isEmpty() ? Phrase.of("With best play, the game is a draw.")
            : Phrase.of("With best play, the game ends after {0} {0:move|moves}.", left.plies().getAsInt())
        : Phrase.of("With best play: {0}; {1}.", length(Player.LEFT, left), length(Player.RIGHT, right));
  }

  private static Phrase length(Player starter, StrongSolution.Entry entry) {
    return entry.plies().isEmpty() ? Phrase.of("if {0} starts, the game is a draw", Outcomes.name(starter))
        : Phrase.of("if {0} starts, the game ends after {1} {1:move|moves}", Outcomes.name(starter),
            entry.plies().getAsInt());
  }

  /** By the number of moves to the end, with the first position of each row unless it is too wide. */
  private Block table() {
    boolean examples = census.kinds().stream().flatMap(kind -> kind.first().stream())
        .allMatch(first -> first.position().written().length() <= WIDEST);
    var rows = new ArrayList<Cells>();
    var head = new ArrayList<>(List.of(Phrase.of("moves"), Phrase.of("wins"), Phrase.of("loses")));
    if (examples) {
      head.add(Phrase.of("example"));
      if (!question.position().impartial())
        head.add(Phrase.of("to move"));
    }
    rows.add(new Cells(head, List.of()));
    for (int plies = 0; plies <= census.most(); plies++) {
      Phrase count = Phrase.of("{0,}", census.count(plies));
      Phrase none = Phrase.verbatim("-");
      var row = new ArrayList<>(List.of(Phrase.verbatim(Integer.toString(plies)), solution.wins(plies) ? count : none,
          solution.wins(plies) ? none : count));
      if (examples)
        census.kinds().get(plies).first().ifPresent(first -> {
          row.add(Phrase.verbatim(first.position().written()));
          if (!first.position().impartial())
            row.add(Outcomes.name(first.mover()));
        });
      rows.add(new Cells(row, List.of()));
    }
    return new Table(rows, INDENT, 3, Align.RIGHT);
  }

  @Override
  public void fields(Fields out) {
    PositionFields.put(out, question.position());
    out.put("play", question.convention());
    AnswerDocument.put(out, worth);
    Fields moves = out.object("moves");
    left.plies().ifPresent(plies -> moves.put("left", plies));
    right.plies().ifPresent(plies -> moves.put("right", plies));
    out.put("positions", solution.positions());
    if (census.drawn().count() > 0)
      out.put("drawn", census.drawn().count());
    put(out, "firstDrawn", census.drawn());
    out.objects("byMoves", () -> IntStream.rangeClosed(0, census.most()).iterator(), (node, plies) -> {
      node.put("moves", plies).put("wins", solution.wins(plies)).put("positions", census.count(plies));
      put(node, "first", census.kinds().get(plies));
    });
    if (!census.kinds().isEmpty())
      put(out, "longest", census.kinds().getLast());
  }

  /** Puts the first position of a kind, if it has any. */
  private static void put(Fields out, String name, StrongSolution.Kind kind) {
    kind.first().ifPresent(turn -> PositionFields.put(out.object(name).put("mover", turn.mover()).object("from"),
        turn.position()));
  }
}
