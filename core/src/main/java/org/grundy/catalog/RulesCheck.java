package org.grundy.catalog;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.grundy.game.Ruleset;
import org.grundy.game.Scoring;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * Tests a user's ruleset on its examples and some of their followers before anything relies on it: its descriptions are
 * there, positions are read back as written, lists of moves end and lead to positions, play does not return unless the
 * game is loopy, and the negative of the negative is the position.
 */
final class RulesCheck<P> {
  /** The methods in which a ruleset may list or describe its moves. */
  private static final List<String> MOVES = List.of("from", "shapes", "patterns", "moves");
  private static final int POSITIONS = 200;
  /** The most options of a position; a listing with more is taken to be endless. */
  private static final int MOST_OPTIONS = 1_000_000;
  private static final int FOLLOWED = 20;
  /** The time limit for the whole check; only a single slow method exceeds it. */
  private static final long SECONDS = 5;
  private static final long ENOUGH_NANOS = 500_000_000;
  /** The stack size: deep enough for a few positions, and soon full when a method recurses forever. */
  private static final long STACK = 1 << 24;

  private final UserClasses classes;
  private final Ruleset<P> ruleset;
  private final Set<P> met = new HashSet<>();
  private final ArrayDeque<P> open = new ArrayDeque<>();
  /** The positions whose moves were listed, with the first options of each; all of them normal. */
  private final Map<P, Set<P>> listed = new LinkedHashMap<>();
  /** The method being checked, for error messages. */
  private volatile String method = "name";
  private volatile @Nullable String position;

  private RulesCheck(UserClasses classes, Ruleset<P> ruleset) {
    this.classes = classes;
    this.ruleset = ruleset;
  }

  /** @throws BadInput what a method did, and where */
  static void check(UserClasses classes, Ruleset<?> ruleset) {
    new RulesCheck<>(classes, ruleset).run();
  }

  private void run() {
    var task = new FutureTask<>(() -> {
      all();
      return true;
    });
    var thread = new Thread(null, task, "rules", STACK);
    thread.setDaemon(true);
    thread.start();
    try {
      task.get(SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof BadInput bad ? bad : thrown(Objects.requireNonNullElse(e.getCause(), e));
    } catch (TimeoutException _) {
      throw endless(thread);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw endless(thread);
    }
  }

  private BadInput endless(Thread thread) {
    return UserClasses.frame(thread.getStackTrace())
        .map(frame -> UserClasses.complaint(frame, Phrase.of("{0} does not finish within {1} s",
            UserClasses.method(frame), SECONDS)))
        .orElseGet(() -> wrong(Phrase.of("{0} does not finish within {1} s", at(), SECONDS)));
  }

  private BadInput thrown(Throwable cause) {
    return UserClasses.complaint(cause, position).orElseGet(
        () -> wrong(Phrase.of("{0} throws {1}", at(), UserClasses.named(cause))));
  }

  /** The method, and the position that it was called for. */
  private Phrase at() {
    String name = ruleset.getClass().getSimpleName() + "." + method;
    String text = position;
    return text == null ? Phrase.verbatim(name) : Phrase.of("{0} at {1}", name, text);
  }

  private BadInput wrong(Phrase sentence) {
    return classes.complaint(ruleset.getClass(), method, sentence);
  }

  private <T> T asked(String name, Callable<@Nullable T> call) throws Exception {
    method = name;
    T answer = call.call();
    if (answer == null)
      throw wrong(Phrase.of("{0} returns null", at()));
    return answer;
  }

  private void all() throws Exception {
    String name = asked("name", ruleset::name);
    if (name.isBlank() || name.matches("(?s).*[\\s{}].*"))
      throw wrong(Phrase.of("{0} returns {1}, but a name is one word without braces", at(), BadInput.quoted(name)));
    asked("rules", ruleset::rules);
    asked("notation", ruleset::notation);
    asked("theorems", ruleset::theorems);
    List<String> examples = asked("examples", ruleset::examples);
    if (examples.isEmpty())
      throw wrong(Phrase.of("{0} returns no position", at()));
    for (String example : examples) {
      position = example;
      add(read(example));
    }
    long start = System.nanoTime();
    for (int i = 0; i < POSITIONS && !open.isEmpty() && System.nanoTime() - start < ENOUGH_NANOS; i++)
      tried(open.remove());
    if (!ruleset.loopy() && !(ruleset instanceof Scoring))
      refuseReturns();
  }

  /** Leaves only positions that have an option among them; if any are left, play can return to one. */
  private void refuseReturns() {
    boolean fewer = true;
    while (fewer)
      fewer = listed.values().removeIf(options -> options.stream().noneMatch(listed::containsKey));
    if (listed.isEmpty())
      return;
    P at = listed.keySet().iterator().next();
    for (int i = 0; i < listed.size(); i++)
      at = Objects.requireNonNull(listed.get(at)).stream().filter(listed::containsKey).findFirst().orElseThrow();
    position = ruleset.notation().format(at);
    method = MOVES.stream().filter(name -> classes.declares(ruleset.getClass(), name)).findFirst().orElse("moves");
    throw wrong(Phrase.of("{0}: expected play that ends, found play that returns to this position; to allow that, "
        + "override {1}", at(), "loopy"));
  }

  private P read(String text) throws Exception {
    try {
      return asked("notation", () -> ruleset.notation().parse(text));
    } catch (BadInput bad) {
      method = "examples";
      throw wrong(Phrase.of("{0}: the notation cannot read {1}: {2}", at(), BadInput.quoted(text), bad.sentence()));
    }
  }

  /** Checks that an option is a position that can be written and read; the check continues from there. */
  private void follow(P option, Set<P> options) {
    String text = ruleset.notation().format(option);
    try {
      ruleset.notation().parse(text);
    } catch (BadInput bad) {
      throw wrong(Phrase.of("{0} lists {1}, which the notation cannot read: {2}", at(), BadInput.quoted(text),
          bad.sentence()));
    }
    add(option);
    options.add(ruleset.normal(option));
  }

  private void add(P at) {
    if (met.add(at))
      open.add(at);
  }

  private void tried(P at) throws Exception {
    String text = asked("notation", () -> ruleset.notation().format(at));
    position = text;
    P again;
    try {
      again = asked("notation", () -> ruleset.notation().parse(text));
    } catch (BadInput bad) {
      throw wrong(Phrase.of("{0}: the notation cannot read {1}: {2}", at(), BadInput.quoted(text), bad.sentence()));
    }
    if (!again.equals(at) || again.hashCode() != at.hashCode())
      throw wrong(Phrase.of("{0}: the notation reads back a different position", at()));
    asked("normal", () -> ruleset.normal(at));
    if (asked("summands", () -> ruleset.summands(at)).stream().anyMatch(Objects::isNull))
      throw wrong(Phrase.of("{0} returns null", at()));
    negative(at);
    for (Player player : Player.values())
      moves(at, player);
  }

  private void negative(P at) throws Exception {
    var negative = asked("negative", () -> ruleset.negative(at));
    if (negative.isEmpty())
      return;
    var back = asked("negative", () -> ruleset.negative(negative.get()));
    if (back.isEmpty() || !ruleset.normal(back.get()).equals(ruleset.normal(at)))
      throw wrong(Phrase.of("{0}: the negative of the negative is a different position", at()));
  }

  private void moves(P at, Player player) throws Exception {
    method = "moves";
    Set<P> options = listed.computeIfAbsent(ruleset.normal(at), _ -> new LinkedHashSet<>());
    int[] count = {0};
    ruleset.moves(at, player, (option, _) -> {
      if (option == null)
        throw wrong(Phrase.of("{0} lists null", at()));
      if (++count[0] > MOST_OPTIONS)
        throw wrong(Phrase.of("{0} lists more than {1} {1:option|options}", at(), MOST_OPTIONS));
      if (count[0] <= FOLLOWED)
        follow(option, options);
      return true;
    });
  }
}
