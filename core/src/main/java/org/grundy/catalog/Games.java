package org.grundy.catalog;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.grundy.catalog.Entry.Alias;
import org.grundy.catalog.Entry.Family;
import org.grundy.catalog.Entry.Game;
import org.grundy.catalog.Entry.Setup;
import org.grundy.effort.Budget;
import org.grundy.game.Ruleset;
import org.grundy.game.cake.Cutcake;
import org.grundy.game.cake.Eatcake;
import org.grundy.game.cake.MaundyCake;
import org.grundy.game.derived.Dicotic;
import org.grundy.game.derived.EitherPlayer;
import org.grundy.game.derived.Twisted;
import org.grundy.game.form.Forms;
import org.grundy.game.graph.ArcKayles;
import org.grundy.game.graph.ChildishHackenbush;
import org.grundy.game.graph.Fjords;
import org.grundy.game.graph.GraphCol;
import org.grundy.game.graph.GraphSnort;
import org.grundy.game.graph.Hackenbush;
import org.grundy.game.graph.Walk;
import org.grundy.game.graph.WeightedArcKayles;
import org.grundy.game.grid.Amazons;
import org.grundy.game.grid.CannibalClobber;
import org.grundy.game.grid.Chomp;
import org.grundy.game.grid.Clobber;
import org.grundy.game.grid.Col;
import org.grundy.game.grid.Fission;
import org.grundy.game.grid.Konane;
import org.grundy.game.grid.NoGo;
import org.grundy.game.grid.PieceTinting;
import org.grundy.game.grid.Queens;
import org.grundy.game.grid.Snort;
import org.grundy.game.heap.Divisor;
import org.grundy.game.heap.Euclid;
import org.grundy.game.heap.FibonacciNim;
import org.grundy.game.heap.OctalCode;
import org.grundy.game.heap.PartizanEuclid;
import org.grundy.game.heap.PartizanOctal;
import org.grundy.game.heap.PokerNim;
import org.grundy.game.heap.Staircase;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.game.heap.TwoHeaps;
import org.grundy.game.placement.Cram;
import org.grundy.game.placement.Domineering;
import org.grundy.game.placement.NonAttacking;
import org.grundy.game.placement.RoundCram;
import org.grundy.game.placement.RoundDomineering;
import org.grundy.game.row.FrontOrBack;
import org.grundy.game.rules.LineReader;
import org.grundy.game.strip.BackslidingToadsAndFrogs;
import org.grundy.game.strip.Cherries;
import org.grundy.game.strip.Coins;
import org.grundy.game.strip.ElephantsAndRhinos;
import org.grundy.game.strip.MockTurtles;
import org.grundy.game.strip.Nimble;
import org.grundy.game.strip.Northcott;
import org.grundy.game.strip.Push;
import org.grundy.game.strip.Ruler;
import org.grundy.game.strip.Shove;
import org.grundy.game.strip.Sowing;
import org.grundy.game.strip.ToadsAndFrogs;
import org.grundy.game.strip.TopplingDominoes;
import org.grundy.game.strip.TurningTurtles;
import org.grundy.game.take.AllBut;
import org.grundy.game.take.PartizanTake;
import org.grundy.game.take.TakeAway;
import org.grundy.game.vector.MooresNim;
import org.grundy.game.vector.Nim;
import org.grundy.game.vector.Tribonacci;
import org.grundy.game.vector.Vectors;
import org.grundy.game.vector.WideWythoff;
import org.grundy.game.vector.Wythoff;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/** All games. A new one is one line here. */
public final class Games {
  /** Games of one kind. */
  public record Section(Phrase heading, List<Entry> entries) {
    public Section {
      entries = List.copyOf(entries);
    }
  }

  private static final Pattern CODE = Pattern.compile("[0-9A-Fa-f]+!?\\..*");

  /** Names in other scripts, and the entry that each is typed for. */
  static final Map<String, String> ELSEWHERE = Map.of("\u6361\u77f3\u5b50", "jian-shizi", "\u64bf\u77f3\u5b50",
      "jian-shizi");

  private static final List<Entry> ONE_AT_A_TIME = List.of(
      new Game("nim", Nim::new),
      new Setup("marienbad", "nim 1 3 5 7", Convention.MISERE, Phrase.of("misere Nim with heaps of 1, 3, 5 and 7")),
      family("take", TakeAway::named, "take:1,2,3", "take:1,4", "take:2,3,7"),
      family("all-but", AllBut::named, "all-but:2", "all-but:1,3", "all-but:2,5,6"),
      new Game("divisor", () -> new Divisor(false)),
      new Game("divisor-any", () -> new Divisor(true)),
      new Game("fibonacci-nim", FibonacciNim::new),
      new Alias("fibonacci", "fibonacci-nim", FibonacciNim::new),
      new Family("take_k_where_2k<=n",
          Pattern.compile("(?!(?:vector|dag|impartial|dicotic|twisted):)" + LineReader.WRITTEN),
          LineReader::read,
          List.of("take_k_where_2k<=n", "take_d_where_d|n_and_d<n", "replace_n_by_n/k_where_k>=2",
              "replace_n_by_a,n-1-a",
              "replace_n_by_n/2,n/3", "take_1,p_where_prime(p)", "when_a>=b:(a-k*b,b)", "take(k,-k)(0,k)",
              "take(k,l)where_k<2l_and_l<2k")));

  private static final List<Entry> CODES = List.of(
      new Family("0.77", CODE, (code, _) -> new TakeAndBreak(OctalCode.parse(code)),
          List.of("0.77", "4.07", "0.3F", "0.[3]")),
      new Alias("kayles", "0.77", () -> new TakeAndBreak("kayles", OctalCode.parse("0.77"))),
      code("dawsons-kayles", "0.07"),
      code("dawsons-chess", "0.137"),
      code("officers", "0.6"),
      code("treblecross", "0.007"),
      code("laskers-nim", "4.[3]"),
      code("grundys-game", "4!.0"));

  private static final List<Entry> TOGETHER = List.of(
      new Game("wythoff", Wythoff::new),
      new Alias("jian-shizi", "wythoff", Wythoff::new),
      new Family("wythoff:2", Pattern.compile("wythoff:.*", Pattern.CASE_INSENSITIVE),
          (typed, _) -> WideWythoff.named(typed.toLowerCase(Locale.ROOT)),
          List.of("wythoff:2", "wythoff:1", "wythoff:3")),
      new Game("queens", Queens::new),
      new Game("tribonacci", Tribonacci::new),
      family("vector", Vectors::named, "vector:(k,0)(0,k)(k,k)", "vector:(1,2)(2,1)", "vector:(2k,k)(0,l)(k+1,0)"),
      new Game("euclid", Euclid::new),
      family("moores-nim", MooresNim::named, "moores-nim:2", "moores-nim:1", "moores-nim:3"),
      new Game("staircase", Staircase::new),
      new Game("poker-nim", PokerNim::new));

  private static final List<Entry> STRIPS = List.of(
      new Game("coins", Coins::new),
      new Game("nimble", Nimble::new),
      new Game("turning-turtles", TurningTurtles::new),
      new Game("mock-turtles", MockTurtles::new),
      new Game("ruler", Ruler::new),
      new Game("northcott", Northcott::new),
      new Game("front-or-back", FrontOrBack::new),
      new Game("toads-and-frogs", ToadsAndFrogs::new),
      new Game("backsliding-toads-and-frogs", BackslidingToadsAndFrogs::new),
      new Game("elephants-and-rhinos", ElephantsAndRhinos::new),
      new Game("toppling-dominoes", TopplingDominoes::new),
      new Game("shove", Shove::new),
      new Game("push", Push::new),
      new Game("cherries", Cherries::new),
      new Game("sowing", Sowing::new));

  private static final List<Entry> BOARDS = List.of(
      new Game("domineering", Domineering::new),
      new Family("domineering:torus", Pattern.compile("domineering:.*", Pattern.CASE_INSENSITIVE),
          (typed, _) -> RoundDomineering.named(typed.toLowerCase(Locale.ROOT)),
          List.of("domineering:torus", "domineering:cylinder")),
      new Game("cram", Cram::new),
      new Family("cram:torus", Pattern.compile("cram:.*", Pattern.CASE_INSENSITIVE),
          (typed, _) -> RoundCram.named(typed.toLowerCase(Locale.ROOT)), List.of("cram:torus", "cram:cylinder")),
      new Game("clobber", Clobber::new),
      new Game("cannibal-clobber", CannibalClobber::new),
      new Game("amazons", Amazons::new),
      new Game("konane", Konane::new),
      new Game("nogo", NoGo::new),
      new Game("fission", Fission::new),
      new Game("snort", Snort::new),
      new Family("snort:kings", Pattern.compile("snort:.*", Pattern.CASE_INSENSITIVE),
          (typed, _) -> PieceTinting.named(PieceTinting.Kind.SNORT, typed.toLowerCase(Locale.ROOT)),
          List.of("snort:kings", "snort:queens", "snort:knights")),
      new Game("col", Col::new),
      new Family("col:kings", Pattern.compile("col:.*", Pattern.CASE_INSENSITIVE),
          (typed, _) -> PieceTinting.named(PieceTinting.Kind.COL, typed.toLowerCase(Locale.ROOT)),
          List.of("col:kings", "col:rooks", "col:bishops")),
      family("non-attacking", NonAttacking::named, "non-attacking:queens", "non-attacking:kings", "non-attacking:rooks",
          "non-attacking:bishops", "non-attacking:knights"),
      new Game("chomp", Chomp::new));

  private static final List<Entry> CAKES = List.of(
      new Game("cutcake", Cutcake::new),
      new Game("maundy-cake", MaundyCake::new),
      new Game("eatcake", Eatcake::new));

  private static final List<Entry> GRAPHS = List.of(
      new Family("dag:1-0,2-1,2-0", Pattern.compile("dag:.*"), Walk::named,
          List.of("dag:1-0,2-1,2-0", "dag:1-0,3-1,2-5,4-2,5-3,4-1")),
      new Game("hackenbush", Hackenbush::new),
      new Game("childish-hackenbush", ChildishHackenbush::new),
      new Game("arc-kayles", ArcKayles::new),
      new Game("weighted-arc-kayles", WeightedArcKayles::new),
      new Game("snort-graph", GraphSnort::new),
      new Game("col-graph", GraphCol::new),
      new Game("fjords", Fjords::new));

  private static final List<Entry> SIDED_HEAPS = List.of(
      family("two-heaps", TwoHeaps::named, "two-heaps:5,2", "two-heaps:1,3", "two-heaps:2,2"),
      family("partizan-take", PartizanTake::named, "partizan-take:1,2/1,3", "partizan-take:1,3/2,3",
          "partizan-take:2/2"),
      family("partizan-octal", PartizanOctal::named, "partizan-octal:0.7/0.07", "partizan-octal:0.33/0.303",
          "partizan-octal:4.3/0.6"),
      new Game("partizan-euclid", PartizanEuclid::new));

  private static final List<Entry> DERIVED = List.of(
      new Family("impartial:domineering", Pattern.compile("impartial:.*", Pattern.CASE_INSENSITIVE),
          (typed, budget) -> new EitherPlayer<>(inner(typed, budget)),
          List.of("impartial:domineering", "impartial:clobber", "impartial:toads-and-frogs")),
      new Family("dicotic:hackenbush", Pattern.compile("dicotic:.*", Pattern.CASE_INSENSITIVE),
          (typed, budget) -> new Dicotic<>(inner(typed, budget)),
          List.of("dicotic:hackenbush", "dicotic:domineering", "dicotic:snort", "dicotic:toads-and-frogs")),
      new Family("twisted:eatcake", Pattern.compile("twisted:.*", Pattern.CASE_INSENSITIVE),
          (typed, budget) -> new Twisted<>(inner(typed, budget)),
          List.of("twisted:eatcake", "twisted:domineering", "twisted:clobber", "twisted:hackenbush")));

  /** All games by their kind, as they are listed. */
  public static final List<Section> SECTIONS = List.of(
      new Section(Phrase.of("Heaps that change one at a time"), ONE_AT_A_TIME),
      new Section(Phrase.of("Codes: take from a heap, then split it"), CODES),
      new Section(Phrase.of("Heaps that change together"), TOGETHER),
      new Section(Phrase.of("Coins, rows and strips"), STRIPS),
      new Section(Phrase.of("Boards"), BOARDS),
      new Section(Phrase.of("Cakes"), CAKES),
      new Section(Phrase.of("Graphs"), GRAPHS),
      new Section(Phrase.of("Heaps with rules for each player"), SIDED_HEAPS),
      new Section(Phrase.of("Games made from other games"), DERIVED));

  public static final List<Entry> ALL = SECTIONS.stream().flatMap(section -> section.entries().stream()).toList();

  /** The name of {@link #values} in documents. */
  static final String VALUE = "value";

  /**
   * The ruleset of values that may occur in a sum beside positions; recognised by their first character, not by a name.
   */
  static Ruleset<?> values() {
    return new Forms();
  }

  private Games() {
  }

  /** The game whose name follows a colon. */
  private static Ruleset<?> inner(String typed, Budget budget) {
    return Catalog.standard().under(budget).ruleset(typed.substring(typed.indexOf(':') + 1));
  }

  /** Whether another game, or one of a family, has this name; a game of a class of the same name counts as this one. */
  static boolean hasOther(Ruleset<?> own) {
    return ALL.stream().anyMatch(entry -> switch (entry) {
      case Family family -> family.written().matcher(own.name()).matches();
      case Game game -> game.name().equalsIgnoreCase(own.name())
          && !game.make().get().getClass().getName().equals(own.getClass().getName());
      default -> entry.name().equalsIgnoreCase(own.name());
    });
  }

  /** A code under its common name. */
  private static Alias code(String name, String code) {
    return new Alias(name, code, () -> new TakeAndBreak(name, OctalCode.parse(code)));
  }

  /** Games of a name with parameters after a colon; the name alone gets an error that says how to continue. */
  private static Family family(String name, Function<String, Ruleset<?>> named, String... representatives) {
    return new Family(name, Pattern.compile(name + "(:.*)?", Pattern.CASE_INSENSITIVE), (typed, _) -> {
      if (typed.length() == name.length())
        throw BadInput.because("{0}: expected parameters after a colon, such as {1}", name, representatives[0]);
      return named.apply(typed.toLowerCase(Locale.ROOT));
    }, List.of(representatives));
  }
}
