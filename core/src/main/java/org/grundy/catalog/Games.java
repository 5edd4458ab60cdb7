package org.grundy.catalog;

import java.util.List;
import java.util.regex.Pattern;
import org.grundy.catalog.Entry.Alias;
import org.grundy.catalog.Entry.Family;
import org.grundy.catalog.Entry.Game;
import org.grundy.catalog.Entry.Setup;
import org.grundy.game.graph.Hackenbush;
import org.grundy.game.grid.Chomp;
import org.grundy.game.grid.Queens;
import org.grundy.game.heap.Code;
import org.grundy.game.heap.TakeAndBreak;
import org.grundy.game.placement.Domineering;
import org.grundy.game.row.FrontOrBack;
import org.grundy.game.strip.Northcott;
import org.grundy.game.vector.Nim;
import org.grundy.game.vector.Tribonacci;
import org.grundy.game.vector.Wythoff;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/** Every game. A new one is one line here. */
public final class Games {
  private static final Pattern CODE = Pattern.compile("[0-9A-Fa-f]!?\\..*");

  public static final List<Entry> ALL = List.of(
      new Game("nim", Nim::new),
      new Setup("marienbad", "nim 1 3 5 7", Convention.MISERE, Phrase.of("misere Nim with heaps of 1, 3, 5 and 7")),
      new Family("0.77", CODE, code -> new TakeAndBreak(Code.parse(code)), List.of("0.77", "4.07", "0.3F", "0.[3]")),
      new Alias("kayles", "0.77", () -> new TakeAndBreak("kayles", Code.parse("0.77"))),
      new Game("wythoff", Wythoff::new),
      new Game("queens", Queens::new),
      new Game("tribonacci", Tribonacci::new),
      new Game("northcott", Northcott::new),
      new Game("front-or-back", FrontOrBack::new),
      new Game("domineering", Domineering::new),
      new Game("chomp", Chomp::new),
      new Game("hackenbush", Hackenbush::new));

  private Games() {
  }
}
