package org.grundy.value.shortgame;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Games as trees, worked on by the definitions alone (Conway, On Numbers and Games, 1976, chapters 7 and 10): slow, and for
 * checking only. Options are kept as they come; a canonical form lists each option once, in the order of its text.
 */
public record PlainGame(List<PlainGame> left, List<PlainGame> right) {
  public static final PlainGame ZERO = new PlainGame(List.of(), List.of());

  /** Comparisons done before, which saves only time. */
  public static final class Memory {
    private final Map<String, Boolean> known = new HashMap<>();
    private final Map<PlainGame, String> texts = new HashMap<>();

    private String text(PlainGame g) {
      String text = texts.get(g);
      if (text == null) {
        text = g.text();
        texts.put(g, text);
      }
      return text;
    }
  }

  /** G <= H unless some G^L >= H or some H^R <= G. */
  public static boolean leq(PlainGame g, PlainGame h, Memory memory) {
    String key = memory.text(g) + "<=" + memory.text(h);
    Boolean known = memory.known.get(key);
    if (known != null)
      return known;
    boolean leq = g.left.stream().noneMatch(gl -> leq(h, gl, memory))
        && h.right.stream().noneMatch(hr -> leq(hr, g, memory));
    memory.known.put(key, leq);
    return leq;
  }

  public PlainGame negative() {
    return new PlainGame(right.stream().map(PlainGame::negative).toList(),
        left.stream().map(PlainGame::negative).toList());
  }

  public static PlainGame plus(PlainGame g, PlainGame h) {
    var left = new ArrayList<PlainGame>();
    var right = new ArrayList<PlainGame>();
    g.left.forEach(gl -> left.add(plus(gl, h)));
    h.left.forEach(hl -> left.add(plus(g, hl)));
    g.right.forEach(gr -> right.add(plus(gr, h)));
    h.right.forEach(hr -> right.add(plus(g, hr)));
    return new PlainGame(left, right);
  }

  /** First the options, then dominated ones removed and reversible ones bypassed until nothing changes. */
  public PlainGame canonical(Memory memory) {
    PlainGame g = new PlainGame(distinct(left.stream().map(l -> l.canonical(memory)).toList()),
        distinct(right.stream().map(r -> r.canonical(memory)).toList()));
    while (true) {
      PlainGame next = g.simpler(memory);
      if (next.equals(g))
        return g;
      g = next;
    }
  }

  private PlainGame simpler(Memory memory) {
    for (PlainGame a : left)
      for (PlainGame b : left)
        if (!a.equals(b) && leq(a, b, memory))
          return new PlainGame(without(left, a, List.of()), right);
    for (PlainGame a : right)
      for (PlainGame b : right)
        if (!a.equals(b) && leq(b, a, memory))
          return new PlainGame(left, without(right, a, List.of()));
    for (PlainGame a : left)
      for (PlainGame answer : a.right)
        if (leq(answer, this, memory))
          return new PlainGame(without(left, a, answer.left), right);
    for (PlainGame a : right)
      for (PlainGame answer : a.left)
        if (leq(this, answer, memory))
          return new PlainGame(left, without(right, a, answer.right));
    return this;
  }

  private static List<PlainGame> without(List<PlainGame> options, PlainGame option, List<PlainGame> instead) {
    var kept = new ArrayList<>(options);
    kept.remove(option);
    kept.addAll(instead);
    return distinct(kept);
  }

  private static List<PlainGame> distinct(List<PlainGame> options) {
    var byText = new TreeMap<String, PlainGame>();
    options.forEach(option -> byText.put(option.text(), option));
    return List.copyOf(byText.values());
  }

  String text() {
    var text = new StringBuilder("{");
    left.forEach(l -> text.append(l.text()));
    text.append('|');
    right.forEach(r -> text.append(r.text()));
    return text.append('}').toString();
  }

  /** The options of a value, as a tree in the same order. */
  public static PlainGame of(ShortGames values, int value) {
    var left = new ArrayList<PlainGame>();
    var right = new ArrayList<PlainGame>();
    for (int option : values.left(value))
      left.add(of(values, option));
    for (int option : values.right(value))
      right.add(of(values, option));
    return new PlainGame(distinct(left), distinct(right));
  }

  int value(ShortGames values) {
    return values.make(left.stream().mapToInt(g -> g.value(values)).toArray(),
        right.stream().mapToInt(g -> g.value(values)).toArray());
  }

  int depth() {
    int depth = 0;
    for (PlainGame option : left)
      depth = Math.max(depth, 1 + option.depth());
    for (PlainGame option : right)
      depth = Math.max(depth, 1 + option.depth());
    return depth;
  }
}
