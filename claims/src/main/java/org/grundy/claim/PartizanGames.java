package org.grundy.claim;

import static org.grundy.claim.Claim.Expected.CHECKED;
import static org.grundy.claim.Claim.Expected.PROVED;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.calc.Calculator;
import org.grundy.calc.FormReduction;
import org.grundy.catalog.Catalog;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Reason;
import org.grundy.value.Order;
import org.grundy.value.Outcome;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.Days;
import org.grundy.value.shortgame.ShortGames;

/**
 * The statements of text 004 about games {{Left's options | Right's options}}. The formulas of its exercises 3, 4 and 6
 * and the text of its exercise 5 are lost; the places of their reconstructions end in a question mark. Laws are checked
 * on all games born by day 2, and on their sums, whose outcomes come from play in the parts.
 */
final class PartizanGames {
  /** The mark after the place of a reconstructed statement. */
  private static final String RECONSTRUCTED = "?";

  private PartizanGames() {
  }

  static List<Claim> claims() {
    return List.of(
        new Claim("S31", "004 table",
            Phrase.of("In these games nothing is hidden and nothing is left to chance: the moves depend on the "
                + "position alone."),
            CHECKED, PartizanGames::perfectInformation),
        new Claim("S32", "004", Phrase.of("The games born by day 1 are {0}.", Phrase.verbatim("0, 1, -1, *")), PROVED,
            PartizanGames::dayOne),
        new Claim("S32.2", "004",
            Phrase
                .of("The second player wins G exactly when G = 0, Left when G > 0, Right when G < 0, and the first "
                    + "player when G is confused with 0."),
            PROVED, Arguments.proved(PartizanGames::outcomes, Arguments.outcomes())),
        new Claim("S33", "004",
            Phrase.of("Games under addition form a commutative group: 0 changes nothing, and G + (-G) = 0."), PROVED,
            Arguments.proved(PartizanGames::group, Arguments.group())),
        new Claim("S33.2", "004", Phrase.of("Games are partially ordered by G >= H: Left wins G - H moving second."),
            PROVED, Arguments.proved(PartizanGames::order, Arguments.order())),
        new Claim("S33.3", "004 ex. 3" + RECONSTRUCTED, Phrase.verbatim("-(-G) = G, -(G + H) = -G + -H"), PROVED,
            Arguments.proved(PartizanGames::negatives, Arguments.negatives())),
        new Claim("S33.4", "004 ex. 4" + RECONSTRUCTED, Phrase.of("If G >= H, then G + K >= H + K."), PROVED,
            Arguments.proved(PartizanGames::compatible, Arguments.compatible())),
        new Claim("S33.5", "004 ex. 5" + RECONSTRUCTED,
            Phrase.of("G = H exactly when G and H have the same outcome in every sum."), PROVED,
            Arguments.proved(PartizanGames::equality, Arguments.equality())),
        new Claim("S34", "004",
            Phrase
                .of("1, 4 and 22 games are born by days 0, 1 and 2; those of day 2 come from 36 forms over six "
                    + "antichains."),
            PROVED, PartizanGames::days),
        new Claim("S34.2", "004 fig.", Phrase.of("The order of day 2 has 36 covering pairs, with 2 at the top and -2 "
            + "at the bottom."),
            PROVED, PartizanGames::hasse),
        new Claim("S35", "004 ex. 6" + RECONSTRUCTED, Phrase.verbatim("{0,*|*} = {0|*} = ^"), PROVED,
            trial -> reduces(trial, "{0,*|*}", List.of("{0,*|*}", "{0|*}"), "^")),
        new Claim("S35.2", "004 ex. 6" + RECONSTRUCTED, Phrase.of("In {0} nothing is dominated or reversible.",
            Phrase.verbatim("{0,*|0}")), PROVED, trial -> reduces(trial, "{0,*|0}", List.of("{0,*|0}"), "^*")),
        new Claim("S35.3", "004",
            Phrase.of("Removing a dominated option or bypassing a reversible one keeps a game's value."),
            PROVED, Arguments.proved(PartizanGames::reducing, Arguments.reducing())),
        new Claim("S36.4", "004 ex. 8",
            Phrase
                .of("The step of the Sprague-Grundy theorem: a game whose options are nimbers is *m, where m is the "
                    + "least number not among them."),
            PROVED, Arguments.proved(PartizanGames::spragueGrundy, Arguments.spragueGrundy())));
  }

  private static ShortGames values(Trial trial) {
    return new ShortGames(trial.budget());
  }

  private static Optional<Phrase> unless(boolean holds, ShortGames values, int... games) {
    return holds ? Optional.empty() : Optional.of(Phrase.verbatim(names(values, games)));
  }

  private static String names(ShortGames values, int... games) {
    ValueText text = ValueText.ascii(values);
    return String.join("   ", Arrays.stream(games).mapToObj(text::of).toList());
  }

  private static Stream<int[]> pairs(int[] games) {
    return Arrays.stream(games).boxed().flatMap(g -> Arrays.stream(games).mapToObj(h -> new int[]{g, h}));
  }

  private static Stream<int[]> triples(int[] games) {
    return pairs(games).flatMap(p -> Arrays.stream(games).mapToObj(k -> new int[]{p[0], p[1], k}));
  }

  /** Compares two listings of the moves of every example. */
  private static Finding perfectInformation(Trial trial) {
    List<Position> examples = Catalog.representatives().stream().filter(ruleset -> !(ruleset instanceof Scoring))
        .map(ruleset -> trial.position(ruleset.name() + " " + ruleset.examples().getFirst())).toList();
    Finding found = Finding
        .checked("the first examples of {0} games, listed twice; a program's behaviour is observed, not proved",
            examples.size())
        .unless(examples.stream(),
            at -> Finding.same(at.text(), few(trial, at), few(trial, at)));
    return new Finding(found.verdict(), Reason.of(
        Reason.say("Perfect information, no chance: Nim, chess, Go. These are combinatorial games."),
        Reason.say("Imperfect information, no chance: battleships."),
        Reason.say("Perfect information, chance: Monopoly, Ludo."),
        Reason.say("Imperfect information, chance: briskula, bela, poker.")));
  }

  private static List<Position> few(Trial trial, Position at) {
    var moves = new ArrayList<Position>();
    for (Player mover : Player.values())
      at.moves(mover, move -> {
        trial.budget().charge(1);
        return moves.add(move.to()) && moves.size() < 100;
      });
    return moves;
  }

  private static Finding dayOne(Trial trial) {
    ShortGames values = values(trial);
    return Finding.proved("all {0} forms", 4).unless(Stream.of(List.of("{|}", "0"), List.of("{0|}", "1"),
        List.of("{|0}", "-1"), List.of("{0|0}", "*")), pair -> {
          int[] none = {};
          int[] zero = {ShortGames.ZERO};
          int made = values.make(pair.getFirst().startsWith("{0") ? zero : none,
              pair.getFirst().endsWith("0}") ? zero : none);
          return Finding.same(pair.getFirst(), pair.getLast(), names(values, made));
        });
  }

  /** Finds the winner by play in the options. */
  private static Finding outcomes(Trial trial) {
    ShortGames values = values(trial);
    return Finding.checked("the games born by day 2").unless(Arrays.stream(Days.born(values, 2)).boxed(), game -> {
      Outcome outcome = switch (values.compare(game, ShortGames.ZERO)) {
        case EQUAL -> Outcome.P;
        case GREATER -> Outcome.L;
        case LESS -> Outcome.R;
        case CONFUSED -> Outcome.N;
      };
      boolean left = wins(values, game, Player.LEFT);
      boolean right = wins(values, game, Player.RIGHT);
      Outcome played = left ? right ? Outcome.N : Outcome.L : right ? Outcome.R : Outcome.P;
      return unless(outcome.equals(played), values, game);
    });
  }

  /** Whether a player who moves first can make the last move, by a search of all lines of play. */
  private static boolean wins(ShortGames values, int game, Player mover) {
    return Arrays.stream(values.options(game, mover)).anyMatch(option -> !wins(values, option, mover.opponent()));
  }

  private static Finding group(Trial trial) {
    ShortGames values = values(trial);
    int[] games = Days.born(values, 2);
    return Finding.checked("the games born by day 2").unless(triples(games), t -> {
      boolean zero = values.plus(t[0], ShortGames.ZERO) == t[0] && values.outcome(t[0], values.negative(t[0]))
          .equals(Outcome.P);
      boolean commutative = values.plus(t[0], t[1]) == values.plus(t[1], t[0]);
      boolean associative = values.plus(values.plus(t[0], t[1]), t[2]) == values.plus(t[0], values.plus(t[1], t[2]));
      return unless(zero && commutative && associative, values, t);
    });
  }

  /** Whether Right, moving first in H - G, loses, by play in the difference. */
  private static boolean leq(ShortGames values, int g, int h) {
    return !values.wins(new int[]{h, values.negative(g)}, Player.RIGHT);
  }

  private static Finding order(Trial trial) {
    ShortGames values = values(trial);
    int[] games = Days.born(values, 2);
    return Finding.checked("the games born by day 2").unless(triples(games), t -> {
      boolean reflexive = leq(values, t[0], t[0]);
      boolean antisymmetric = !leq(values, t[0], t[1]) || !leq(values, t[1], t[0]) || t[0] == t[1];
      boolean transitive = !leq(values, t[0], t[1]) || !leq(values, t[1], t[2]) || leq(values, t[0], t[2]);
      return unless(reflexive && antisymmetric && transitive, values, t);
    });
  }

  private static Finding negatives(Trial trial) {
    ShortGames values = values(trial);
    return Finding.checked("the games born by day 2").unless(pairs(Days.born(values, 2)),
        p -> unless(values.negative(values.negative(p[0])) == p[0] && values.negative(
            values.plus(p[0], p[1])) == values.plus(values.negative(p[0]), values.negative(p[1])), values, p));
  }

  private static Finding compatible(Trial trial) {
    ShortGames values = values(trial);
    return Finding.checked("the games born by day 2").unless(triples(Days.born(values, 2)),
        t -> unless(!leq(values, t[1], t[0]) || leq(values, values.plus(t[1], t[2]), values.plus(t[0], t[2])), values,
            t));
  }

  private static Finding equality(Trial trial) {
    ShortGames values = values(trial);
    int[] games = Days.born(values, 2);
    return Finding.checked("the games born by day 2").unless(pairs(games), p -> {
      boolean alike = Arrays.stream(games).allMatch(k -> values.outcome(p[0], k).equals(values.outcome(p[1], k)));
      return unless(alike == (values.compare(p[0], p[1]) == Order.EQUAL), values, p);
    });
  }

  private static Finding days(Trial trial) {
    ShortGames values = values(trial);
    int antichains = Days.antichains(values, Days.born(values, 1)).size();
    List<Integer> found = List.of(Days.born(values, 0).length, Days.born(values, 1).length,
        Days.born(values, 2).length, antichains, antichains * antichains);
    return Finding.proved("all counted").unless(Stream.of(List.of(1, 4, 22, 6, 36)),
        stated -> Finding.same("1 4 22", stated, found));
  }

  private static Finding hasse(Trial trial) {
    ShortGames values = values(trial);
    int[] games = Days.born(values, 2);
    boolean ends = Arrays.stream(games)
        .allMatch(game -> values.leq(game, values.integer(2)) && values.leq(values.integer(-2), game));
    return Finding.proved("all counted").unless(Stream.of(36),
        stated -> ends ? Finding.same("Hasse", stated, Days.covers(values, games).size())
            : Optional.of(Phrase.verbatim("2, -2")));
  }

  private static Finding reduces(Trial trial, String form, List<String> forms, String value) {
    var calculator = new Calculator(Catalog.standard(), trial.budget());
    List<String> steps = FormReduction.steps(calculator.values(), calculator.written(form).orElseThrow()).stream()
        .map(line -> line.about().toString()).filter(line -> line.startsWith("{") || line.startsWith("=")).toList();
    var stated = new ArrayList<>(forms);
    stated.add("= " + value);
    return Finding.proved("step by step").unless(Stream.of(form), text -> Finding.same(text, stated, steps));
  }

  /** Compares all forms over the games of day 1 with their canonical forms by the definition of the order. */
  private static Finding reducing(Trial trial) {
    ShortGames values = values(trial);
    int[] games = Days.born(values, 1);
    List<List<Integer>> sets = new ArrayList<>();
    for (int bits = 0; bits < 1 << games.length; bits++) {
      var set = new ArrayList<Integer>();
      for (int i = 0; i < games.length; i++)
        if ((bits >> i & 1) == 1)
          set.add(games[i]);
      sets.add(set);
    }
    return Finding.checked("the {0} forms over the games of day 1", sets.size() * sets.size())
        .unless(sets.stream().flatMap(left -> sets.stream().map(right -> List.of(left, right))), form -> {
          trial.budget().charge(1);
          int value = values.make(ints(form.getFirst()), ints(form.getLast()));
          return unless(formLeq(values, form, value) && formGeq(values, form, value), values, value);
        });
  }

  /** By the definition of the order: the base is { | } = 0, the empty set. */
  private static Finding spragueGrundy(Trial trial) {
    ShortGames values = values(trial);
    int greatest = 7;
    int sets = 1 << greatest + 1;
    return Finding.checked("the {0} sets of nimbers up to *{1}, by the definition of the order", sets, greatest)
        .unless(0, sets - 1, bits -> {
          trial.budget().charge(1);
          List<Integer> options = IntStream.rangeClosed(0, greatest).filter(n -> (bits >> n & 1) == 1)
              .mapToObj(values::nimber).toList();
          int mex = values.nimber(Long.numberOfTrailingZeros(~bits));
          List<List<Integer>> form = List.of(options, options);
          return unless(formLeq(values, form, mex) && formGeq(values, form, mex), values, mex);
        });
  }

  private static int[] ints(List<Integer> set) {
    return set.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Whether a form is at most g: Left has no option of the form that is g or more, and Right no option of g that is at
   * most the form.
   */
  private static boolean formLeq(ShortGames values, List<List<Integer>> form, int g) {
    return form.getFirst().stream().noneMatch(option -> leq(values, g, option))
        && Arrays.stream(values.right(g)).noneMatch(option -> formGeq(values, form, option));
  }

  private static boolean formGeq(ShortGames values, List<List<Integer>> form, int g) {
    return form.getLast().stream().noneMatch(option -> leq(values, option, g))
        && Arrays.stream(values.left(g)).noneMatch(option -> formLeq(values, form, option));
  }
}
