package org.grundy.game.vector;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.game.Heaps;
import org.grundy.game.Moves;
import org.grundy.game.Notation;
import org.grundy.game.Picture;
import org.grundy.game.Theorem;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;
import org.jspecify.annotations.Nullable;

/**
 * A game of heaps told apart, whose moves subtract vectors: {@code vector:(k,0)(0,k)(k,k)} is Wythoff's game. Each
 * letter is any number from 1, the same throughout a vector; an entry is a number, a letter, a multiple {@code 2k} or a
 * multiple plus a number {@code 2k+1}. Checking a move takes time linear in the vectors; listing them, that of the
 * moves.
 */
public final class Vectors implements VectorRules {
  static final String PREFIX = "vector:";

  private final List<List<Amount>> vectors;
  private final boolean symmetric;

  private Vectors(List<List<Amount>> vectors) {
    this.vectors = vectors.stream().map(List::copyOf).toList();
    this.symmetric = symmetric(vectors);
  }

  /**
   * Reads {@code vector:(k,0)(0,k)(k,k)}.
   *
   * @throws org.grundy.phrase.BadInput when the vectors cannot be read, with the column
   */
  public static Vectors named(String name) {
    return new Vectors(new VectorsReader(name).read());
  }

  /** Whether exchanging any two neighbouring heaps leaves the set of vectors unchanged. */
  private static boolean symmetric(List<List<Amount>> vectors) {
    Set<List<String>> all = vectors.stream().map(v -> text(v)).collect(Collectors.toSet());
    return IntStream.range(1, vectors.getFirst().size()).allMatch(i -> vectors.stream().allMatch(vector -> {
      var exchanged = new ArrayList<>(vector);
      exchanged.set(i, vector.get(i - 1));
      exchanged.set(i - 1, vector.get(i));
      return all.contains(text(exchanged));
    }));
  }

  /** The entries, with letters renamed in order of appearance. */
  private static List<String> text(List<Amount> vector) {
    Map<Character, Character> names = new HashMap<>();
    for (Amount amount : vector)
      if (!amount.fixed())
        names.putIfAbsent(amount.letter(), (char) ('k' + names.size()));
    return vector.stream()
        .map(a -> a.fixed() ? a.toString()
            : new Amount(a.times(), names.getOrDefault(a.letter(), a.letter()), a.plus()).toString())
        .toList();
  }

  @Override
  public String name() {
    return PREFIX + vectors.stream()
        .map(vector -> vector.stream().map(Amount::toString).collect(Collectors.joining(",", "(", ")")))
        .collect(Collectors.joining());
  }

  @Override
  public List<List<Amount>> vectors() {
    return vectors;
  }

  @Override
  public boolean symmetric() {
    return symmetric;
  }

  @Override
  public int heaps() {
    return vectors.getFirst().size();
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Take one of the vectors {0} from the heaps; each letter stands for a positive whole number.",
        name().substring(PREFIX.length()));
  }

  /** Bouton's theorem if the game is Nim: each heap has a vector with one letter, and there are no other vectors. */
  @Override
  public List<Theorem<Heaps>> theorems() {
    return isNim() ? List.of(new NimTheorem()) : List.of();
  }

  private boolean isNim() {
    Set<Integer> heaps = new HashSet<>();
    for (List<Amount> vector : vectors) {
      int[] taken = IntStream.range(0, vector.size()).filter(i -> !vector.get(i).isZero()).toArray();
      if (taken.length != 1 || !vector.get(taken[0]).isLetter())
        return false;
      heaps.add(taken[0]);
    }
    return heaps.size() == heaps();
  }

  @Override
  public Notation<Heaps> notation() {
    return Heaps.notation().count(heaps());
  }

  @Override
  public List<String> examples() {
    return List.of(
        IntStream.range(0, heaps()).mapToObj(i -> Integer.toString(2 * i + 3)).collect(Collectors.joining(" ")),
        IntStream.range(0, heaps()).mapToObj(_ -> "4").collect(Collectors.joining(" ")));
  }

  @Override
  public Picture picture(Heaps at) {
    return Picture.heaps(at.list());
  }

  @Override
  public BigInteger level(Heaps option, int part) {
    return option.get(part);
  }

  @Override
  public Heaps normal(Heaps at) {
    return symmetric ? at.sorted() : at;
  }

  @Override
  public boolean legal(Heaps from, Player mover, Heaps to) {
    List<BigInteger> taken = IntStream.range(0, heaps()).mapToObj(i -> from.get(i).subtract(to.get(i))).toList();
    return vectors.stream().anyMatch(vector -> takes(vector, taken));
  }

  private static boolean takes(List<Amount> vector, List<BigInteger> taken) {
    Map<Character, BigInteger> values = new HashMap<>();
    for (int i = 0; i < taken.size(); i++) {
      Amount amount = vector.get(i);
      if (amount.fixed() && !amount.plus().equals(taken.get(i)))
        return false;
      if (!amount.fixed()) {
        var value = amount.solved(taken.get(i));
        if (value.isEmpty() || !values.computeIfAbsent(amount.letter(), _ -> value.get()).equals(value.get()))
          return false;
      }
    }
    return true;
  }

  @Override
  public void moves(Heaps at, Moves<Heaps> out) {
    for (int i = 0; i < vectors.size(); i++)
      if (!new Lister(at, i, out).list())
        return;
  }

  /** Lists the moves of one vector, without those that an earlier vector also makes. */
  private final class Lister {
    private final List<BigInteger> at;
    private final List<Amount> vector;
    private final List<List<Amount>> earlier;
    private final Moves<Heaps> out;
    private final List<Character> letters;

    Lister(Heaps at, int vector, Moves<Heaps> out) {
      this.at = at.list();
      this.vector = vectors.get(vector);
      this.earlier = vectors.subList(0, vector);
      this.out = out;
      this.letters = List.copyOf(this.vector.stream().filter(a -> !a.fixed()).map(Amount::letter)
          .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    boolean list() {
      for (int i = 0; i < at.size(); i++)
        if (vector.get(i).fixed() && vector.get(i).plus().compareTo(at.get(i)) > 0)
          return true;
      return from(0, new HashMap<>());
    }

    private boolean from(int letter, Map<Character, BigInteger> values) {
      if (letter == letters.size())
        return put(values);
      char name = letters.get(letter);
      BigInteger most = IntStream.range(0, at.size()).filter(i -> vector.get(i).letter() == name)
          .mapToObj(i -> vector.get(i).most(at.get(i))).min(Comparator.naturalOrder()).orElseThrow();
      for (BigInteger value = BigInteger.ONE; value.compareTo(most) <= 0; value = value.add(BigInteger.ONE)) {
        values.put(name, value);
        if (!from(letter + 1, values))
          return false;
      }
      return true;
    }

    private boolean put(Map<Character, BigInteger> values) {
      List<BigInteger> taken = vector.stream()
          .map(a -> a.fixed() ? a.plus() : a.of(values.getOrDefault(a.letter(), BigInteger.ONE))).toList();
      if (earlier.stream().anyMatch(other -> takes(other, taken)))
        return true;
      int[] touched = IntStream.range(0, at.size()).filter(i -> taken.get(i).signum() > 0).toArray();
      return out.to(Heaps.of(IntStream.range(0, at.size()).mapToObj(i -> at.get(i).subtract(taken.get(i))).toList()),
          touched);
    }
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Vectors that && vectors.equals(that.vectors);
  }

  @Override
  public int hashCode() {
    return vectors.hashCode();
  }
}
