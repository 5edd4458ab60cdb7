package org.grundy.solve.canonical;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.game.Position;
import org.grundy.number.Dyadic;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Conclusion;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.solve.engine.Summand;
import org.grundy.solve.engine.Summands;
import org.grundy.solve.region.RegionUse;
import org.grundy.value.Convention;
import org.grundy.value.Worth;
import org.grundy.value.canonical.Form;
import org.grundy.value.shortgame.ShortGames;

/**
 * Values positions by the canonical forms of their parts. Play in the forms tells the winner of a sum; the sum itself is
 * put into canonical form only on request, and only where that takes few steps. All forms together may take half of the
 * budget's time, so that a search can still answer when they grow too large.
 */
public final class CanonicalEngine implements Resumable {
  /** Steps that the form of a sum may take. */
  private static final long SUM_WORK = 300_000;
  private static final long FORM_WORK = Long.MAX_VALUE / 2;

  private final Context context;
  private final Budget share;
  private final boolean timed;
  /** The time left for forms, if that is limited. */
  private Duration left;
  private Optional<CanonicalForms> forms;
  /** How many positions had a value when the engine gave up. */
  private long valued;
  /** By the owner of the values. */
  private final IdentityHashMap<ShortGames, CanonicalForms> formsAmong = new IdentityHashMap<>();

  public CanonicalEngine(Context context) {
    this.context = context;
    Budget budget = context.budget();
    this.share = budget.part(Math.min(FORM_WORK, budget.workLeft() / 2));
    this.left = budget.timeLeft().dividedBy(2);
    this.timed = left.compareTo(FOREVER.dividedBy(4)) < 0;
    this.forms = Optional.of(new CanonicalForms(context, new ShortGames(share)));
  }

  /** How many positions have been given a value. */
  public long valued() {
    return forms.map(CanonicalForms::valued).orElse(valued)
        + formsAmong.values().stream().mapToLong(CanonicalForms::valued).sum();
  }

  @Override
  public Optional<Phrase> reached() {
    return valued() == 0 ? Optional.empty()
        : Optional.of(Phrase.of("{0,} {0:position was|positions were} evaluated.", valued()));
  }

  @Override
  public OptionalInt doublings() {
    return forms.map(CanonicalForms::doublings).orElse(OptionalInt.empty());
  }

  // Parts known to be Nim heaps count as such; the form of the whole is made only on request.
  @Override
  public Attempt attempt(Question question) {
    return refusal(question).orElseGet(() -> attempt(question.position()));
  }

  @Override
  public Optional<Attempt> attempt(Question question, long steps, Duration time) {
    return refusal(question).or(() -> inTurn(question.position(), steps, time));
  }

  private static Optional<Attempt> refusal(Question question) {
    if (question.convention() == Convention.MISERE)
      return Optional.of(Attempt.notApplicable("canonical forms apply to normal play only"));
    return question.position().impartial() ? Optional.of(Attempt.notApplicable("both players have the same moves"))
        : Optional.empty();
  }

  private static Attempt tooLarge() {
    return Attempt.notApplicable("the canonical forms are too large to compute");
  }

  private Attempt attempt(Position position) {
    return inTurn(position, Long.MAX_VALUE, FOREVER).orElseGet(this::abandoned);
  }

  /** Forms of a position, if they take no more than this; else empty. */
  private Optional<Attempt> inTurn(Position position, long steps, Duration time) {
    if (forms.isEmpty())
      return Optional.of(tooLarge());
    ShortGames values = forms.get().values();
    Budget turn = share.part(steps).withTime(timed && left.compareTo(time) < 0 ? left : time);
    long begin = System.nanoTime();
    Optional<Attempt> found = Resumable.within(turn, () -> values.within(turn, () -> orAbandoned(position)));
    left = left.minusNanos(System.nanoTime() - begin);
    return found.isEmpty() && timed && left.compareTo(Duration.ZERO) <= 0 ? Optional.of(abandoned()) : found;
  }

  /** Forms of a position; gives up for good when the engine's share of the budget ends. */
  private Attempt orAbandoned(Position position) {
    try {
      CanonicalForms begun = forms.orElseThrow();
      begun.begin();
      return attempt(position, begun);
    } catch (BudgetSpent spent) {
      share.forgive(spent);
      return abandoned();
    }
  }

  private Attempt abandoned() {
    valued = forms.map(CanonicalForms::valued).orElse(valued);
    forms = Optional.empty();
    share.releaseAll();
    return tooLarge();
  }

  private Attempt attempt(Position position, CanonicalForms forms) {
    var summands = new ArrayList<Summand>();
    var terms = new ArrayList<Integer>();
    for (Position part : uncancelled(Summands.of(position))) {
      Optional<Attempt> refused = add(part, forms, summands, terms);
      if (refused.isPresent())
        return refused.get();
    }
    if (summands.size() == 1)
      return Attempt.found(summands.getFirst().worth(), evidence(List.of(), forms));
    ShortGames values = forms.values();
    if (summands.isEmpty())
      return Attempt.found(new Form(values, ShortGames.ZERO), new CanonicalEvidence(List.of(), 0, Optional.empty()));
    return Attempt.found(new Worth.Only(values.outcome(handles(terms))),
        evidence(summands, forms));
  }

  private static CanonicalEvidence evidence(List<Summand> summands, CanonicalForms forms) {
    return new CanonicalEvidence(summands, forms.valued(), forms.use());
  }

  /** The summands without pairs of a position and its negative. */
  private List<Position> uncancelled(List<Position> summands) {
    var kept = new ArrayList<Position>();
    for (Position part : summands) {
      int[] opposite = context.arena().negative(context.arena().bag(part));
      if (part.loopy() || !kept.removeIf(firstWith(opposite)))
        kept.add(part);
    }
    return kept;
  }

  private Predicate<Position> firstWith(int[] bag) {
    boolean[] found = {false};
    return part -> {
      boolean same = !found[0] && Arrays.equals(context.arena().bag(part), bag);
      found[0] |= same;
      return same;
    };
  }

  /** Adds what a part is worth; says why not when it has no form. */
  private Optional<Attempt> add(Position part, CanonicalForms forms, List<Summand> summands,
      List<Integer> terms) {
    ShortGames values = forms.values();
    int value;
    Optional<Dyadic> number = Summands.number(part);
    if (number.isPresent()) {
      value = values.number(number.get());
    } else if (Summands.mayHaveNimValue(part)) {
      Optional<Integer> nimber = context.smallNimValue(part);
      if (nimber.isEmpty() || nimber.get() >= ShortGames.NIMBERS)
        return Optional.of(Attempt.notApplicable("the nim-value of {0} is not known, or too large", part.text()));
      value = values.nimber(nimber.get());
    } else if (part.loopy()) {
      return Optional.of(Attempt.notApplicable("play of {0} can return to a position", part.text()));
    } else {
      int[] each = forms.values(context.arena().bag(part));
      OptionalInt sum = each.length == 1 ? OptionalInt.of(each[0]) : sum(values, each);
      if (sum.isEmpty()) {
        Arrays.stream(each).forEach(terms::add);
        summands.add(new Summand(part, new Worth.Only(values.outcome(each)),
            evidence(List.of(), forms)));
        return Optional.empty();
      }
      value = sum.getAsInt();
    }
    terms.add(value);
    summands.add(new Summand(part, new Form(values, value),
        evidence(List.of(), forms)));
    return Optional.empty();
  }

  /** The form of a sum, where that takes few steps. */
  private OptionalInt sum(ShortGames values, int[] terms) {
    Budget part = values.budget().part(SUM_WORK);
    try {
      return OptionalInt.of(values.within(part, () -> {
        int total = ShortGames.ZERO;
        for (int term : terms)
          total = values.plus(total, term);
        return total;
      }));
    } catch (BudgetSpent spent) {
      part.forgive(spent);
      return OptionalInt.empty();
    }
  }

  private static int[] handles(List<Integer> terms) {
    return terms.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * The canonical form of a position under normal play, among {@code values}; empty when it has none that is known here:
   * play can return, points are counted, or a nim-value is unknown or too large.
   *
   * @throws BudgetSpent when the budget of {@code values} or the context's ends first
   */
  public OptionalInt form(Position position, ShortGames values) {
    CanonicalForms forms = formsAmong.computeIfAbsent(values,
        v -> new CanonicalForms(context, v));
    int sum = ShortGames.ZERO;
    for (Position part : position.parts()) {
      if (part.scoring())
        return OptionalInt.empty();
      Optional<Dyadic> number = Summands.number(part);
      if (number.isPresent()) {
        sum = values.plus(sum, values.number(number.get()));
      } else if (Summands.mayHaveNimValue(part)) {
        Optional<Integer> nimber = context.smallNimValue(part).filter(size -> size < ShortGames.NIMBERS);
        if (nimber.isEmpty())
          return OptionalInt.empty();
        sum = values.plus(sum, values.nimber(nimber.get()));
      } else if (part.loopy()) {
        return OptionalInt.empty();
      } else {
        for (int value : forms.values(context.arena().bag(part)))
          sum = values.plus(sum, value);
      }
    }
    return OptionalInt.of(sum);
  }

  /** The canonical form of a position, where that does not take too much. */
  public Optional<Form> form(Position position) {
    return attempt(position) instanceof Attempt.Found(Conclusion known)
        && whole(known).worth() instanceof Form form ? Optional.of(form) : Optional.empty();
  }

  /** The same, with the number that a theorem says it is, or the form of the whole sum where that takes few steps. */
  public Conclusion whole(Position position, Conclusion known) {
    Optional<Dyadic> number = forms.isPresent() && known.worth().isOnlyOutcome() ? Summands.number(position)
        : Optional.empty();
    if (number.isEmpty())
      return whole(known);
    ShortGames values = forms.orElseThrow().values();
    return new Conclusion(new Form(values, values.number(number.get())), known.evidence());
  }

  /** The same, with the form of the whole sum where that takes few steps. */
  private Conclusion whole(Conclusion known) {
    if (!known.worth().isOnlyOutcome()
        || !(known.evidence()
            .getFirst() instanceof CanonicalEvidence(List<Summand> summands, long _, Optional<RegionUse> _)))
      return known;
    var terms = new ArrayList<Integer>();
    for (Summand summand : summands)
      if (summand.worth() instanceof Form form)
        terms.add(form.value());
      else
        return known;
    if (!(summands.getFirst().worth() instanceof Form(ShortGames values, int _)))
      return known;
    OptionalInt sum = sum(values, handles(terms));
    return sum.isEmpty() ? known : new Conclusion(new Form(values, sum.getAsInt()), known.evidence());
  }
}
