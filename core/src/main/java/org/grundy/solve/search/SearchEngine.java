package org.grundy.solve.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.game.Position;
import org.grundy.solve.arena.PartForms;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Resumable;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Worth;

/** Whatever is left, by search. Parts known to be Nim heaps are searched as such, the others move by move. */
public final class SearchEngine implements Resumable {
  private final Context context;
  private final PartForms forms;
  private final Map<Convention, Search> searches = new EnumMap<>(Convention.class);

  /** @param forms of parts, which may replace these under normal play */
  public SearchEngine(Context context, PartForms forms) {
    this.context = context;
    this.forms = forms;
  }

  @Override
  public Attempt attempt(Question question) {
    return attempt(question, context.budget());
  }

  @Override
  public Optional<Attempt> attempt(Question question, long steps, Duration time) {
    Budget turn = context.budget().part(steps).withTime(time);
    return Resumable.within(turn, () -> attempt(question, turn));
  }

  private Attempt attempt(Question question, Budget budget) {
    Convention play = question.convention();
    int nimber = 0;
    var others = new ArrayList<Position>();
    for (Position part : question.position().parts()) {
      Optional<Integer> value = play == Convention.MISERE ? Optional.empty() : context.smallNimValue(part);
      if (value.isPresent())
        nimber ^= value.get();
      else
        others.add(part);
    }
    int[] bag = others.isEmpty() ? new int[0] : context.arena().bag(Position.sum(others));
    Search search = searches.computeIfAbsent(play, this::search);
    return Attempt.found(new Worth.Only(search.outcome(bag, nimber, budget)), new SearchEvidence(search.visited()));
  }

  private Search search(Convention play) {
    Sums sums = play == Convention.MISERE ? new PlainSums(context.arena(), context.budget())
        : new ValuedSums(context.arena(), context.nimbers(), forms, context.budget());
    return new Search(sums, play, context.budget());
  }
}
