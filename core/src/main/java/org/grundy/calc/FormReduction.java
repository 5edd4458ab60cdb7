package org.grundy.calc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.explain.Document.Remark;
import org.grundy.phrase.Phrase;
import org.grundy.value.Order;
import org.grundy.value.Player;
import org.grundy.value.notation.ValueText;
import org.grundy.value.shortgame.ShortGames;

/**
 * Reduces a form step by step: drops dominated options and bypasses reversible ones until there are none left (Conway,
 * On Numbers and Games, 1976, chapter 10). The options themselves are given by their values.
 */
public final class FormReduction {
  private static final String BETWEEN = ", ";

  private final ShortGames values;
  private final ValueText text;
  private final int value;
  private final List<Integer> left;
  private final List<Integer> right;
  private final List<Remark> lines = new ArrayList<>();

  private FormReduction(ShortGames values, Calculator.Written written, ValueText text) {
    this.values = values;
    this.text = text;
    this.left = new ArrayList<>(written.left());
    this.right = new ArrayList<>(written.right());
    this.value = values.make(ints(left), ints(right));
  }

  private static int[] ints(List<Integer> options) {
    return options.stream().mapToInt(Integer::intValue).toArray();
  }

  /** The steps from a form to its canonical form. */
  public static List<Remark> steps(ShortGames values, Calculator.Written written) {
    return steps(values, written, ValueText.ascii(values));
  }

  /** The steps with values written in another way. */
  public static List<Remark> steps(ShortGames values, Calculator.Written written, ValueText text) {
    var reducing = new FormReduction(values, written, text);
    reducing.run();
    return reducing.lines;
  }

  private void run() {
    form();
    if (!step(true)) {
      say(Phrase.verbatim(""), Phrase.of("nothing to remove: the form is canonical"));
    } else {
      do
        form();
      while (step(false));
      say(Phrase.verbatim(""), Phrase.of("nothing dominated or reversible"));
    }
    say(Phrase.verbatim("= " + text.of(value)), ValueWords.of(values, value));
  }

  /**
   * Drops the dominated options, else bypasses a reversible one.
   *
   * @param first whether to explain also why options stay
   * @return whether there was anything to drop or bypass
   */
  private boolean step(boolean first) {
    boolean dropped = false;
    for (Player player : Player.values())
      dropped |= dropDominated(player, first);
    if (dropped)
      return true;
    for (Player player : Player.values())
      if (bypass(player))
        return true;
    if (first)
      kept();
    return false;
  }

  private void say(Phrase about, Phrase said) {
    lines.add(new Remark(about, said));
  }

  private void form() {
    say(Phrase.verbatim("{" + names(left, ",") + "|" + names(right, ",") + "}"), Phrase.verbatim(""));
  }

  private String names(List<Integer> options, String separator) {
    return options.stream().map(text::of).collect(Collectors.joining(separator));
  }

  private List<Integer> options(Player player) {
    return player == Player.LEFT ? left : right;
  }

  private static Phrase owned(Player player, Phrase name) {
    return player == Player.LEFT ? Phrase.of("Left's {0}", name) : Phrase.of("Right's {0}", name);
  }

  private static Phrase owned(Player player, String name) {
    return owned(player, Phrase.verbatim(name));
  }

  /** Whether the first value is no better than the second for a player. */
  private boolean worse(Player player, int option, int other) {
    return player == Player.LEFT ? values.leq(option, other) : values.leq(other, option);
  }

  private boolean dropDominated(Player player, boolean first) {
    List<Integer> options = options(player);
    boolean dropped = false;
    for (int i = options.size() - 1; i >= 0; i--) {
      int option = options.get(i);
      int place = i;
      OptionalInt better = IntStream.range(0, options.size())
          .filter(j -> j != place && worse(player, option, options.get(j))).findFirst();
      if (better.isPresent()) {
        String name = text.of(option);
        String other = text.of(options.get(better.getAsInt()));
        String order = values.compare(option, options.get(better.getAsInt())) == Order.EQUAL ? " = " : " <= ";
        say(owned(player, name), Phrase.of("dominated by {0}    {1}", other,
            Phrase.verbatim(player == Player.LEFT ? name + order + other : other + order + name)));
        options.remove(/* index */ i);
        dropped = true;
      }
    }
    if (!dropped && first && options.size() == 2)
      say(owned(player, Phrase.of("{0} and {1}", text.of(options.getFirst()), text.of(options.getLast()))),
          Phrase.of("neither dominates: {0}", Phrase.verbatim(names(options, " || "))));
    else if (!dropped && first && options.size() > 2)
      say(owned(player, names(options, BETWEEN)), Phrase.of("none dominates another"));
    return dropped;
  }

  /** Bypasses the first reversible option. */
  private boolean bypass(Player player) {
    List<Integer> options = options(player);
    for (int i = 0; i < options.size(); i++)
      for (int answer : values.options(options.get(i), player.opponent()))
        if (player == Player.LEFT ? values.leq(answer, value) : values.leq(value, answer)) {
          bypass(player, i, answer);
          return true;
        }
    return false;
  }

  private void bypass(Player player, int place, int answer) {
    List<Integer> options = options(player);
    String name = text.of(options.get(place));
    String by = text.of(answer);
    List<Integer> instead = Arrays.stream(values.options(answer, player)).boxed().toList();
    say(owned(player, name),
        player == Player.LEFT ? Phrase.of("reversible: Right can reply to {0}, and {0} <= G", by)
            : Phrase.of("reversible: Left can reply to {0}, and {0} >= G", by));
    holds(player, answer).ifPresent(why -> say(Phrase.verbatim(""), why));
    Phrase replaced = instead.isEmpty() ? Phrase.of("there are none") : Phrase.verbatim(names(instead, BETWEEN));
    say(Phrase.verbatim(""),
        player == Player.LEFT ? Phrase.of("Replace {0} with Left's options from {1}: {2}.", name, by,
            replaced) : Phrase.of("Replace {0} with Right's options from {1}: {2}.", name, by, replaced));
    options.remove(/* index */ place);
    for (int option : instead)
      if (!options.contains(option))
        options.add(option);
  }

  /**
   * Why a reply to 0 is at least as good as G for the player who makes it: what happens when the other player moves in
   * G. Empty for replies other than 0.
   */
  private Optional<Phrase> holds(Player player, int answer) {
    if (answer != ShortGames.ZERO)
      return Optional.empty();
    Player other = player.opponent();
    List<Integer> moves = options(other);
    if (moves.isEmpty())
      return Optional.of(player == Player.LEFT ? Phrase.of("(in G Right has no move).")
          : Phrase.of("(in G Left has no move)."));
    if (moves.size() > 1)
      return Optional.empty();
    OptionalInt reply = Arrays.stream(values.options(moves.getFirst(), player))
        .filter(g -> player == Player.LEFT ? values.leq(ShortGames.ZERO, g) : values.leq(g, ShortGames.ZERO))
        .findFirst();
    String move = text.of(moves.getFirst());
    return reply.isEmpty() ? Optional.empty()
        : Optional.of(player == Player.LEFT
            ? Phrase.of("(in G Right must move to {0}, then Left moves to {1} and wins).", move,
                text.of(reply.getAsInt()))
            : Phrase.of("(in G Left must move to {0}, then Right moves to {1} and wins).", move,
                text.of(reply.getAsInt())));
  }

  /** Says why each option stays. */
  private void kept() {
    var unanswered = new ArrayList<Phrase>();
    for (Player player : Player.values())
      for (int option : options(player)) {
        int[] answers = values.options(option, player.opponent());
        if (answers.length == 0)
          unanswered.add(owned(player, text.of(option)));
        else
          say(owned(player, text.of(option)), kept(player, Arrays.stream(answers).boxed().toList()));
      }
    if (unanswered.size() == 1)
      say(unanswered.getFirst(), Phrase.of("has no reply, so it is not reversible"));
    else if (!unanswered.isEmpty())
      say(Phrase.sequence(unanswered, BETWEEN), Phrase.of("have no replies, so they are not reversible"));
  }

  private Phrase kept(Player player, List<Integer> answers) {
    boolean left = player == Player.LEFT;
    if (answers.size() > 1)
      return left ? Phrase.of("Right can reply to {0}, but none of these is <= G. Not reversible.",
          names(answers, BETWEEN))
          : Phrase.of("Left can reply to {0}, but none of these is >= G. Not reversible.", names(answers, BETWEEN));
    String answer = text.of(answers.getFirst());
    Optional<Phrase> refutation = answers.getFirst() == ShortGames.ZERO ? refutation(player.opponent())
        : Optional.empty();
    if (refutation.isPresent())
      return left
          ? Phrase.of("Right can reply to {0}, but {0} <= G fails: {1} Not reversible.", answer, refutation.get())
          : Phrase.of("Left can reply to {0}, but {0} >= G fails: {1} Not reversible.", answer, refutation.get());
    return left ? Phrase.of("Right can reply to {0}, but {0} <= G fails. Not reversible.", answer)
        : Phrase.of("Left can reply to {0}, but {0} >= G fails. Not reversible.", answer);
  }

  /** The move with which a player wins in G; empty when there is none. */
  private Optional<Phrase> refutation(Player player) {
    return options(player).stream()
        .filter(g -> player == Player.LEFT ? values.leq(ShortGames.ZERO, g) : values.leq(g, ShortGames.ZERO))
        .findFirst()
        .map(text::of).map(to -> player == Player.LEFT
            ? Phrase.of("Left moves first in G, to {0}, and wins.", to)
            : Phrase.of("Right moves first in G, to {0}, and wins.", to));
  }
}
