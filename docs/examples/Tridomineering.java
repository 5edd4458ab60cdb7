import java.util.List;
import org.grundy.game.Partizan;
import org.grundy.game.grid.Grid;
import org.grundy.game.grid.Symmetry;
import org.grundy.game.placement.PlacementGame;
import org.grundy.game.placement.Shape;
import org.grundy.phrase.Phrase;
import org.grundy.value.Player;

/** A board game: Domineering in which a player may also cover three cells. */
class Tridomineering extends PlacementGame implements Partizan<Grid> {
  private static final List<Shape> UPRIGHT = List.of(Shape.of("#", "#"), Shape.of("#", "#", "#"));
  private static final List<Shape> ACROSS = List.of(Shape.of("##"), Shape.of("###"));

  @Override
  public String name() {
    return "tridomineering";
  }

  @Override
  public Phrase rules() {
    return Phrase.of("Left covers two or three adjacent empty cells in a column; Right covers two or three "
        + "adjacent empty cells in a row.");
  }

  @Override
  public List<String> examples() {
    return List.of("4x4", "3x3", "../..");
  }

  @Override
  public List<Shape> shapes(Player player) {
    return player == Player.LEFT ? UPRIGHT : ACROSS;
  }

  @Override
  protected List<Symmetry> symmetries() {
    return Symmetry.UPRIGHT;
  }
}
