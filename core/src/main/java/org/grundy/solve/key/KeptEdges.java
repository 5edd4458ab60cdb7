package org.grundy.solve.key;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.game.Edges;

/** A bit for each edge of the start that is still there. Normal forms may have others. */
record KeptEdges<P>(Edges<P> notation, List<String> edges) implements PositionCode<P> {
  /** The edges of a position in the order of their texts. */
  static <P> List<String> words(Edges<P> notation, P at) {
    String text = notation.format(at);
    return text.equals("0") ? List.of() : Arrays.stream(text.split(" ")).sorted().toList();
  }

  @Override
  public int bits() {
    return Math.max(1, edges.size());
  }

  @Override
  public OptionalLong code(P at) {
    List<String> left = words(notation, at);
    long code = 0;
    int next = 0;
    for (int i = 0; i < edges.size() && next < left.size(); i++)
      if (edges.get(i).equals(left.get(next))) {
        code |= 1L << i;
        next++;
      }
    return next == left.size() ? OptionalLong.of(code) : OptionalLong.empty();
  }

  @Override
  public Optional<P> position(long code) {
    if (code >>> edges.size() != 0)
      return Optional.empty();
    var left = new ArrayList<String>();
    for (int i = 0; i < edges.size(); i++)
      if ((code >>> i & 1) != 0)
        left.add(edges.get(i));
    return PositionCode.read(notation, left.isEmpty() ? "0" : String.join(" ", left));
  }
}
