package org.grundy.word.check;

import java.math.BigInteger;
import org.grundy.word.automaton.Machine;
import org.grundy.word.morphism.CodedWord;
import org.grundy.word.morphism.Morphism;
import org.grundy.word.numeration.DigitSystem;

/** Machines that follow a definition word by word. */
public final class PlainMachines {
  private PlainMachines() {
  }

  /**
   * The places at which a word has a letter. Digit d leads from a letter to the one that d others precede in its image
   * (A. Cobham, Uniform tag sequences, Math. Systems Theory 6 (1972) 164-192, doi 10.1007/BF01706087).
   */
  public static Machine letter(CodedWord word, char letter) {
    Morphism morphism = word.morphism();
    String letters = morphism.letters();
    return new Machine() {
      @Override
      public int tracks() {
        return 1;
      }

      @Override
      public int next(int state, int digit) {
        String image = morphism.image(letters.charAt(state));
        return digit < image.length() ? letters.indexOf(image.charAt(digit)) : NONE;
      }

      @Override
      public boolean accepts(int state) {
        return word.coded(letters.charAt(state)) == letter;
      }
    };
  }

  /** The pairs of a number and the number whose digits are the same with a 0 after them. */
  public static Machine shift(DigitSystem system) {
    return new Machine() {
      @Override
      public int tracks() {
        return 2;
      }

      // the state is the digit of the second number that was read last; the first number must have it now
      @Override
      public int next(int state, int symbol) {
        return symbol % system.digits() == state ? symbol / system.digits() : NONE;
      }

      @Override
      public boolean accepts(int state) {
        return state == 0;
      }
    };
  }

  /** One number. */
  public static Machine equal(DigitSystem system, BigInteger value) {
    int[] digits = system.digitsOf(value);
    return new Machine() {
      @Override
      public int tracks() {
        return 1;
      }

      // the state is how many digits have been read, without leading zeros
      @Override
      public int next(int state, int digit) {
        if (state == 0 && digit == 0)
          return 0;
        return state < digits.length && digit == digits[state] ? state + 1 : NONE;
      }

      @Override
      public boolean accepts(int state) {
        return state == digits.length;
      }
    };
  }
}
