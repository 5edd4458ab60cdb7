package org.grundy.solve.strong;

import java.util.Objects;
import org.grundy.effort.Budget;
import org.jspecify.annotations.Nullable;

/** Solves a share of {@link StrongParts} by the replies to the options of its blocks. */
public final class ShareSolving {
  private final StrongParts parts;
  private final StrongParts.Share share;
  private final Budget budget;
  private final byte[][] @Nullable [] replies;
  /** The bytes of all replies. */
  private long waiting;

  ShareSolving(StrongParts parts, StrongParts.Share share, Budget budget) {
    this.parts = parts;
    this.share = share;
    this.budget = budget;
    this.replies = new byte[parts.blocks(share)][parts.parts()][];
  }

  /** @param from the part that replies */
  public void add(int block, int from, byte[] reply) {
    budget.reserve(reply.length);
    waiting += reply.length;
    replies[block][from] = reply;
  }

  /** The share with what is known of its positions. */
  public StrongParts.Share solved() {
    Column ends = parts.column(share.size());
    Column values = parts.column(parts.valued() ? share.size() : 0);
    var backup = new Backup(parts.question().convention());
    for (int block = 0; block < replies.length; block++) {
      var from = new Column[parts.parts()];
      for (int part = 0; part < from.length; part++)
        from[part] = parts.column(Objects.requireNonNullElse(replies[block][part], new byte[0]));
      var next = new int[from.length];
      backup.begin();
      parts.list(share, block, (_, option) -> {
        int part = parts.split().part(option);
        backup.addEnd(from[part].get(next[part]++));
        if (parts.valued())
          backup.addValue(from[part].get(next[part]++));
      }, place -> {
        ends.set(place, backup.end());
        if (parts.valued())
          values.set(place, backup.value());
        backup.begin();
      });
      replies[block] = new byte[from.length][];
    }
    budget.release(waiting);
    return parts.solved(share, ends, values);
  }
}
