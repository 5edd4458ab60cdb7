package org.grundy.conjecture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

  /**
   * The program for what was found, or one that follows the rules where no rule for all positions was found; empty where
   * there is neither.
   */
  public Optional<String> of(Inquiry.Answer answer) {
    Findings found = answer.found();
    Optional<PlainProgram> plain = answer.plain();
    List<String> letters = found instanceof LetterConjecture lettered
        ? lettered.names().subList(1, lettered.names().size()) : plain.map(PlainProgram::given).orElse(List.of());
    Optional<String> rule = found.program(code);
    Optional<String> rules = plain.flatMap(program -> program.text(code));
    // a rule for one losing heap says nothing about several
    boolean single = found instanceof Conjecture conjecture && conjecture.found().isEmpty();
    Optional<Body> body = rule.isPresent() && single && rules.isPresent()
        ? Optional.of(new Body(rule.get() + "\n" + rules.get(), alone(), 0))
        : rule.map(function -> new Body(function, wins(found), heaps(found)))
            .or(() -> rules.map(function -> byRules(function, plain.orElseThrow())));
    return body.map(of -> written(of, letters, plain.flatMap(PlainProgram::set)));
  }

  /** The program that follows the rules, whatever was found; empty when it cannot be written. */
  public Optional<String> byRules(Inquiry.Answer answer) {
    return answer.plain().flatMap(plain -> plain.text(code)
        .map(function -> written(byRules(function, plain), plain.given(), plain.set())));
  }

  private Body byRules(String function, PlainProgram plain) {
    return new Body(function, wins(plain), plain.heaps());
  }

  private static int heaps(Findings found) {
    return found instanceof PPositionConjecture several ? several.heaps() : 0;
  }

  private String written(Body body, List<String> letters, Optional<String> set) {
    return switch (code) {
      case PYTHON -> python(body, letters, set);
      case JAVA -> java(body, letters, set);
      case CPP -> cpp(body, letters, set);
    };
  }

  /**
   * What a program does with the heaps.
   *
   * @param function for one heap or for all, with its helper functions
   * @param wins     the body of a function of the heaps that says whether the player to move wins
   * @param heaps    how many every case has; 0 where it may have any number
   */
  private record Body(String function, List<String> wins, int heaps) {
  }

  /** One heap by its rule, several by their nim-values. */
  private List<String> alone() {
    String count = switch (code) {
      case JAVA -> "heaps.length == 1";
      case CPP -> "heaps.size() == 1";
      case PYTHON -> "len(heaps) == 1";
    };
    var lines = new ArrayList<>(List.of(code.when(count, code.back("lost(heaps[0]) == 0"))));
    lines.addAll(sum("n"));
    return lines;
  }

  private List<String> wins(PlainProgram plain) {
    String given = plain.given().stream().map(", "::concat).collect(Collectors.joining());
    return plain.hasValues() ? sum("n" + given) : List.of(code.back(not("lost(heaps" + given + ")")));
  }

  private List<String> wins(Findings found) {
    return switch (found) {
      case Conjecture conjecture when conjecture.found().isPresent() -> sum("n");
      case Conjecture _ -> List.of(code.back("lost(heaps[0]) == 0"));
      case LetterConjecture lettered -> sum(String.join(", ", lettered.names()));
      case PPositionConjecture several -> List.of(code.back(not("lost(" + IntStream.range(0, several.heaps())
          .mapToObj(i -> "heaps[" + i + "]").collect(Collectors.joining(", ")) + ")")));
      case MisereConjecture _ -> List.of(code.back(not("lost(heaps)")));
      case InputConjecture _, VectorConjecture _ -> throw new IllegalArgumentException("no rule is looked for");
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

  private static String arguments(List<String> letters) {
    return letters.stream().map(", "::concat).collect(Collectors.joining());
  }

  private static List<String> numbers(List<String> letters, Optional<String> set) {
    return letters.stream().filter(letter -> !set.equals(Optional.of(letter))).toList();
  }

  private String python(Body body, List<String> letters, Optional<String> set) {
    List<String> numbers = numbers(letters, set);
    var main = new ArrayList<String>();
    if (layout.row()) {
      main.add("numbers = iter(map(int, sys.stdin.read().split()))");
      main.add("for _ in range(" + (layout.counted() ? "next(numbers)" : "1") + "):");
      set.ifPresent(name -> main.add("    " + name + " = [next(numbers) for _ in range(next(numbers))]"));
      main.add("    count = next(numbers)");
      numbers.forEach(letter -> main.add("    " + letter + " = next(numbers)"));
      main.add("    heaps = [next(numbers) for _ in range(count)]");
    } else {
      String lines = "sys.stdin.read().split(\"\\n\")";
      main.add("lines = "
          + (body.heaps() + numbers.size() == 0 ? lines : "[line for line in " + lines + " if line.strip()]"));
      main.add("for line in " + (layout.counted() ? "lines[1:1 + int(lines[0])]" : "lines[:1]") + ":");
      main.add("    heaps = [int(n) for n in line.split()]");
      numbers.reversed().forEach(letter -> main.add("    " + letter + " = heaps.pop()"));
    }
    main.add("    print(\"" + first + "\" if wins(heaps" + arguments(letters) + ") else \"" + second + "\")");
    return "import sys\n\n" + body.function() + "\ndef wins(heaps" + arguments(letters) + "):\n"
        + indented(4, body.wins()) + "\n\n"
        + String.join("\n", main);
  }

  private String java(Body body, List<String> letters, Optional<String> set) {
    List<String> numbers = numbers(letters, set);
    var main = new ArrayList<String>();
    main.add("Scanner in = new Scanner(new BufferedInputStream(System.in));");
    if (layout.counted())
      main.add("long cases = " + (layout.row() ? "in.nextLong();" : "Long.parseLong(in.nextLine().strip());"));
    main.add(layout.counted() ? "while (cases-- > 0) {" : "{");
    if (layout.row()) {
      set.ifPresent(name -> {
        main.add("  long[] " + name + " = new long[in.nextInt()];");
        main.add("  for (int i = 0; i < " + name + ".length; i++) " + name + "[i] = in.nextLong();");
      });
      main.add("  int count = in.nextInt();");
      numbers.forEach(letter -> main.add("  long " + letter + " = in.nextLong();"));
      main.add("  long[] heaps = new long[count];");
      main.add("  for (int i = 0; i < count; i++) heaps[i] = in.nextLong();");
    } else {
      main.add("  String line = in.nextLine().strip();");
      main.add("  long[] heaps = line.isEmpty() ? new long[0]");
      main.add("      : Arrays.stream(line.split(\"\\\\s+\")).mapToLong(Long::parseLong).toArray();");
      int least = body.heaps() + numbers.size();
      if (least > 0)
        main.add(
            "  if (heaps.length < " + least + ") " + (layout.counted() ? "{ cases++; continue; }" : "return;")
                + " // an empty line");
      for (String letter : numbers.reversed()) {
        main.add("  long " + letter + " = heaps[heaps.length - 1];");
        main.add("  heaps = Arrays.copyOf(heaps, heaps.length - 1);");
      }
    }
    main.add("  System.out.println(wins(heaps" + arguments(letters) + ") ? \"" + first + "\" : \"" + second + "\");");
    main.add("}");
    return "import java.io.*;\nimport java.util.*;\n\npublic class Main {\n" + indented(2, List.of(body.function()))
        + "\n  static boolean wins(long[] heaps" + PlainProgram.parameters(code, letters, set) + ") {\n"
        + indented(4, body.wins())
        + "\n  }\n  public static void main(String[] args) {\n" + indented(4, main) + "\n  }\n}";
  }

  private String cpp(Body body, List<String> letters, Optional<String> set) {
    List<String> numbers = numbers(letters, set);
    var main = new ArrayList<String>();
    if (!layout.row())
      main.add("std::string line;");
    main.add("long long cases = 1;");
    if (layout.counted())
      main.add(layout.row() ? "std::cin >> cases;" : "if (std::getline(std::cin, line)) cases = std::stoll(line);");
    main.add("while (cases-- > 0" + (layout.row() ? ")" : " && std::getline(std::cin, line))") + " {");
    if (layout.row()) {
      main.add("  std::size_t count;");
      set.ifPresent(name -> {
        main.add("  std::cin >> count;");
        main.add("  std::vector<long long> " + name + "(count);");
        main.add("  for (long long& n : " + name + ") std::cin >> n;");
      });
      numbers.forEach(letter -> main.add("  long long " + letter + ";"));
      main.add("  std::cin >> count" + numbers.stream().map(" >> "::concat).collect(Collectors.joining()) + ";");
      main.add("  std::vector<long long> heaps(count);");
      main.add("  for (long long& n : heaps) std::cin >> n;");
    } else {
      main.add("  std::istringstream numbers(line);");
      main.add("  std::vector<long long> heaps;");
      main.add("  for (long long n; numbers >> n;) heaps.push_back(n);");
      int least = body.heaps() + numbers.size();
      if (least > 0)
        main.add("  if (heaps.size() < " + least + ") { cases++; continue; }  // an empty line");
      for (String letter : numbers.reversed()) {
        main.add("  long long " + letter + " = heaps.back();");
        main.add("  heaps.pop_back();");
      }
    }
    main.add("  std::cout << (wins(heaps" + arguments(letters) + ") ? \"" + first + "\" : \"" + second
        + "\") << \"\\n\";");
    main.add("}");
    String includes = Stream.of("algorithm", "cstdlib", "iostream", "map", "sstream", "string", "vector")
        .filter(name -> !name.equals("map") || body.function().contains("std::map"))
        .map(name -> "#include <" + name + ">\n").collect(Collectors.joining());
    return includes + "\n" + body.function() + "\nbool wins(const std::vector<long long>& heaps"
        + PlainProgram.parameters(code, letters, set)
        + ") {\n" + indented(2, body.wins()) + "\n}\nint main() {\n" + indented(2, main) + "\n}";
  }
}
