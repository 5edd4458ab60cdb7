package org.grundy.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.value.Player;

/**
 * Matches touches with the listed moves of any ruleset: as a set if the game says so. Otherwise as a sequence first,
 * for games in which the order counts; if no sequence fits, as a set, so that people need not care about the order.
 */
final class TouchResolver {
  private TouchResolver() {
  }

  /** A move as it is touched. */
  private record Named<P>(P to, List<Touch> touches) {
  }

  /** Time linear in the number of moves times their touches. */
  static <P> TouchResult<P> resolve(Ruleset<P> ruleset, P at, Player mover, List<Touch> soFar) {
    List<Touch> local = soFar.stream().map(t -> new Touch(0, t.part(), t.level())).toList();
    TouchResult<P> found = match(ruleset, at, mover, local);
    int last = local.size() - 1;
    boolean again = last >= 1 && local.get(last).equals(local.get(last - 1));
    if (found instanceof TouchResult.Refused && again
        && match(ruleset, at, mover, local.subList(0, last)) instanceof TouchResult.More(var _, var ifEnded)
        && ifEnded.isPresent())
      return new TouchResult.Done<>(ifEnded.get());
    return found;
  }

  private static <P> TouchResult<P> match(Ruleset<P> ruleset, P at, Player mover, List<Touch> soFar) {
    var inOrder = new ArrayList<Named<P>>();
    var inAnyOrder = new ArrayList<Named<P>>();
    Set<Touch> wanted = new HashSet<>(soFar);
    boolean free = ruleset.touchedInAnyOrder();
    ruleset.moves(at, mover, (option, parts) -> {
      var touches = new ArrayList<Touch>(parts.length);
      for (int part : parts)
        touches.add(new Touch(0, part, ruleset.level(option, part)));
      if (!free && touches.size() >= soFar.size() && touches.subList(0, soFar.size()).equals(soFar))
        inOrder.add(new Named<>(option, touches));
      else if (wanted.size() == soFar.size() && new HashSet<>(touches).containsAll(wanted))
        inAnyOrder.add(new Named<>(option, touches));
      return true;
    });
    boolean ordered = !inOrder.isEmpty();
    List<Named<P>> fitting = ordered ? inOrder : inAnyOrder;
    if (fitting.isEmpty())
      return new TouchResult.Refused<>();
    Set<Touch> next = new LinkedHashSet<>();
    Optional<P> ended = Optional.empty();
    for (Named<P> move : fitting)
      if (ordered ? move.touches().size() == soFar.size() : wanted.containsAll(move.touches()))
        ended = ended.isPresent() ? ended : Optional.of(move.to());
      else if (ordered)
        next.add(move.touches().get(soFar.size()));
      else
        move.touches().stream().filter(t -> !wanted.contains(t)).forEach(next::add);
    return next.isEmpty() ? new TouchResult.Done<>(ended.orElseThrow()) : new TouchResult.More<>(next, ended);
  }
}
