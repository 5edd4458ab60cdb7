package org.grundy.word.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.Holding;
import org.grundy.phrase.BadInput;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.Phases;

/**
 * A machine that reads a word letter by letter and writes a letter for each. What it writes for the word of a morphism is
 * such a word again (F. M. Dekking, Iteration of maps by an automaton, Discrete Math. 126 (1994) 81-86): the k-th image of
 * a letter leads from each state of the machine to another one, and how all letters do so repeats from some k on.
 *
 * @param arrows for each state, what each letter does; strings begin in state 0
 */
public record Transducer(List<Map<Character, Arrow>> arrows) {
  /** Where a letter leads, and what is written. */
  public record Arrow(int to, char output) {
  }

  public Transducer {
    arrows = List.copyOf(arrows);
  }

  /**
   * What it writes for a word. Takes time and memory in proportion to the states, times the letters, times the steps until
   * the images repeat.
   *
   * @throws BadInput when a state has no arrow for a letter, or the word needs too many states
   */
  public CodedWord applied(CodedWord word, Budget budget) {
    for (int state = 0; state < arrows.size(); state++)
      for (char letter : word.letters().toCharArray())
        if (!arrows.get(state).containsKey(letter))
          throw BadInput.because("state {0} has no arrow for the letter {1}", state, String.valueOf(letter));
    try (var scratch = budget.scratch()) {
      return new Run(word, scratch.budget()).written();
    }
  }

  private Arrow arrow(int state, char letter) {
    return Optional.ofNullable(arrows.get(state).get(letter)).orElseThrow();
  }

  /** The letter of the morphism that digits lead to, and the state of the machine before it, for each phase. */
  private record State(char letter, List<Integer> machine) {
  }

  private final class Run {
    private final CodedWord word;
    private final Morphism morphism;
    private final String letters;
    private final Budget budget;
    private final Holding held;
    /** For each k, and each letter of the morphism: where its k-th image leads from each state. */
    private final List<int[][]> images = new ArrayList<>();
    private final Phases phases;

    Run(CodedWord word, Budget budget) {
      this.word = word;
      this.budget = budget;
      held = new Holding(budget);
      morphism = word.morphism();
      letters = morphism.letters();
      phases = phases();
    }

    private Phases phases() {
      Map<List<List<Integer>>, Integer> known = new HashMap<>();
      int[][] maps = letters.chars().mapToObj(letter -> first(word.coded((char) letter))).toArray(int[][]::new);
      while (true) {
        Integer before = known.putIfAbsent(
            Arrays.stream(maps).map(map -> Arrays.stream(map).boxed().toList()).toList(), images.size());
        if (before != null)
          return new Phases(before, images.size() - before);
        images.add(maps);
        held.add(Holding.ENTRY + 2L * Holding.ENTRY * letters.length() * arrows.size());
        maps = next(maps);
      }
    }

    private int[] first(char letter) {
      int[] map = new int[arrows.size()];
      Arrays.setAll(map, state -> arrow(state, letter).to);
      return map;
    }

    private int[][] next(int[][] maps) {
      var next = new int[letters.length()][arrows.size()];
      for (int i = 0; i < next.length; i++)
        for (int state = 0; state < arrows.size(); state++)
          next[i][state] = through(maps, morphism.image(letters.charAt(i)), state);
      return next;
    }

    /** The state after the images of some letters. */
    private int through(int[][] maps, String word, int from) {
      budget.charge(word.length() + 1L);
      int state = from;
      for (char letter : word.toCharArray())
        state = maps[letters.indexOf(letter)][state];
      return state;
    }

    /**
     * Follows digits. A state belongs to the place read last, so after another digit it comes from the state for the
     * phase above. The states are joined as in {@link Minimiser}, but by their outputs.
     */
    CodedWord written() {
      var start = new State(letters.charAt(0), Collections.nCopies(phases.count(), 0));
      var states = new ArrayList<>(List.of(start));
      Map<State, Integer> numbers = new HashMap<>(Map.of(start, 0));
      var successors = new ArrayList<List<Integer>>();
      for (int i = 0; i < states.size(); i++) {
        State state = states.get(i);
        String image = morphism.image(state.letter);
        var after = new ArrayList<Integer>();
        for (int digit = 0; digit < image.length(); digit++) {
          State next = after(state, image, digit);
          if (numbers.putIfAbsent(next, states.size()) == null) {
            held.add(2L * Holding.ENTRY + (long) Holding.POINTER * phases.count());
            states.add(next);
          }
          after.add(Optional.ofNullable(numbers.get(next)).orElseThrow());
        }
        successors.add(after);
      }
      return JoinedStates.word(successors, states.stream()
          .map(state -> arrow(state.machine.getFirst(), word.coded(state.letter)).output).toList(), budget);
    }

    private State after(State state, String image, int digit) {
      var machine = new ArrayList<Integer>();
      for (int phase = 0; phase < phases.count(); phase++)
        machine.add(through(images.get(phase), image.substring(0, digit), state.machine.get(phases.above(phase))));
      return new State(image.charAt(digit), machine);
    }
  }
}
