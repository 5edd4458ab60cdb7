package org.grundy.explain;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.grundy.phrase.Grammar;

/** The languages of Grundy's output, each with its plural rules. */
public enum Language implements Grammar {
  EN {
    @Override
    public int plural(BigInteger n) {
      return ENGLISH.plural(n);
    }

    @Override
    public String ordinal(BigInteger n) {
      return ENGLISH.ordinal(n);
    }

    @Override
    public String digits(int count) {
      return ENGLISH.digits(count);
    }

    @Override
    public String groupSign() {
      return ENGLISH.groupSign();
    }
  },

  /** Indonesian: one form, whatever the number. */
  ID {
    @Override
    public int plural(BigInteger n) {
      return 0;
    }

    @Override
    public String ordinal(BigInteger n) {
      return "ke-" + number(n);
    }

    @Override
    public String digits(int count) {
      return count + " angka";
    }
  },

  /** Croatian: one, few, many, by the last two digits. */
  HR {
    @Override
    public int plural(BigInteger n) {
      int lastTwo = n.abs().mod(BigInteger.valueOf(100)).intValue();
      int last = lastTwo % 10;
      if (lastTwo / 10 == 1 || last == 0 || last > 4)
        return 2;
      return last == 1 ? 0 : 1;
    }

    @Override
    public String ordinal(BigInteger n) {
      return number(n) + ".";
    }

    @Override
    public String digits(int count) {
      return count + (plural(BigInteger.valueOf(count)) == 0 ? " znamenka"
          : plural(BigInteger.valueOf(count)) == 1 ? " znamenke" : " znamenaka");
    }
  },

  ES {
    @Override
    public int plural(BigInteger n) {
      return n.equals(BigInteger.ONE) ? 0 : 1;
    }

    @Override
    public String ordinal(BigInteger n) {
      return number(n) + ".ª";
    }

    @Override
    public String digits(int count) {
      return count + " cifras";
    }
  };

  @Override
  public String groupSign() {
    return ".";
  }

  /** The language code that people type and links carry. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The number of plural forms of a template in this language. */
  public int pluralForms() {
    return switch (this) {
      case ID -> 1;
      case EN, ES -> 2;
      case HR -> 3;
    };
  }

  /** The language for a code such as {@code hr}, or a locale such as {@code hr_HR.UTF-8}. */
  public static Optional<Language> of(String code) {
    String lower = code.toLowerCase(Locale.ROOT);
    return Arrays.stream(values()).filter(language -> lower.equals(language.code())
        || lower.startsWith(language.code() + "_") || lower.startsWith(language.code() + "-")).findFirst();
  }
}
