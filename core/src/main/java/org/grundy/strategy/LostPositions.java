package org.grundy.strategy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * Positions of one game that the player to move loses. Positions with the same summands are one, wherever these stand; so
 * are those that differ only by an exchange of the players together with who moves. Summands that differ only by symmetry
 * are the same, and those in which nobody can move do not count.
 *
 * <p>Memory is that of the text of each position.
 */
public final class LostPositions {
  private static final String LEFT = "L ";
  private static final String RIGHT = "R ";
  private static final String BOTH = "- ";
  private static final int MOST_TEXTS = 1 << 16;

  private final Position start;
  private final Convention convention;
  private final Budget budget;
  private final Holding held;
  private final Set<String> keys = new HashSet<>();
  /** Of summands met lately. */
  private final Map<Position.Single<?>, String> texts = new HashMap<>();

  /** @param start from where the positions are reached */
  public LostPositions(Position start, Convention convention, Budget budget) {
    this.start = start;
    this.convention = convention;
    this.budget = budget;
    this.held = new Holding(budget);
  }

  /** A position and who is to move. */
  record Turn(Position position, Player mover) {
  }

  /** The line of text for a position. */
  public String line(Position position, Player mover) {
    return letter(mover) + position.written();
  }

  private String letter(Player mover) {
    return start.impartial() ? BOTH : mover == Player.LEFT ? LEFT : RIGHT;
  }

  /** The same for all positions that are one. */
  public String key(Position position, Player mover) {
    if (start.impartial() || mover == Player.LEFT)
      return letter(mover) + summands(position);
    Position seen = position.negative();
    return hasNegative(position) == hasNegative(seen) ? LEFT + summands(seen) : RIGHT + summands(position);
  }

  private static boolean hasNegative(Position position) {
    return position.parts().stream().anyMatch(Position.Negative.class::isInstance);
  }

  /** The summands that still have a move, sorted by their texts. */
  private String summands(Position position) {
    var found = new ArrayList<String>();
    for (Position part : position.parts())
      switch (part) {
        case Position.Single<?> single -> addSummands(single, "", found);
        case Position.Negative(Position.Single<?> of) -> addSummands(of, "-", found);
        case Position.Sum _ -> throw new IllegalArgumentException("a sum within a sum");
      }
    Collections.sort(found);
    return String.join(" + ", found);
  }

  private <P> void addSummands(Position.Single<P> single, String sign, List<String> to) {
    for (P summand : single.ruleset().summands(single.at())) {
      String text = text(new Position.Single<>(single.ruleset(), summand));
      if (!text.isEmpty())
        to.add(sign + text);
    }
  }

  /** The same for all summands that differ only by symmetry; empty where nobody can move. */
  private <P> String text(Position.Single<P> summand) {
    String known = texts.get(summand);
    if (known != null)
      return known;
    var normal = new Position.Single<>(summand.ruleset(), summand.ruleset().normal(summand.at()));
    String text = canMove(normal) ? normal.text() : "";
    if (texts.size() == MOST_TEXTS)
      texts.clear();
    texts.put(summand, text);
    return text;
  }

  private static boolean canMove(Position position) {
    boolean[] can = {false};
    for (Player player : Player.values())
      position.moves(player, _ -> {
        can[0] = true;
        return false;
      });
    return can[0];
  }

  /**
   * The position of a line.
   *
   * @throws BadInput when it is none of the game
   */
  Turn read(String line, Catalog catalog) {
    String letter = line.substring(0, Math.min(2, line.length()));
    if (start.impartial() ? !letter.equals(BOTH) : !letter.equals(LEFT) && !letter.equals(RIGHT))
      throw start.impartial() ? BadInput.because("expected {0}, found {1}", "'- '", BadInput.quoted(letter))
          : BadInput.because("expected {0} or {1}, found {2}", "'L '", "'R '", BadInput.quoted(letter));
    String text = line.substring(letter.length());
    Position position = switch (start) {
      case Position.Single<?> single -> read(single, text);
      case Position.Negative(Position.Single<?> of) -> new Position.Negative(read(of, text));
      case Position.Sum _ -> catalog.read(text).position();
    };
    return new Turn(position, letter.equals(RIGHT) ? Player.RIGHT : Player.LEFT);
  }

  private static <P> Position.Single<P> read(Position.Single<P> like, String text) {
    return new Position.Single<>(like.ruleset(), like.ruleset().notation().parse(text));
  }

  /** Adds a position; false when it was there. */
  public boolean add(Position position, Player mover) {
    String key = key(position, mover);
    boolean added = keys.add(key);
    if (added)
      held.add(Holding.ENTRY + Holding.OBJECT + key.length());
    return added;
  }

  /** Whether a position was added. */
  public boolean contains(Position position, Player mover) {
    return keys.contains(key(position, mover));
  }

  /**
   * Whether the positions that were added show that the player to move wins: one of them is an option, or under misere play
   * there is no option.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  public boolean showWin(Position position, Player mover) {
    boolean[] stuck = {true};
    boolean[] found = {false};
    position.moves(mover, move -> {
      budget.charge(1);
      stuck[0] = false;
      found[0] = contains(move.to(), mover.opponent());
      return !found[0];
    });
    return found[0] || stuck[0] && convention == Convention.MISERE;
  }

  /** How many positions were added. */
  public int size() {
    return keys.size();
  }

  /** Gives the memory back. */
  public void release() {
    keys.clear();
    held.releaseAll();
  }
}
