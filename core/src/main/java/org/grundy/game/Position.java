package org.grundy.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.grundy.effort.Budget;
import org.grundy.value.Player;

/**
 * A position of any game, or a sum of positions. All interfaces hold positions in this form. It has no type parameter;
 * the ruleset's wildcard is captured here, once. A sum's parts are never sums, and only a position without a {@link
 * Ruleset#negative} is held as a negative.
 */
public sealed interface Position {
  /** One position of one ruleset. */
  record Single<P>(Ruleset<P> ruleset, P at) implements Position {
    @Override
    public String toString() {
      return text();
    }

    @Override
    public String text() {
      String notated = notated();
      return notated.isEmpty() ? ruleset.name() : ruleset instanceof ValuedGame ? notated
          : ruleset.name() + " " + notated;
    }

    private String notated() {
      return ruleset.notation().format(at);
    }

    @Override
    public boolean moves(Player mover, Predicate<Move> out) {
      boolean[] more = {true};
      ruleset.moves(at, mover, (option, parts) -> {
        var touches = new ArrayList<Touch>(parts.length);
        for (int part : parts)
          touches.add(new Touch(0, part, ruleset.level(option, part)));
        more[0] = out.test(new Move(new Single<>(ruleset, option), touches));
        return more[0];
      });
      return more[0];
    }

    @Override
    public TouchResult<Position> touched(Player mover, List<Touch> soFar, Budget budget) {
      budget.charge(1);
      if (soFar.stream().anyMatch(touch -> touch.board() != 0))
        return new TouchResult.Refused<>();
      return switch (ruleset.touched(at, mover, soFar)) {
        case TouchResult.Done<P>(P to) -> new TouchResult.Done<>(new Single<>(ruleset, to));
        case TouchResult.More<P>(Set<Touch> next, var ended) ->
          new TouchResult.More<>(next, ended.map(to -> new Single<>(ruleset, to)));
        case TouchResult.Refused<P> _ -> new TouchResult.Refused<>();
      };
    }

    @Override
    public List<Picture> pictures() {
      return List.of(ruleset.picture(at));
    }
  }

  /** A game with the players exchanged. */
  record Negative(Single<?> of) implements Position {
    @Override
    public String toString() {
      return text();
    }

    @Override
    public String text() {
      return "-" + of.text();
    }

    @Override
    public boolean moves(Player mover, Predicate<Move> out) {
      return of.moves(mover.opponent(), move -> out.test(new Move(move.to().negative(), move.touches())));
    }

    @Override
    public TouchResult<Position> touched(Player mover, List<Touch> soFar, Budget budget) {
      return switch (of.touched(mover.opponent(), soFar, budget)) {
        case TouchResult.Done<Position>(Position to) -> new TouchResult.Done<>(to.negative());
        case TouchResult.More<Position>(Set<Touch> next, var ended) ->
          new TouchResult.More<>(next, ended.map(Position::negative));
        case TouchResult.Refused<Position> refused -> refused;
      };
    }

    @Override
    public List<Picture> pictures() {
      return of.pictures().stream().map(Picture::negative).toList();
    }
  }

  /** Several positions side by side: a move is a move in one of them. */
  record Sum(List<Position> parts) implements Position {
    public Sum {
      parts = List.copyOf(parts);
      boolean nested = false;
      for (Position part : parts)
        nested |= part instanceof Sum;
      if (nested || parts.size() < 2)
        throw new IllegalArgumentException("a sum has two parts or more, none of them a sum");
    }

    @Override
    public String toString() {
      return text();
    }

    @Override
    public String text() {
      var text = new StringBuilder(parts.getFirst().text());
      for (Position part : parts.subList(1, parts.size()))
        text.append(part instanceof Negative(Single<?> of) ? " - " + of.text() : " + " + part.text());
      return text.toString();
    }

    private Position with(int board, Position part) {
      var changed = new ArrayList<>(parts);
      changed.set(board, part);
      return new Sum(changed);
    }

    @Override
    public boolean moves(Player mover, Predicate<Move> out) {
      for (int i = 0; i < parts.size(); i++) {
        int board = i;
        if (!parts.get(i).moves(mover,
            move -> out.test(new Move(with(board, move.to()), onBoard(board, move.touches())))))
          return false;
      }
      return true;
    }

    private static List<Touch> onBoard(int board, List<Touch> touches) {
      var moved = new ArrayList<Touch>(touches.size());
      for (Touch touch : touches)
        moved.add(new Touch(board, touch.part(), touch.level()));
      return moved;
    }

    @Override
    public TouchResult<Position> touched(Player mover, List<Touch> soFar, Budget budget) {
      if (soFar.isEmpty()) {
        Set<Touch> first = new LinkedHashSet<>();
        for (int board = 0; board < parts.size(); board++)
          if (parts.get(board).touched(mover, soFar,
              budget) instanceof TouchResult.More<Position>(Set<Touch> next, var _))
            first.addAll(onBoard(board, List.copyOf(next)));
        return first.isEmpty() ? new TouchResult.Refused<>() : new TouchResult.More<>(first, Optional.empty());
      }
      int board = soFar.getFirst().board();
      if (board < 0 || board >= parts.size() || soFar.stream().anyMatch(t -> t.board() != board))
        return new TouchResult.Refused<>();
      return switch (parts.get(board).touched(mover, onBoard(0, soFar), budget)) {
        case TouchResult.Done<Position>(Position to) -> new TouchResult.Done<>(with(board, to));
        case TouchResult.More<Position>(Set<Touch> next, var ended) -> new TouchResult.More<>(
            new LinkedHashSet<>(onBoard(board, List.copyOf(next))), ended.map(to -> with(board, to)));
        case TouchResult.Refused<Position> refused -> refused;
      };
    }

    @Override
    public List<Picture> pictures() {
      return parts.stream().flatMap(part -> part.pictures().stream()).toList();
    }
  }

  /** The text that people type and links carry; the catalogue reads it back. */
  String text();

  /** {@link #text} without the name of the game, which the reader knows; the whole text for a sum. */
  default String written() {
    return switch (this) {
      case Single<?> single -> single.notated();
      case Negative(Single<?> of) -> of.notated();
      case Sum sum -> sum.text();
    };
  }

  /** Passes every move of {@code mover} to {@code out} until it answers false; returns whether it never did. */
  boolean moves(Player mover, Predicate<Move> out);

  /** The result of the touches so far; the first of them picks the summand. */
  default TouchResult<Position> touched(Player mover, List<Touch> soFar) {
    return touched(mover, soFar, Budget.unlimited());
  }

  /** The same; charges the budget for each summand asked. */
  TouchResult<Position> touched(Player mover, List<Touch> soFar, Budget budget);

  /** The picture of each summand, in order. */
  List<Picture> pictures();

  /** The summands as they were given: the position itself when it is not a sum. */
  default List<Position> parts() {
    return this instanceof Sum(List<Position> parts) ? parts : List.of(this);
  }

  /** Whether both players have the same moves, here and in every later position. */
  default boolean impartial() {
    return parts().stream().allMatch(part -> part instanceof Single<?> single && single.ruleset() instanceof Impartial);
  }

  /** Whether points decide the outcome in every summand. */
  default boolean scoring() {
    return rulesets().allMatch(ruleset -> ruleset instanceof Scoring);
  }

  /** Whether play in some summand may return to an earlier position. */
  default boolean loopy() {
    return rulesets().anyMatch(Ruleset::loopy);
  }

  /** The ruleset of each summand, in order. */
  default Stream<Ruleset<?>> rulesets() {
    return parts().stream().map(part -> switch (part) {
      case Single<?> single -> single.ruleset();
      case Negative(Single<?> of) -> of.ruleset();
      case Sum _ -> throw new IllegalArgumentException("a sum within a sum");
    });
  }

  /** The sum of one or more positions. */
  static Position sum(List<Position> positions) {
    List<Position> flat = positions.stream().flatMap(p -> p.parts().stream()).toList();
    return flat.size() == 1 ? flat.getFirst() : new Sum(flat);
  }

  /** The position with the players exchanged. */
  default Position negative() {
    return switch (this) {
      case Single<?> single -> negative(single);
      case Negative(Single<?> of) -> of;
      case Sum(List<Position> parts) -> sum(parts.stream().map(Position::negative).toList());
    };
  }

  private static <P> Position negative(Single<P> single) {
    var negative = single.ruleset().negative(single.at());
    return negative.isPresent() ? new Single<>(single.ruleset(), negative.get()) : new Negative(single);
  }
}
