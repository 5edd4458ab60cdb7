package org.grundy.solve.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.solve.Solver;
import org.grundy.solve.region.RegionListing.Form;
import org.grundy.solve.region.RegionListing.Region;
import org.grundy.value.shortgame.ShortGames;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RegionListingTest {
  private static final Budget FREE = Budget.unlimited();
  @TempDir private Path folder;

  /** The handle of a form, made from its row and those before it. */
  private static int made(Form form, List<Integer> before, ShortGames values) {
    if (form.sum().isPresent()) {
      RegionListing.Sum sum = form.sum().get();
      return values.sum(sum.number(), sum.ups(), sum.nimber());
    }
    int[] options = IntStream.concat(form.left().stream().mapToInt(before::get), form.right().stream()
        .mapToInt(before::get)).toArray();
    return values.make(options, 0, form.left().size(), options.length);
  }

  /** Forms put together again from the rows are the values that the solver gives the regions as they are written. */
  @ParameterizedTest
  @CsvSource({"domineering, 1..4 1..3", "clobber, 1..2 1..4", "cram, 1..3 1..3", "konane, 1..3 1..3"})
  void rows_haveTheSolversValues(String game, String ranges) throws IOException {
    Catalog catalog = Catalog.standard();
    var boards = (RegionScope.Boards) RegionScope.parse("on boards " + ranges).orElseThrow();
    RegionTable table = new RegionSearch(RegionFolder.create(folder, catalog.ruleset(game), boards, FREE))
        .onBoards(RegionStarts.of(catalog, game, boards));
    var listing = new RegionListing(table);
    var values = new ShortGames(FREE);
    var solver = new Solver(FREE);
    var forms = new ArrayList<Integer>();
    var met = new HashSet<String>();
    for (int tier = 0; tier < table.tiers(); tier++) {
      listing.forms(tier, form -> {
        assertThat(form.number()).isEqualTo(forms.size());
        forms.add(made(form, forms, values));
      });
      var regions = new ArrayList<Region>();
      listing.regions(tier, regions::add);
      assertThat(regions).hasSize(table.regions(tier));
      for (Region region : regions) {
        assertThat(met.add(region.cells())).isTrue();
        assertThat(forms.get(region.form())).as(region.cells())
            .isEqualTo(solver.form(catalog.read(game + " " + region.cells()).position(), values).orElseThrow());
      }
    }
    assertThat(forms).hasSize(table.forms());
    assertThat(met).hasSizeGreaterThan(3);
  }
}
