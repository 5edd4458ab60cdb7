package org.grundy.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The same part of a new output as a page shows of the old one: as many lines at both ends, and between two lines
 * {@code ...} those that are most like the old.
 *
 * @param shown what stands on the page
 */
record Excerpt(List<String> shown) {
  private static final String LEFT_OUT = "...";

  /** The excerpt of an output; all of it when too little of it is like what is shown. */
  List<String> of(List<String> output) {
    List<List<String>> pieces = pieces();
    if (pieces.size() == 1)
      return output;
    int last = output.size() - pieces.getLast().size();
    if (pieces.getFirst().size() > last)
      return output;
    var excerpt = new ArrayList<>(output.subList(0, pieces.getFirst().size()));
    int from = excerpt.size();
    for (List<String> piece : pieces.subList(1, pieces.size() - 1)) {
      int place = mostLike(piece, output.subList(0, last), from);
      if (place < 0)
        return output;
      excerpt.add(LEFT_OUT);
      excerpt.addAll(output.subList(place, place + piece.size()));
      from = place + piece.size();
    }
    excerpt.add(LEFT_OUT);
    excerpt.addAll(output.subList(last, output.size()));
    return excerpt;
  }

  /** What stands between the lines {@code ...}. */
  private List<List<String>> pieces() {
    var pieces = new ArrayList<List<String>>();
    pieces.add(new ArrayList<>());
    for (String line : shown)
      if (line.equals(LEFT_OUT))
        pieces.add(new ArrayList<>());
      else
        pieces.getLast().add(line);
    return pieces;
  }

  /** Where lines like the piece begin, from a place on; less than 0 when nothing is like it. */
  private static int mostLike(List<String> piece, List<String> output, int from) {
    int best = -1;
    int most = 0;
    for (int place = from; place + piece.size() <= output.size(); place++) {
      int likeness = 0;
      for (int i = 0; i < piece.size(); i++)
        likeness += commonWords(piece.get(i), output.get(place + i));
      if (likeness > most) {
        most = likeness;
        best = place;
      }
    }
    return best;
  }

  private static int commonWords(String line, String other) {
    List<String> words = Arrays.asList(other.strip().split("\\s+"));
    return (int) Arrays.stream(line.strip().split("\\s+")).filter(words::contains).count();
  }
}
