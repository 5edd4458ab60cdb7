package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A whole program around the function of a rule: it reads cases as contests write them, and prints a word for each: who
 * wins, the player who moves first or the second one.
 */
public final class WholeProgram {
  /** What a program prints when the player to move wins, and when that player loses. */
  public static final List<String> WORDS = List.of("first", "second");

  private final TargetLanguage code;
  private final CaseLayout layout;
  private final String first;
  private final String second;

  /** @param words for a win of the player to move, and for a loss */
  public WholeProgram(TargetLanguage code, CaseLayout layout, List<String> words) {
    this.code = code;
    this.layout = layout;
    this.first = words.get(0);
    this.second = words.get(1);
  }

  /** The program for what was found; empty where there is no rule to write. */
  public Optional<String> of(Findings found) {
    List<String> letters = found instanceof LetterConjecture lettered
        ? lettered.names().subList(1, lettered.names().size()) : List.of();
    return found.program(code).map(function -> switch (code) {
      case PYTHON -> python(function, wins(found), letters);
      case JAVA -> java(function, wins(found), letters);
      case CPP -> cpp(function, wins(found), letters);
    });
  }

  /** The body of a function of the heaps that says whether the player to move wins. */
  private List<String> wins(Findings found) {
    return switch (found) {
      case Conjecture conjecture when conjecture.found().isPresent() -> sum("n");
      case Conjecture _ -> List.of(code.back("lost(heaps[0]) == 0"));
      case LetterConjecture lettered -> sum(String.join(", ", lettered.names()));
      case PPositionConjecture several -> List.of(code.back(not("lost(" + IntStream.range(0, several.heaps())
          .mapToObj(i -> "heaps[" + i + "]").collect(Collectors.joining(", ")) + ")")));
      case MisereConjecture _ -> List.of(code.back(not("lost(heaps)")));
    };
  }

  private String not(String condition) {
    return (code == TargetLanguage.PYTHON ? "not " : "!") + condition;
  }

  /** The nim-sum of the heaps is not 0. */
  private List<String> sum(String arguments) {
    return switch (code) {
      case PYTHON -> List.of("total = 0", "for n in heaps:", "    total ^= g(" + arguments + ")", "return total != 0");
      case JAVA -> List.of("long sum = 0;", "for (long n : heaps) sum ^= g(" + arguments + ");", "return sum != 0;");
      case CPP ->
        List.of("long long sum = 0;", "for (long long n : heaps) sum ^= g(" + arguments + ");", "return sum != 0;");
    };
  }

  private static String indented(int by, List<String> lines) {
    return lines.stream().flatMap(String::lines).map(line -> line.isEmpty() ? line : " ".repeat(by) + line)
        .collect(Collectors.joining("\n"));
  }

  private static String more(List<String> letters, String type) {
    return letters.stream().map(letter -> ", " + type + letter).collect(Collectors.joining());
  }

  private String python(String function, List<String> wins, List<String> letters) {
    var main = new ArrayList<String>();
    if (layout.row()) {
      main.add("numbers = iter(map(int, sys.stdin.read().split()))");
      main.add("for _ in range(" + (layout.counted() ? "next(numbers)" : "1") + "):");
      main.add("    count = next(numbers)");
      letters.forEach(letter -> main.add("    " + letter + " = next(numbers)"));
      main.add("    heaps = [next(numbers) for _ in range(count)]");
    } else {
      String lines = "sys.stdin.read().split(\"\\n\")";
      main.add("lines = " + (letters.isEmpty() ? lines : "[line for line in " + lines + " if line.strip()]"));
      main.add("for line in " + (layout.counted() ? "lines[1:1 + int(lines[0])]" : "lines[:1]") + ":");
      main.add("    heaps = [int(n) for n in line.split()]");
      letters.reversed().forEach(letter -> main.add("    " + letter + " = heaps.pop()"));
    }
    main.add("    print(\"" + first + "\" if wins(heaps" + more(letters, "") + ") else \"" + second + "\")");
    return "import sys\n\n" + function + "\ndef wins(heaps" + more(letters, "") + "):\n" + indented(4, wins) + "\n\n"
        + String.join("\n", main);
  }

  private String java(String function, List<String> wins, List<String> letters) {
    var main = new ArrayList<String>();
    String numbers = layout.row() ? "in" : "line";
    main.add("Scanner in = new Scanner(new BufferedInputStream(System.in));");
    if (layout.counted())
      main.add("long cases = " + (layout.row() ? "in.nextLong();" : "Long.parseLong(in.nextLine().strip());"));
    main.add(layout.counted() ? "while (cases-- > 0) {" : "{");
    if (layout.row()) {
      main.add("  int count = in.nextInt();");
      letters.forEach(letter -> main.add("  long " + letter + " = in.nextLong();"));
      main.add("  long[] heaps = new long[count];");
      main.add("  for (int i = 0; i < count; i++) heaps[i] = " + numbers + ".nextLong();");
    } else {
      main.add("  String line = in.nextLine().strip();");
      main.add("  long[] heaps = line.isEmpty() ? new long[0]");
      main.add("      : Arrays.stream(line.split(\" +\")).mapToLong(Long::parseLong).toArray();");
      if (!letters.isEmpty())
        main.add(
            "  if (heaps.length < " + letters.size() + ") " + (layout.counted() ? "{ cases++; continue; }" : "return;")
                + " // an empty line");
      for (String letter : letters.reversed()) {
        main.add("  long " + letter + " = heaps[heaps.length - 1];");
        main.add("  heaps = Arrays.copyOf(heaps, heaps.length - 1);");
      }
    }
    main.add("  System.out.println(wins(heaps" + more(letters, "") + ") ? \"" + first + "\" : \"" + second + "\");");
    main.add("}");
    return "import java.io.*;\nimport java.util.*;\n\npublic class Main {\n" + indented(2, List.of(function))
        + "\n  static boolean wins(long[] heaps" + more(letters, "long ") + ") {\n" + indented(4, wins)
        + "\n  }\n  public static void main(String[] args) {\n" + indented(4, main) + "\n  }\n}";
  }

  private String cpp(String function, List<String> wins, List<String> letters) {
    var main = new ArrayList<String>();
    if (!layout.row())
      main.add("std::string line;");
    main.add("long long cases = 1;");
    if (layout.counted())
      main.add(layout.row() ? "std::cin >> cases;" : "if (std::getline(std::cin, line)) cases = std::stoll(line);");
    main.add("while (cases-- > 0" + (layout.row() ? ")" : " && std::getline(std::cin, line))") + " {");
    if (layout.row()) {
      main.add("  std::size_t count;");
      letters.forEach(letter -> main.add("  long long " + letter + ";"));
      main.add("  std::cin >> count" + letters.stream().map(" >> "::concat).collect(Collectors.joining()) + ";");
      main.add("  std::vector<long long> heaps(count);");
      main.add("  for (long long& n : heaps) std::cin >> n;");
    } else {
      main.add("  std::istringstream numbers(line);");
      main.add("  std::vector<long long> heaps;");
      main.add("  for (long long n; numbers >> n;) heaps.push_back(n);");
      if (!letters.isEmpty())
        main.add("  if (heaps.size() < " + letters.size() + ") { cases++; continue; }  // an empty line");
      for (String letter : letters.reversed()) {
        main.add("  long long " + letter + " = heaps.back();");
        main.add("  heaps.pop_back();");
      }
    }
    main.add("  std::cout << (wins(heaps" + more(letters, "") + ") ? \"" + first + "\" : \"" + second
        + "\") << \"\\n\";");
    main.add("}");
    String includes = List.of("algorithm", "cstdlib", "iostream", "sstream", "string", "vector").stream()
        .map(name -> "#include <" + name + ">\n").collect(Collectors.joining());
    return includes + "\n" + function + "\nbool wins(const std::vector<long long>& heaps" + more(letters, "long long ")
        + ") {\n" + indented(2, wins) + "\n}\nint main() {\n" + indented(2, main) + "\n}";
  }
}
