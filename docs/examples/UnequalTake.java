import java.util.List;
import org.grundy.game.heap.Become;
import org.grundy.game.heap.PartizanHeapGame;
import org.grundy.value.Player;

/** A heap game with different moves for the players: Left takes 1 or 4 tokens from one heap, Right takes 2 or 3. */
class UnequalTake implements PartizanHeapGame {
  @Override
  public String name() {
    return "unequal-take";
  }

  @Override
  public void from(long heap, Player mover, Become out) {
    for (long amount : mover == Player.LEFT ? List.of(1, 4) : List.of(2, 3))
      if (amount <= heap)
        out.heap(heap - amount);
  }
}
