package org.grundy.explain;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.grundy.phrase.Phrase;
import org.grundy.phrase.Spelling;

/** The terms that answers use, each with its meaning in a sentence, in the order of a lesson. */
public final class Glossary {
  private static final int MOST_NEAR = 3;

  /** The terms, by subject. */
  public static final List<Section> SECTIONS = List.of(
      new Section(Phrase.of("Play"), List.of(
          new Term(Phrase.of("impartial"), Phrase.of("both players have the same moves in every position"),
              "solve nim 3 4 5", "impartial game"),
          new Term(Phrase.of("partizan"), Phrase.of("each player has their own moves"),
              "solve domineering 3x3", "partizan game", "partisan"),
          new Term(Phrase.of("Left and Right"),
              Phrase.of("the two players of a partizan game; Left is x and blue, Right is o and red"),
              "games hackenbush", "left", "right"),
          new Term(Phrase.of("heap"), Phrase.of("a pile of tokens; only their number counts"),
              "games nim", "pile"),
          new Term(Phrase.of("move"), Phrase.of("what a player does in a turn"),
              "play nim 3 4 5", "moves"),
          new Term(Phrase.of("option"), Phrase.of("a position that one move leads to"),
              "solve domineering 2x2 --all", "options"),
          new Term(Phrase.of("normal play"), Phrase.of("the player who moves last wins"),
              "solve nim 1 1", "normal"),
          new Term(Phrase.of("misere play"), Phrase.of("the player who moves last loses"),
              "solve nim 1 1 --misere", "misere"),
          new Term(Phrase.of("outcome"),
              Phrase.of("who wins under best play: N the player to move, P the other player, L Left, R Right; D "
                  + "is a draw"),
              "solve domineering 3x3", "outcomes", "n", "p", "l", "r", "d"),
          new Term(Phrase.of("N-position"), Phrase.of("a winning position: the player to move, the next one, wins"),
              "solve nim 3 4 5", "winning position", "hot position"),
          new Term(Phrase.of("P-position"),
              Phrase.of("a losing position: the player who has just moved, the previous one, wins"),
              "positions wythoff --first 8", "losing position", "cold position"),
          new Term(Phrase.of("draw"), Phrase.of("neither player wins: play goes on forever, or the scores are equal"),
              "", "draws", "tie"),
          new Term(Phrase.of("loopy"), Phrase.of("play may return to an earlier position"),
              "games poker-nim", "loop"),
          new Term(Phrase.of("scoring game"),
              Phrase.of("a game decided by points; it ends when the player to move cannot move"),
              "solve front-or-back 3 8 2 5", "score", "points"),
          new Term(Phrase.of("sum"), Phrase.of("several positions side by side; a move is a move in one of them"),
              "solve nim 3 + kayles 5", "disjunctive sum"),
          new Term(Phrase.of("summand"), Phrase.of("a part of a sum; a single position may also split into summands"),
              "solve kayles 5 9", "part", "component"),
          new Term(Phrase.of("negative"),
              Phrase.of("the position with the players exchanged; together with the position itself it makes 0"),
              "eval '-{3|1}'", "inverse"),
          new Term(Phrase.of("take-and-break code"),
              Phrase.of("a digit for each number of tokens you may take; its bits 1, 2, 4 and 8 allow you to "
                  + "leave no heap, one heap, two or three"),
              "games 0.77", "code", "octal", "octal code", "octal game"))),
      new Section(Phrase.of("Nim and heaps"), List.of(
          new Term(Phrase.of("nim-sum"),
              Phrase.of("addition in base 2 without carrying, also called exclusive or: the nim-sum of 3 and 5 is 6"),
              "solve nim 3 5 6", "xor", "exclusive or"),
          new Term(Phrase.of("mex"),
              Phrase.of("the smallest whole number, counting from 0, that is not in a set: the mex of 0, 1 and 3 is 2"),
              "eval 'mex(0, 1, 3)'", "minimum excluded value"),
          new Term(Phrase.of("nim-value"),
              Phrase.of("the size of the Nim heap that an impartial position equals: the mex of the nim-values of"
                  + " its options"),
              "values kayles --to 20", "grundy value", "grundy number", "sprague-grundy value", "g-value"),
          new Term(Phrase.of("nimber"), Phrase.of("the value of a Nim heap; that of a heap of 2 is written {0}", "*2"),
              "eval '*2 + *3'", "nimbers"),
          new Term(Phrase.of("period"),
              Phrase.of("the number of heaps after which nim-values repeat, from some heap on; the earlier values"
                  + " that do not fit are its exceptions"),
              "values kayles --to 100", "periodic"),
          new Term(Phrase.of("arithmetic period"),
              Phrase.of("nim-values repeat with the same number added after each period"),
              "values 4.[3] --to 20", "arithmetic periodicity", "saltus"),
          new Term(Phrase.of("sparse space"),
              Phrase.of("a set of rare nim-values such that the nim-sum of two rare ones, or of two that are not,"
                  + " is rare; few heaps have rare values"),
              "values grundys-game --to 50", "rare", "common", "rare values"))),
      new Section(Phrase.of("Values of partizan games"), List.of(
          new Term(Phrase.of("value"),
              Phrase.of("what a game equals: games with the same value can replace each other in every sum"),
              "eval 'game(domineering 2x3)'", "values"),
          new Term(Phrase.of("canonical form"),
              Phrase.of("the simplest form of a value, without dominated or reversible options; every value has "
                  + "exactly one"),
              "eval '{0,*|*}' --steps", "canonical"),
          new Term(Phrase.of("dominated"),
              Phrase.of("an option is dominated if the same player has another that is at least as good"),
              "eval '{0,1|2}' --steps", "dominated option"),
          new Term(Phrase.of("reversible"),
              Phrase.of("an option is reversible if the other player has a reply to it that is at least as good "
                  + "for them as the game itself; what follows that reply takes its place"),
              "eval '{*|*}' --steps", "reversible option"),
          new Term(Phrase.of("number"),
              Phrase.of("a value such as 2, -1 or 3/4: so many moves of advantage for Left; a move in a number "
                  + "makes it worse for the player who makes it"),
              "eval '{1|2}'", "numbers", "dyadic"),
          new Term(Phrase.of("switch"),
              Phrase.of("a game {0} of two numbers, the first greater than the second: both players want to move "
                  + "first", "{x|y}"),
              "eval '{5|2}'", "switches"),
          new Term(Phrase.of("star"), Phrase.of("the value {0}, equal to {1}: the player to move wins", "*", "{0|0}"),
              "eval '* + *'", "*"),
          new Term(Phrase.of("up"),
              Phrase.of("the value {0}, equal to {1}: Left wins, but by less than any positive number; its "
                  + "negative is down, {2}", "^", "{0|*}", "v"),
              "eval '^ + *'", "down", "^", "v"),
          new Term(Phrase.of("tiny"),
              Phrase.of("the value {0}, written {1}: positive, but infinitely smaller than up; its negative is miny",
                  "{0||0|-2}", "Tiny(2)"),
              "eval '{0||0|-2}'", "miny"),
          new Term(Phrase.of("infinitesimal"),
              Phrase.of("a value between every negative and every positive number, such as {0} and {1}", "*", "^"),
              "eval '^ < 1/1024'", "infinitesimals"),
          new Term(Phrase.of("numberish"), Phrase.of("a number plus an infinitesimal"),
              "eval 'IsNumberish(1 + ^)'"),
          new Term(Phrase.of("all-small"),
              Phrase.of("in every position reached in play, either both players can move or neither can"),
              "games toppling-dominoes", "dicotic"),
          new Term(Phrase.of("even-tempered"),
              Phrase.of("every line of play has an even number of moves; odd-tempered: an odd number"),
              "eval 'IsOddTempered(*)'", "odd-tempered", "tempered"),
          new Term(Phrase.of("confused"),
              Phrase.of("two games are confused if neither is at least as good as the other for Left; in a game "
                  + "confused with 0, the player to move wins"),
              "eval '* <> 0'", "fuzzy"),
          new Term(Phrase.of("stops"),
              Phrase.of("the numbers that play arrives at: the Left stop if Left starts, the Right stop if Right "
                  + "starts, both playing for the best number"),
              "eval '{5|2||-3}'", "left stop", "right stop", "stop"),
          new Term(Phrase.of("hot"),
              Phrase.of("a game in which each player would rather move than pass: its Left stop is greater than "
                  + "its Right stop"),
              "eval '{3|1}'", "hot game"),
          new Term(Phrase.of("mean"), Phrase.of("the average value of one copy when many copies of a game are added"),
              "eval '{3|1}'", "mean value"),
          new Term(Phrase.of("temperature"),
              Phrase.of("how urgent a move is: the tax on a move at which neither player gains by moving"),
              "eval '{5|2||-3}'"),
          new Term(Phrase.of("cooling"),
              Phrase.of("changing a game so that every move costs the player who makes it a tax t"),
              "eval 'Cool({3|1}, 1/2)'", "cooled", "cool"),
          new Term(Phrase.of("frozen"), Phrase.of("a game cooled by its temperature: its mean plus an infinitesimal"),
              "eval 'Freeze({3|1})'", "freeze"),
          new Term(Phrase.of("thermograph"),
              Phrase.of("a picture of a game's stops under every tax: Left's wall and Right's wall, which meet in"
                  + " the mast"),
              "draw thermograph '{5|2||-3}' --text", "wall", "walls"),
          new Term(Phrase.of("mast"),
              Phrase.of("the vertical line of a thermograph above the temperature, at the mean"),
              "draw thermograph '{3|1}' --text"),
          new Term(Phrase.of("incentive"),
              Phrase.of("what a player gains by a move: for Left the option minus the game, for Right the game "
                  + "minus the option"),
              "eval 'Incentives({3|1})'", "incentives"),
          new Term(Phrase.of("birthday"),
              Phrase.of("the day on which a game is born: 0 for the game without moves, otherwise 1 more than the"
                  + " latest birthday of an option of its canonical form"),
              "days 2", "day"),
          new Term(Phrase.of("atomic weight"),
              Phrase.of("roughly how many ups an all-small game amounts to; Left wins if it is 2 or more"),
              "eval 'AtomicWeight(^ + *)'"),
          new Term(Phrase.of("reduced"), Phrase.of("the simplest value that differs from a game by an infinitesimal"),
              "eval 'Reduced({3|1} + ^)'", "reduced canonical form"),
          new Term(Phrase.of("positions reachable"),
              Phrase.of("how many different values occur in play from here, this one and 0 included"),
              "eval 'Followers({3|1})'", "followers"),
          new Term(Phrase.of("lines of play"),
              Phrase.of("how many ways play can go until it reaches a number, with the players moving in any order"),
              "eval 'StopCount({3||1|0})'", "line of play"),
          new Term(Phrase.of("uptimal"), Phrase.of("written as a number, a nimber and powers of up"),
              "eval '^ + *2 + 1'", "uptimal expansion"))),
      new Section(Phrase.of("Evidence"), List.of(
          new Term(Phrase.of("theorem"), Phrase.of("a published result; the line names its author and year"),
              "solve wythoff 6 11"),
          new Term(Phrase.of("proved"),
              Phrase.of("shown for all cases: by a complete search, a finite check that suffices, an induction, "
                  + "or automata"),
              "prove F5", "proof"),
          new Term(Phrase.of("checked"), Phrase.of("no counterexample up to a bound; nothing is claimed beyond it"),
              "conjecture grundys-game"),
          new Term(Phrase.of("refuted"), Phrase.of("false: a counterexample is given"),
              "prove 'A n (a(n+1) = a(n) + 2)'", "counterexample"),
          new Term(Phrase.of("not decided"), Phrase.of("neither proved nor refuted within the limits"),
              "", "undecided"),
          new Term(Phrase.of("automaton"),
              Phrase.of("a machine that reads the digits of numbers and accepts some of them, such as the losing "
                  + "positions; Grundy guesses it and proves that it is right"),
              "prove wythoff", "automata"),
          new Term(Phrase.of("retrograde analysis"),
              Phrase.of("labelling all reachable positions backwards from the final ones; positions without a "
                  + "label are draws"),
              "", "retrograde"),
          new Term(Phrase.of("strong solution"),
              Phrase.of("who wins every position that can be reached, and in how many moves"),
              "strong domineering 3x3", "strong"))),
      new Section(Phrase.of("Numbers and words"), List.of(
          new Term(Phrase.of("golden ratio"),
              Phrase.of("the number phi = (1 + sqrt 5)/2, about 1.618; phi^2 = phi + 1"),
              "positions wythoff --first 8", "phi"),
          new Term(Phrase.of("partner"),
              Phrase
                  .of("in Wythoff's game, the other number of a losing pair: every number from 1 on is in exactly one "
                      + "of the pairs (1, 2), (3, 5), (4, 7), (6, 10) and so on"),
              "positions wythoff --first 8", "partners"),
          new Term(Phrase.of("Fibonacci digits"),
              Phrase.of("a number written as a sum of different Fibonacci numbers, no two of them neighbours"),
              "solve wythoff 6 11", "zeckendorf", "fibonacci representation"),
          new Term(Phrase.of("Beatty sequence"),
              Phrase.of("the whole parts of the multiples of a number r; for irrational r and s with 1/r + 1/s = "
                  + "1, the two sequences contain every positive whole number once"),
              "positions --alpha phi --first 8", "beatty"),
          new Term(Phrase.of("morphism"),
              Phrase.of("rules that replace each letter of a word by a word; applied again and again, they make "
                  + "an infinite word"),
              "word fibonacci", "infinite word", "word"))));

  private Glossary() {
  }

  /** Terms of one subject. */
  public record Section(Phrase heading, List<Term> terms) {
    public Section {
      terms = List.copyOf(terms);
    }
  }

  /** All terms. */
  public static Stream<Term> terms() {
    return SECTIONS.stream().flatMap(section -> section.terms().stream());
  }

  /**
   * The term of that name, in English or the language of {@code voice}. Case, spaces, hyphens, accents and a plural's s
   * do not matter.
   */
  public static Optional<Term> find(String typed, Voice voice) {
    String key = key(typed);
    return first(voice, key::equals)
        .or(() -> key.endsWith("s") ? first(voice, key.substring(0, key.length() - 1)::equals)
            : Optional.empty());
  }

  private static Optional<Term> first(Voice voice, Predicate<String> wanted) {
    return terms().filter(term -> names(term, voice).map(Glossary::key).anyMatch(wanted)).findFirst();
  }

  /** The names of up to three terms whose names are spelt nearly like that, in the language of {@code voice}. */
  public static List<String> near(String typed, Voice voice) {
    String key = key(typed);
    var near = new ArrayList<String>();
    for (Term term : terms().toList())
      if (near.size() < MOST_NEAR
          && names(term, voice).map(Glossary::key).anyMatch(name -> Spelling.near(key, name)))
        near.add(voice.say(term.name()));
    return near;
  }

  private static Stream<String> names(Term term, Voice voice) {
    return Stream.concat(Stream.of(term.name().english(), voice.say(term.name())), term.others().stream());
  }

  private static String key(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD).toLowerCase(Locale.ROOT)
        .replaceAll("\\(.*\\)|[\\s\\p{M}-]+", "");
  }
}
