package org.grundy.octal;

import java.util.Locale;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.game.heap.HeapGame;

/** The kinds of heap games that the engines tell apart, with games of each at random. */
enum Kind {
  /** Digits 0 to 7, few places. */
  OCTAL(400) {
    @Override
    String rules(Random random) {
      return "0." + digits(random, 1 + random.nextInt(3), 8, 0.6);
    }
  },
  /** Of which one digit splits a heap that nothing is taken from. */
  SPLITTING(300) {
    @Override
    String rules(Random random) {
      return "4." + digits(random, 1 + random.nextInt(4), 8, 0.7);
    }
  },
  LONG(300) {
    @Override
    String rules(Random random) {
      return (random.nextBoolean() ? "0." : "4.") + digits(random, 20 + random.nextInt(60), 8, 0.2);
    }
  },
  /** Grundy's game and its like. */
  UNEQUAL(300) {
    @Override
    String rules(Random random) {
      return "4!." + (random.nextInt(4) == 0 ? "0" : digits(random, 1 + random.nextInt(5), 8, 0.6));
    }
  },
  /** Heaps that break in three. */
  HEXADECIMAL(70) {
    @Override
    String rules(Random random) {
      return (random.nextInt(3) == 0 ? "8." : random.nextInt(3) == 0 ? "C." : "0.")
          + digits(random, 1 + random.nextInt(4), 16, 0.8);
    }
  },
  /** Which are all of different sizes. */
  UNEQUAL_THREE(60) {
    @Override
    String rules(Random random) {
      return (random.nextBoolean() ? "8!." : "C!.") + digits(random, 1 + random.nextInt(3), 16, 0.5);
    }
  },
  REPEATING(150) {
    @Override
    String rules(Random random) {
      return (random.nextInt(3) == 0 ? random.nextBoolean() ? "4." : "4!." : "0.")
          + digits(random, random.nextInt(4), 8, 0.6) + "[" + digits(random, 1 + random.nextInt(3), 8, 0.7) + "]";
    }
  },
  REPEATING_IN_THREE(60) {
    @Override
    String rules(Random random) {
      return "0." + digits(random, random.nextInt(3), 16, 0.6) + "[" + digits(random, 1 + random.nextInt(2), 16, 0.7)
          + "]";
    }
  },
  /** A take-away set as a code. */
  TAKING(500) {
    @Override
    String rules(Random random) {
      return "0." + IntStream.range(0, 1 + random.nextInt(random.nextInt(5) == 0 ? 90 : 12))
          .mapToObj(_ -> random.nextInt(3) == 0 ? "0" : "3").collect(Collectors.joining());
    }
  },
  /** The same, where some are taken only as the last, or not as the last. */
  TAKING_AT_ENDS(500) {
    @Override
    String rules(Random random) {
      return "0." + digits(random, 1 + random.nextInt(12), 4, 0.7);
    }
  },
  ALL_BUT(400) {
    @Override
    String rules(Random random) {
      return "0." + digits(random, random.nextInt(9), 4, 0.7) + (random.nextInt(4) == 0 ? "[2]" : "[3]");
    }
  },
  RANGE(400) {
    @Override
    String rules(Random random) {
      int a = 2 + random.nextInt(6);
      int b = 1 + random.nextInt(a - 1);
      int c = 1 + random.nextInt(6);
      return switch (random.nextInt(4)) {
        case 0 -> "take k where " + a + "k <= " + times(b) + "n";
        case 1 -> "take k where k >= " + c + " and " + a + "k <= " + times(b) + "n";
        case 2 -> "take k where k <= n - " + c;
        default -> "replace n by k where " + a + "k <= " + times(b) + "n and n <= " + (a + c) + "k and k < n";
      };
    }
  },
  /** The same numbers from every heap. */
  AMOUNTS(400) {
    @Override
    String rules(Random random) {
      int a = 2 + random.nextInt(5);
      return switch (random.nextInt(5)) {
        case 0 -> "take " + a + "^k";
        case 1 -> "take " + (1 + random.nextInt(3)) + " * " + a + "^k where k >= " + random.nextInt(3);
        case 2 -> "take k where k % " + a + " = " + random.nextInt(3);
        case 3 -> "take p where p is prime";
        default -> "take k^2; take " + a;
      };
    }
  },
  /** Moves that can but be listed. */
  LISTED(200) {
    @Override
    String rules(Random random) {
      int a = 2 + random.nextInt(5);
      return switch (random.nextInt(3)) {
        case 0 -> "take d where d | n and d < n";
        case 1 -> "take d where d | n and d <= " + a;
        default -> "take k where (k + n) % " + a + " = " + random.nextInt(2);
      };
    }
  };

  /** So many heaps are soon listed. */
  private final int most;

  Kind(int most) {
    this.most = most;
  }

  abstract String rules(Random random);

  int most() {
    return most;
  }

  /** The seed is mixed first: generators whose seeds are neighbours begin alike. */
  static Random random(long seed) {
    return new Random(new SplittableRandom(seed).nextLong());
  }

  HeapGame game(Random random) {
    return (HeapGame) Catalog.standard().ruleset(rules(random));
  }

  private static String times(int factor) {
    return factor == 1 ? "" : Integer.toString(factor);
  }

  /** Digits below {@code most}, so many of them others than 0 on the average. */
  private static String digits(Random random, int places, int most, double dense) {
    return Stream.generate(() -> random.nextDouble() < dense ? 1 + random.nextInt(most - 1) : 0).limit(places)
        .map(digit -> Integer.toHexString(digit).toUpperCase(Locale.ROOT)).collect(Collectors.joining());
  }

  /** A set of numbers that may be taken, as it is typed. */
  static String set(Random random) {
    var amounts = new TreeSet<Integer>();
    for (int i = 0; i <= random.nextInt(6); i++)
      amounts.add(1 + random.nextInt(random.nextInt(4) == 0 ? 60 : 12));
    return amounts.stream().map(Object::toString).collect(Collectors.joining(","));
  }
}
