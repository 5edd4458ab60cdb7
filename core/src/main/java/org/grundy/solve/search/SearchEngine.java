package org.grundy.solve.search;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.grundy.game.Position;
import org.grundy.solve.engine.Attempt;
import org.grundy.solve.engine.Context;
import org.grundy.solve.engine.Engine;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.SearchEvidence;
import org.grundy.value.Convention;
import org.grundy.value.Worth;

/** Whatever is left, by search. Parts known to be Nim heaps are searched as such, the others move by move. */
public final class SearchEngine implements Engine {
  private final Context context;
  private final Map<Convention, Search> searches = new EnumMap<>(Convention.class);

  public SearchEngine(Context context) {
    this.context = context;
  }

  @Override
  public Attempt attempt(Question question) {
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
    Search search = searches.computeIfAbsent(play,
        c -> new Search(context.arena(), context.nimbers(), c, context.budget()));
    return Attempt.found(new Worth.Only(search.outcome(bag, nimber)), new SearchEvidence(search.visited()));
  }
}
