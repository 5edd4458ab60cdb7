package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.game.rules.WrittenMove;
import org.grundy.phrase.Phrase;
import org.grundy.value.Convention;

/**
 * A program that follows the rules, for games without a known formula. If values of single heaps add up, it is a
 * function {@code g} that fills a table of nim-values; otherwise a function {@code lost} that searches all positions
 * that can be reached. Both keep what they have computed from one call to the next.
 */
public final class PlainProgram {
  private static final String STATE = "std::vector<long long>";

  private final MoveSet moves;
  private final Convention play;

  PlainProgram(MoveSet moves, Convention play) {
    this.moves = moves;
    this.play = play;
  }

  /** Whether the program is the function {@code g} of a heap; else it is {@code lost}, of a list of all heaps. */
  boolean hasValues() {
    return moves.single() && play == Convention.NORMAL;
  }

  /** How it works, for readers. */
  public Phrase method() {
    return hasValues()
        ? Phrase.of("The program follows the rules: it fills a table of nim-values up to the largest heap.")
        : Phrase.of("The program follows the rules: it searches all positions that can be reached.");
  }

  /** The number of heaps in every position, where a move can change several; otherwise 0. */
  int heaps() {
    return moves.single() ? 0 : moves.moves().getFirst().heaps();
  }

  /** The names of the arguments after the heaps. */
  List<String> given() {
    return moves.given();
  }

  /** The letter for a set among them. */
  Optional<String> set() {
    return moves.set();
  }

  /** The function, after those that it calls; empty when a letter in the rules has no bound that a loop can state. */
  Optional<String> text(TargetLanguage code) {
    return new Writer(code).program();
  }

  /** The parameters of a function after its first, each preceded by a comma. */
  static String parameters(TargetLanguage code, List<String> given, Optional<String> set) {
    return given.stream().map(name -> ", " + switch (code) {
      case JAVA -> set.filter(name::equals).isPresent() ? "long[] " + name : "long " + name;
      case CPP -> set.filter(name::equals).isPresent() ? "const " + STATE + "& " + name : "long long " + name;
      case PYTHON -> name;
    }).collect(Collectors.joining());
  }

  private final class Writer {
    private final TargetLanguage code;
    private final CodeLines out;
    private final Set<HelperFunction> helpers = EnumSet.noneOf(HelperFunction.class);

    Writer(TargetLanguage code) {
      this.code = code;
      this.out = new CodeLines(code);
    }

    Optional<String> program() {
      if (!(hasValues() ? table() : search()))
        return Optional.empty();
      return Optional.of(Stream.concat(helpers.stream().map(helper -> helper.text(code)), Stream.of(out.toString()))
          .collect(Collectors.joining("\n")));
    }

    private String parameters() {
      return PlainProgram.parameters(code, given(), set());
    }

    private String arguments() {
      return given().stream().map(", "::concat).collect(Collectors.joining());
    }

    /**
     * Declares what is kept between calls for the same given numbers and set.
     *
     * @param type  of the table, in the language's words
     * @param start the table at first
     */
    private void outside(String type, String start) {
      switch (code) {
        case JAVA -> out.add(given().isEmpty() ? "static final " + type + " table = " + start + ";"
            : "static final Map<String, " + type + "> tables = new HashMap<>();");
        case PYTHON -> out.add(given().isEmpty() ? "table = " + start : "tables = {}");
        case CPP -> {
        }
      }
    }

    private void inside(String type, String start) {
      if (code == TargetLanguage.CPP && given().isEmpty())
        out.add("static " + type + " table" + (start.isEmpty() ? "" : " = " + start) + ";");
      if (given().isEmpty())
        return;
      String numbers = String.join(", ", moves.numbers());
      switch (code) {
        case JAVA -> out.add("String key = " + Stream.concat(moves.numbers().stream(),
            set().stream().map(set -> "Arrays.toString(" + set + ")"))
            .collect(Collectors.joining(" + \" \" + ", "\"\" + ",
                ";")),
            type + " table = tables.computeIfAbsent(key, none -> " + start + ");");
        case CPP -> {
          out.add("static std::map<" + STATE + ", " + type + "> tables;", STATE + " key = {" + numbers + "};");
          set().ifPresent(set -> out.add("key.insert(key.end(), " + set + ".begin(), " + set + ".end());"));
          out.add(type + "& table = tables[key];");
          if (!start.isEmpty())
            out.add("if (table.empty()) table = " + start + ";");
        }
        case PYTHON -> out.add("table = tables.setdefault((" + Stream.concat(moves.numbers().stream(),
            set().stream().map(set -> "tuple(" + set + ")")).map(part -> part + ",").collect(Collectors.joining(" "))
            + "), " + start + ")");
      }
    }

    private boolean write(WrittenMove move, List<String> heaps, Consumer<List<String>> each) {
      var loops = new MoveCode(code, move, heaps, set());
      boolean written = loops.write(out, each);
      helpers.addAll(loops.helpers());
      return written;
    }

    private boolean table() {
      String type = switch (code) {
        case JAVA -> "List<Integer>";
        case CPP -> STATE;
        case PYTHON -> "";
      };
      String start = switch (code) {
        case JAVA -> "new ArrayList<>(List.of(0))";
        case CPP -> "{0}";
        case PYTHON -> "[0]";
      };
      out.comment("The nim-value of a heap: the mex of its options, in a table of all smaller heaps.")
          .comment("A first call takes as many steps as all heaps up to that size have moves.");
      outside(type, start);
      out.open(switch (code) {
        case JAVA -> "static long g(long size" + parameters() + ")";
        case CPP -> "long long g(long long size" + parameters() + ")";
        case PYTHON -> "def g(size" + parameters() + ")";
      });
      inside(type, start);
      switch (code) {
        case JAVA ->
          out.open("for (long heap = table.size(); heap <= size; heap++)").add("BitSet seen = new BitSet();");
        case CPP -> out.open("for (long long heap = table.size(); heap <= size; heap++)")
            .add(STATE + " seen;");
        case PYTHON -> out.open("for heap in range(len(table), size + 1)").add("seen = set()");
      }
      for (WrittenMove move : moves.moves())
        if (!write(move, List.of("heap"), this::see))
          return false;
      switch (code) {
        case JAVA -> out.add("table.add(seen.nextClearBit(0));").close().add("return table.get((int) size);").close();
        case CPP -> out.add("std::sort(seen.begin(), seen.end());", "long long mex = 0;",
            "for (long long value : seen) mex += value == mex;", "table.push_back(mex);").close()
            .add("return table[size];").close();
        case PYTHON -> out.add("mex = 0").open("while mex in seen").add("mex += 1").close().add("table.append(mex)")
            .close().add("return table[size]").close();
      }
      return true;
    }

    private void see(List<String> results) {
      String value = results.stream().map(result -> switch (code) {
        case JAVA -> "table.get((int) (" + result + "))";
        case CPP, PYTHON -> "table[" + result + "]";
      }).collect(Collectors.joining(" ^ "));
      out.add(switch (code) {
        case JAVA -> "seen.set(" + value + ");";
        case CPP -> "seen.push_back(" + value + ");";
        case PYTHON -> "seen.add(" + value + ")";
      });
    }

    private boolean search() {
      normal();
      if (moves.anyOrder())
        orders();
      if (!options())
        return false;
      String type = switch (code) {
        case JAVA -> "Map<List<Long>, Boolean>";
        case CPP -> "std::map<" + STATE + ", bool>";
        case PYTHON -> "";
      };
      String start = switch (code) {
        case JAVA -> "new HashMap<>()";
        case CPP -> "";
        case PYTHON -> "{}";
      };
      out.comment("Whether the player to move loses, found by a search of the positions that can be reached.")
          .comment("A first call takes as many steps as all these positions have moves.");
      outside(type, start);
      boolean normal = play == Convention.NORMAL;
      switch (code) {
        case JAVA -> {
          out.open("static boolean lost(long[] heaps" + parameters() + ")");
          inside(type, start);
          out.add("List<Long> start = normal(heaps);", "Deque<List<Long>> stack = new ArrayDeque<>(List.of(start));")
              .open("while (!stack.isEmpty())")
              .add("List<Long> at = stack.pop();", "if (table.containsKey(at)) continue;",
                  "boolean win = false;", "List<List<Long>> open = new ArrayList<>();",
                  "List<List<Long>> options = options(at" + arguments() + ");")
              .open("for (List<Long> option : options)")
              .add("if (!table.containsKey(option)) open.add(option);", "else if (table.get(option)) win = true;")
              .close()
              .open("if (win || open.isEmpty())")
              .add("table.put(at, " + (normal ? "!win" : "!win && !options.isEmpty()") + ");").close()
              .open("else").add("stack.push(at);", "for (List<Long> option : open) stack.push(option);").close().close()
              .add("return table.get(start);").close();
        }
        case CPP -> {
          out.open("bool lost(const " + STATE + "& heaps" + parameters() + ")");
          inside(type, start);
          out.add(STATE + " start = normal(heaps);", "std::vector<" + STATE + "> stack = {start};")
              .open("while (!stack.empty())").add(STATE + " at = stack.back();")
              .open("if (table.count(at))").add("stack.pop_back();", "continue;").close()
              .add("bool win = false;", "std::vector<" + STATE + "> open;",
                  "std::vector<" + STATE + "> all = options(at" + arguments() + ");")
              .open("for (const " + STATE + "& option : all)").add("auto found = table.find(option);",
                  "if (found == table.end()) open.push_back(option);", "else if (found->second) win = true;")
              .close()
              .add("if (win || open.empty()) table[at] = " + (normal ? "!win" : "!win && !all.empty()") + ";",
                  "else stack.insert(stack.end(), open.begin(), open.end());")
              .close()
              .add("return table[start];").close();
        }
        case PYTHON -> {
          out.open("def lost(heaps" + parameters() + ")");
          inside(type, start);
          out.add("start = normal(heaps)", "stack = [start]").open("while stack").add("at = stack.pop()")
              .open("if at in table").add("continue").close().add("all = options(at" + arguments() + ")",
                  "unknown = [option for option in all if option not in table]",
                  "win = any(table.get(option) for option in all)")
              .open("if win or not unknown")
              .add("table[at] = not win" + (normal ? "" : " and len(all) > 0")).close().open("else")
              .add("stack.append(at)", "stack.extend(unknown)").close().close().add("return table[start]").close();
        }
      }
      return true;
    }

    /** The function that turns heaps into the position that is looked up. */
    private void normal() {
      boolean sorted = moves.single() || moves.anyOrder();
      boolean filled = moves.single();
      switch (code) {
        case JAVA -> out.open("static List<Long> normal(long... heaps)")
            .add("return Arrays.stream(heaps)" + (filled ? ".filter(n -> n > 0)" : "") + (sorted ? ".sorted()" : "")
                + ".boxed().toList();")
            .close();
        case CPP -> {
          out.open(STATE + " normal(" + STATE + " heaps)");
          if (filled)
            out.add("heaps.erase(std::remove(heaps.begin(), heaps.end(), 0), heaps.end());");
          if (sorted)
            out.add("std::sort(heaps.begin(), heaps.end());");
          out.add("return heaps;").close();
        }
        case PYTHON -> out.open("def normal(heaps)").add("return tuple("
            + (sorted ? "sorted(" : "") + (filled ? "n for n in heaps if n > 0" : "heaps") + (sorted ? "))" : ")"))
            .close();
      }
    }

    private void orders() {
      switch (code) {
        case JAVA -> out.open("static void orders(long[] heaps, int from, List<long[]> out)")
            .add("if (from == heaps.length) out.add(heaps.clone());")
            .open("for (int i = from; i < heaps.length; i++)")
            .add("long first = heaps[i];", "heaps[i] = heaps[from];", "heaps[from] = first;",
                "orders(heaps, from + 1, out);", "heaps[from] = heaps[i];", "heaps[i] = first;")
            .close().close();
        case CPP -> out.open("std::vector<" + STATE + "> orders(" + STATE + " heaps)")
            .add("std::vector<" + STATE + "> all;", "std::sort(heaps.begin(), heaps.end());",
                "do all.push_back(heaps); while (std::next_permutation(heaps.begin(), heaps.end()));", "return all;")
            .close();
        case PYTHON -> out.add("from itertools import permutations");
      }
    }

    /** The function that lists the positions to which a move leads. */
    private boolean options() {
      switch (code) {
        case JAVA -> out.open("static List<List<Long>> options(List<Long> heaps" + parameters() + ")")
            .add("List<List<Long>> all = new ArrayList<>();");
        case CPP -> out.open("std::vector<" + STATE + "> options(const " + STATE + "& heaps" + parameters() + ")")
            .add("std::vector<" + STATE + "> all;");
        case PYTHON -> out.open("def options(heaps" + parameters() + ")").add("all = []");
      }
      int inner = out.depth();
      boolean written = moves.single() ? oneHeap() : severalHeaps();
      out.closeTo(inner);
      out.add(code == TargetLanguage.PYTHON ? "return all" : "return all;").close();
      return written;
    }

    private boolean oneHeap() {
      switch (code) {
        case JAVA -> out.open("for (int place = 0; place < heaps.size(); place++)")
            .add("long heap = heaps.get(place);");
        case CPP -> out.open("for (std::size_t place = 0; place < heaps.size(); place++)")
            .add("long long heap = heaps[place];");
        case PYTHON -> out.open("for place, heap in enumerate(heaps)");
      }
      for (WrittenMove move : moves.moves())
        if (!write(move, List.of("heap"), this::replaced))
          return false;
      return true;
    }

    private void replaced(List<String> results) {
      String left = String.join(", ", results);
      switch (code) {
        case JAVA -> {
          List<String> places = new ArrayList<>();
          for (int i = 1; i < results.size(); i++)
            places.add("to[heaps.size() + " + (i - 1) + "] = " + results.get(i) + ";");
          out.add("long[] to = new long[heaps.size() + " + (results.size() - 1) + "];",
              "for (int other = 0; other < heaps.size(); other++) to[other] = heaps.get(other);",
              "to[place] = " + results.getFirst() + ";");
          places.forEach(out::add);
          out.add("all.add(normal(to));");
        }
        case CPP -> out.add(STATE + " to = heaps;", "to.erase(to.begin() + place);",
            STATE + " left = {" + left + "};", "to.insert(to.end(), left.begin(), left.end());",
            "all.push_back(normal(to));");
        case PYTHON -> out.add("all.append(normal(heaps[:place] + heaps[place + 1:] + (" + left + ",)))");
      }
    }

    private boolean severalHeaps() {
      boolean any = moves.anyOrder();
      switch (code) {
        case JAVA -> {
          out.add("long[] given = heaps.stream().mapToLong(Long::longValue).toArray();");
          if (any)
            out.add("List<long[]> orders = new ArrayList<>();", "orders(given, 0, orders);")
                .open("for (long[] at : orders)");
          else
            out.add("long[] at = given;");
        }
        case CPP -> {
          if (any)
            out.open("for (const " + STATE + "& at : orders(heaps))");
          else
            out.add("const " + STATE + "& at = heaps;");
        }
        case PYTHON -> {
          if (any)
            out.open("for at in permutations(heaps)");
          else
            out.add("at = heaps");
        }
      }
      for (WrittenMove move : moves.moves())
        if (!write(move, IntStream.range(0, move.heaps()).mapToObj(i -> "at[" + i + "]").toList(), this::reached))
          return false;
      return true;
    }

    private void reached(List<String> results) {
      String left = String.join(", ", results);
      out.add(switch (code) {
        case JAVA -> "all.add(normal(" + left + "));";
        case CPP -> "all.push_back(normal({" + left + "}));";
        case PYTHON -> "all.append(normal((" + left + ")))";
      });
    }
  }
}
