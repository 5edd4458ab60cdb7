package org.grundy.game.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GridTest {
  private static Grid grid(String text) {
    return Grid.of(List.of(text.split("/")));
  }

  @ParameterizedTest
  @CsvSource({"IDENTITY,abc/def", "UPSIDE_DOWN,def/abc", "MIRROR,cba/fed", "HALF_TURN,fed/cba", "TRANSPOSE,ad/be/cf",
      "TURN_RIGHT,da/eb/fc", "TURN_LEFT,cf/be/ad", "ANTITRANSPOSE,fc/eb/da"})
  void image_isLaidOver(Symmetry symmetry, String image) {
    assertThat(grid("abc/def").image(symmetry)).isEqualTo(grid(image));
  }

  @ParameterizedTest
  @EnumSource
  void images_haveTheSameLeastImage(Symmetry symmetry) {
    Grid grid = grid(".x#/oo./..x/#..");
    Set<Grid> images = new HashSet<>(Symmetry.ALL.stream().map(grid::image).toList());
    assertThat(images).hasSize(8);
    assertThat(grid.image(symmetry).least(Symmetry.ALL)).isEqualTo(grid.least(Symmetry.ALL)).isIn(images);
  }

  @ParameterizedTest
  @CsvSource({"#####/#.x##/##o##/#####,.x/#o", "..,..", "##/##,#", "#/./#/.,./#/."})
  void crop_leavesNoBlankRim(String grid, String cropped) {
    assertThat(grid(grid).crop('#')).isEqualTo(grid(cropped));
  }

  @Test
  void changes_leaveTheGridAsItIs() {
    Grid grid = grid("x.o/...");
    assertThat(grid.with('#', 1, 5)).hasToString("x#o/..#");
    assertThat(grid.swap(0, 4)).hasToString("..o/.x.");
    assertThat(grid.exchange('x', 'o')).hasToString("o.x/...");
    assertThat(grid.only(BitSet.valueOf(new long[]{5}), '#')).hasToString("x#o/###");
    assertThat(grid).hasToString("x.o/...").isEqualTo(grid("x.o/...")).isNotEqualTo(grid("x./o./.."));
  }
}
