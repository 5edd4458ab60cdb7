package org.grundy.word.logic;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/**
 * Detects definitions that are called with their own parameters' names, but only ever in another order: whoever writes
 * that has most likely mixed up the arguments.
 */
final class ArgumentOrder {
  private final Set<String> inOrder = new HashSet<>();
  /** The error for each definition that was called with the names in another order. */
  private final Map<String, BadInput> swapped = new LinkedHashMap<>();

  /** Records a use of a definition at this place. */
  void note(Definition definition, List<LinearTerm> arguments, Phrase place) {
    List<String> parameters = definition.parameters().subList(0, definition.arity()).stream().map(Variable::name)
        .toList();
    List<String> names = arguments.stream().filter(LinearTerm::isVariable)
        .map(term -> term.coefficients().firstEntry().getKey().name()).toList();
    if (names.equals(parameters))
      inOrder.add(definition.name());
    else if (names.size() == parameters.size() && Set.copyOf(names).equals(Set.copyOf(parameters)))
      swapped.putIfAbsent(definition.name(), BadInput.because(
          "{0}: {1} takes its arguments in the order {2}, but gets the same names in another order; if you mean that, "
              + "use other names",
          place, definition.name(), String.join(", ", parameters)));
  }

  /**
   * Checks the recorded uses; called after the last one.
   *
   * @throws BadInput when a definition was given its parameters' names in another order, and never in its own
   */
  void check() {
    swapped.forEach((name, sentence) -> {
      if (!inOrder.contains(name))
        throw sentence;
    });
  }
}
