package org.grundy.solve.outcome;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.effort.WorkerSwitch;
import org.grundy.solve.engine.SearchResults;
import org.grundy.solve.engine.SearchStore;
import org.grundy.solve.key.LongList;
import org.grundy.value.Convention;

/**
 * Who wins, by depth-first search for one winning move at each position. Where a budget allows several threads, they search
 * the same position in other orders and share what they find.
 *
 * <p>Time is, in the worst case, that of all positions. Memory is what the table may take, besides a list of moves for each
 * move of one line of play, of which there are at most 128, since every move uses one of the bits up.
 */
final class OutcomeSearch implements SearchResults {
  private final ResultTable table;
  /** The first is that of the calling thread. */
  private final List<LineSearch> searches = new ArrayList<>();

  private final Board board;
  private final Convention convention;
  private final WorkerSwitch assisted = new WorkerSwitch("outcome", this::help);
  /** Where results are kept, if anywhere. */
  private Optional<SearchStore> store = Optional.empty();
  private long[] sample = {};
  /** What is searched now. */
  private long[] asked = {};

  /** @param budget for the table */
  OutcomeSearch(Board board, Convention convention, Budget budget) {
    this.board = board;
    this.convention = convention;
    this.table = ResultTable.of(board.bits(), budget);
    searches.add(new LineSearch(board, convention, table, 0, this::found));
  }

  /** Goes on from what a store has kept, and keeps results there. */
  void keepIn(SearchStore kept, List<long[]> starts) {
    var keys = new LongList();
    for (long[] start : starts) {
      for (long word : start)
        keys.add(word);
      board.options(start, 0, keys);
    }
    sample = Arrays.copyOf(keys.items, keys.size);
    kept.begin(this);
    store = Optional.of(kept);
  }

  /** Whether results are kept in a store. */
  boolean isKept() {
    return store.isPresent();
  }

  private void found(Budget budget) {
    assisted.found(budget);
    store.ifPresent(SearchStore::found);
  }

  @Override
  public int words() {
    return board.words();
  }

  @Override
  public long[] sample() {
    return sample.clone();
  }

  @Override
  public void add(long low, long high, boolean wins) {
    table.put(new long[]{low, high}, 0, wins ? ResultTable.WON : ResultTable.LOST);
  }

  @Override
  public void each(Reader out) {
    table.each(out);
  }

  /** How many positions were searched. */
  long visited() {
    return searches.stream().mapToLong(LineSearch::visited).sum();
  }

  /**
   * Whether the player to move wins. What is found before the budget ends is kept.
   *
   * @throws org.grundy.effort.BudgetSpent when the budget ends first
   */
  boolean wins(long[] key, Budget spending) {
    while (searches.size() < spending.threads())
      searches.add(new LineSearch(board.forThread(), convention, table, searches.size(), _ -> {
      }));
    asked = key;
    return assisted.value(() -> searches.getFirst().wins(key, spending));
  }

  private void help(int number, Budget budget) {
    var _ = searches.get(number).wins(asked, budget);
  }

  /** Gives the memory of the table back. Nothing can be asked after that. */
  void release() {
    table.release();
    board.release();
  }
}
