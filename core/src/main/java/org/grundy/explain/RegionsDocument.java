package org.grundy.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.region.RegionTable;

/** A database of the values of regions: how many it has, by size. */
public final class RegionsDocument implements Document {
  private static final int INDENT = 2;

  private final RegionTable table;

  public RegionsDocument(RegionTable table) {
    this.table = table;
  }

  @Override
  public List<Block> blocks() {
    var blocks = new ArrayList<Block>();
    blocks.add(new Report.Say(Phrase.of("{0} {1}", regions(), Phrase.of(
        "Those that differ by a symmetry or an exchange of the players count once. They have {0,} canonical {0:form|forms}, including options.",
        table.forms()))));
    var rows = new ArrayList<Cells>();
    rows.add(new Cells(List.of(Phrase.of("cells"), Phrase.of("regions"), Phrase.of("new forms")), List.of()));
    for (int tier = 0; tier < table.tiers(); tier++)
      if (table.regions(tier) > 0)
        rows.add(new Cells(List.of(Phrase.of("{0}", tier), Phrase.of("{0,}", table.regions(tier)),
            Phrase.of("{0,}", table.newForms(tier))), List.of()));
    blocks.add(new Table(rows, INDENT, 3, Align.RIGHT));
    blocks.add(new Report.Source(Phrase.of("Proved"),
        Phrase.of("every value made from those of the regions that moves leave"), ""));
    return blocks;
  }

  private Phrase regions() {
    String game = table.rules().game().name();
    return switch (table.scope()) {
      case RegionScope.Cells(int most) ->
        Phrase.of("{0}: {1,} {1:region|regions} of at most {2} {2:cell|cells}, within 8x8.",
            game, table.regions(), most);
      case RegionScope.Boards boards -> Phrase.of("{0}: {1,} {1:region occurs|regions occur} on boards {2}.", game,
          table.regions(), boards.ranges());
    };
  }

  @Override
  public void fields(Fields out) {
    out.put("game", table.rules().game().name());
    out.put("scope", table.scope().text());
    out.put("regions", table.regions());
    out.put("forms", table.forms());
    out.objects("byCells",
        () -> IntStream.range(0, table.tiers()).filter(tier -> table.regions(tier) > 0).iterator(),
        (node, tier) -> node.put("cells", tier).put("regions", table.regions(tier)).put("newForms",
            table.newForms(tier)));
  }
}
