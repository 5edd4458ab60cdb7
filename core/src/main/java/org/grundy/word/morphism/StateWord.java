package org.grundy.word.morphism;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.phrase.BadInput;

/**
 * The word of an automaton with outputs: the letter at place n is the output of the state to which the digits of n lead
 * from state 0. Its states are the letters of a morphism (A. Cobham, Uniform tag sequences, Math. Systems Theory 6 (1972)
 * 164-192, doi 10.1007/BF01706087).
 */
public final class StateWord {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  /** The most states. */
  public static final int MOST = LETTERS.length();

  private StateWord() {
  }

  /**
   * The word, in linear time.
   *
   * @param successors for each state, where the digits 0, 1, 2, ... lead, as many as may follow there; 0 leads from state
   *                   0 to state 0
   * @param outputs    for each state
   * @throws BadInput when there are too many states
   */
  public static CodedWord of(List<List<Integer>> successors, List<Character> outputs) {
    if (successors.size() > MOST)
      throw tooMany();
    String rules = IntStream.range(0, successors.size()).mapToObj(state -> letter(state) + "->"
        + successors.get(state).stream().map(StateWord::letter).map(String::valueOf).collect(Collectors.joining()))
        .collect(Collectors.joining(" "));
    SequencedMap<Character, Character> code = new LinkedHashMap<>();
    for (int state = 0; state < outputs.size(); state++)
      code.put(letter(state), outputs.get(state));
    return new CodedWord(Morphism.parse(rules), code);
  }

  /** The complaint about too many states, for those who count them on the way. */
  public static BadInput tooMany() {
    return BadInput.because("the word would need more than {0} states", MOST);
  }

  private static char letter(int state) {
    return LETTERS.charAt(state);
  }
}
