package org.grundy;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The house has one staircase: what each package of the library may know. */
class ArchitectureTest {
  /** Each may import those before it. */
  private static final List<String> LAYERS = List.of("phrase", "number", "effort", "file", "reason", "word", "value",
      "game", "catalog", "batch", "strategy", "solve", "explain", "calc", "play", "draw", "octal", "conjecture",
      "claim");
  /** Fewer classes than this mean that the rules looked in the wrong place. */
  private static final int FEWEST = 100;
  private static final String ROOT = "root";
  /** What engines share: positions and their values, what an engine is, and fast sequences of nim-values. */
  private static final String[] COMMON_TO_ENGINES = {"org.grundy.solve.arena", "org.grundy.solve.board",
      "org.grundy.solve.engine", "org.grundy.solve.key", "org.grundy.solve.region", "org.grundy.solve.sequence"};
  private static final String OCTAL = "org.grundy.octal";
  private static final String FAMILIES = "org.grundy.game.*..";
  /** The folder that holds all modules. */
  private static final Path HOME = Path.of("..");
  private static final Pattern PACKAGE = Pattern.compile("org\\.grundy[\\w.]*");
  private static final Pattern EXPORTED = Pattern.compile("exports ([\\w.]+);");
  /** What modules of Grundy use of one another in packages that programs see. */
  private static final Set<String> BETWEEN_MODULES = Set.of(
      "Automaton.<init>", "Automaton.ground", "AutomatonPPositions.<init>", "AutomatonPPositions.positions",
      "CertificateDocument.<init>", "CertificateDocument.fault", "CertificateDocument.of",
      "Computed.<init>", "CountDocument.<init>", "CountDocument.counting",
      "Computed.sequence", "Context.arena", "Context.nimbers", "Context.regions", "DecisionDocument.<init>",
      "DecisionDocument.asTheorem",
      "DecisionDocument.decision", "DecisionDocument.plan", "DecisionDocument.reached", "DecisionDocument.second",
      "GameProofDocument.<init>", "GameProofDocument.claim", "GameProofDocument.proof", "HeapSequence.computed",
      "Inquiry.ofLetters", "IteratesDocument.<init>", "IteratesDocument.morphism", "LetterConjecture.of",
      "LetterTable.<init>", "LetterTable.line", "SolutionsDocument.<init>", "SolutionsDocument.solutions",
      "StrongDocument.<init>",
      "RegionsDocument.<init>", "SearchEvidence.<init>", "SearchEvidence.use", "Solver.form",
      "StrategyDocument.<init>", "StrategyDocument.verdict", "Table.regions",
      "TwoHeapDocument.<init>", "TwoHeapDocument.table", "ValuedGame.value",
      "WordDocument.<init>", "WordDocument.morphism");
  private static final JavaClasses LIBRARY = new ClassFileImporter()
      .withImportOption(place -> !place.contains("/test-classes/") && !place.contains("/testing/"))
      .importPackages("org.grundy");

  @Test
  void importedClasses_areThoseOfTheLibrary() {
    assertThat(LIBRARY).hasSizeGreaterThan(FEWEST);
  }

  @Test
  void layers_importOnlyThoseBelow() {
    var house = layeredArchitecture().consideringOnlyDependenciesInLayers().withOptionalLayers(true);
    for (String layer : LAYERS)
      house.layer(layer).definedBy("org.grundy." + layer + "..");
    house.layer(ROOT).definedBy("org.grundy");
    house.whereLayer(LAYERS.getFirst()).mayNotAccessAnyLayer();
    for (int i = 1; i < LAYERS.size(); i++) {
      var below = new ArrayList<>(LAYERS.subList(0, i));
      if (LAYERS.get(i).equals("value"))
        below.remove("word");
      house.whereLayer(LAYERS.get(i)).mayOnlyAccessLayers(below.toArray(String[]::new));
    }
    house.check(LIBRARY);
  }

  @Test
  void everyClass_isInALayer() {
    var packages = new ArrayList<>(LAYERS.stream().map(layer -> "org.grundy." + layer + "..").toList());
    packages.add("org.grundy");
    classes().should().resideInAnyPackage(packages.toArray(String[]::new)).check(LIBRARY);
  }

  @Test
  void games_areUnknownToTheModelOfGames() {
    noClasses().that().resideInAPackage("org.grundy.game").should().dependOnClassesThat().resideInAPackage(FAMILIES)
        .allowEmptyShould(true).check(LIBRARY);
  }

  @Test
  void games_areUnknownOutsideTheCatalogue() {
    DescribedPredicate<JavaClass> concrete = DescribedPredicate.describe("are concrete",
        type -> !type.isInterface() && !type.getModifiers().contains(JavaModifier.ABSTRACT));
    noClasses().that().resideOutsideOfPackage(FAMILIES).and().doNotHaveFullyQualifiedName("org.grundy.catalog.Games")
        .should().dependOnClassesThat(
            resideInAPackage(FAMILIES).and(assignableTo("org.grundy.game.Ruleset")).and(concrete))
        .allowEmptyShould(true).check(LIBRARY);
  }

  /** Automata, conditions and the names of sums are what claims are written in; how the prover works is not. */
  @Test
  void secondChecks_useOnlyTheLanguageOfClaims() {
    String automata = "org\\.grundy\\.word\\.automaton\\.";
    noClasses().that().resideInAPackage("org.grundy.word.check").should().dependOnClassesThat(
        resideInAPackage("org.grundy.word.automaton").and(DescribedPredicate.not(DescribedPredicate.describe(
            "are part of claims",
            type -> type.getBaseComponentType().getName()
                .matches(automata + "(Dfa|Machine|LinearMachine|Product\\$.+|Symbols)")))))
        .check(LIBRARY);
    noClasses().that().resideInAPackage("org.grundy.word.check").should()
        .dependOnClassesThat(resideInAPackage("org.grundy.word.logic")).check(LIBRARY);
  }

  @Test
  void packages_formNoCycle() {
    slices().matching("org.grundy.(**)").should().beFreeOfCycles().check(LIBRARY);
  }

  @Test
  void engines_doNotKnowEachOther() {
    slices().matching("org.grundy.solve.(*)..").should().notDependOnEachOther()
        .ignoreDependency(alwaysTrue(), resideInAnyPackage(COMMON_TO_ENGINES))
        .check(LIBRARY);
  }

  /** Who prints, plays or draws asks a worth and need not know its kind; moves are ordered by canonical forms besides. */
  @Test
  void kindsOfWorth_areUnknownToWhoeverShowsThem() {
    DescribedPredicate<JavaClass> kinds = DescribedPredicate.describe("are kinds of worth",
        type -> type.isAssignableTo("org.grundy.value.Worth") && !type.isInterface());
    noClasses().that().resideInAnyPackage("org.grundy.explain..", "org.grundy.play..", "org.grundy.draw..").and()
        .doNotHaveFullyQualifiedName("org.grundy.explain.FormMoves").should().dependOnClassesThat(kinds).check(LIBRARY);
  }

  @Test
  void library_needsTheJdkAlone() {
    classes().that().resideOutsideOfPackage(OCTAL).should().onlyDependOnClassesThat()
        .resideInAnyPackage("org.grundy..", "org.jspecify.annotations", "java..", "javax.tools..")
        .check(LIBRARY);
  }

  /** The laboratory alone may use the Vector API; what it makes is found as a service. */
  @Test
  void octal_isKnownToNoOther() {
    noClasses().that().resideOutsideOfPackage(OCTAL).should().dependOnClassesThat().resideInAPackage(OCTAL)
        .check(LIBRARY);
  }

  @Test
  void library_printsNothing() {
    NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(LIBRARY);
  }

  @Test
  void everyPackage_isNullMarked() {
    assertThat(LIBRARY.stream().map(JavaClass::getPackage).distinct())
        .allSatisfy(subject -> assertThat(subject.isAnnotatedWith(NullMarked.class)).as(subject.getName()).isTrue());
  }

  @Test
  void nobodyCollectsGarbage() {
    noClasses().should().callMethod(System.class, "gc").orShould().callMethod(Runtime.class, "gc").check(LIBRARY);
  }

  @Test
  void programs_seeWhatTheGuideLists() throws IOException {
    String guide = Files.readString(HOME.resolve("docs/architecture.md"));
    String section = guide.substring(guide.indexOf("## What programs see")).split("(?m)^## ")[1];
    Set<String> listed = section.lines().filter(line -> line.startsWith("|")).flatMap(
        line -> PACKAGE.matcher(line).results().map(MatchResult::group)).collect(Collectors.toSet());
    assertThat(exported().keySet()).isEqualTo(listed);
  }

  @Test
  void exportedPackages_areDocumented() throws IOException {
    exported().forEach((name, sources) -> assertThat(sources.resolve(name.replace('.', '/') + "/package-info.java"))
        .content().startsWith("/**"));
  }

  /** A program can name whatever an exported class hands out or asks for. */
  @Test
  void exportedClasses_speakOfExportedOnesAlone() throws IOException {
    Set<String> exported = exported().keySet();
    Set<String> beyond = new TreeSet<>();
    for (JavaClass type : LIBRARY)
      if (exported.contains(type.getPackageName()) && isSeen(type))
        type.getMembers().stream().filter(ArchitectureTest::isSeen)
            .filter(member -> member.getAllInvolvedRawTypes().stream().map(JavaClass::getBaseComponentType)
                .anyMatch(t -> t.getPackageName().startsWith("org.grundy") && !exported.contains(t.getPackageName())))
            .forEach(member -> beyond.add(type.getSimpleName() + "." + member.getName()));
    assertThat(beyond).isEqualTo(BETWEEN_MODULES);
  }

  private static boolean isSeen(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC) && type.getEnclosingClass().map(ArchitectureTest::isSeen)
        .orElse(true);
  }

  private static boolean isSeen(JavaMember member) {
    return !member.getModifiers().contains(JavaModifier.SYNTHETIC)
        && (member.getModifiers().contains(JavaModifier.PUBLIC)
            || member.getModifiers().contains(JavaModifier.PROTECTED));
  }

  /** The packages that modules export to all, each with the folder of its module's sources. */
  private static Map<String, Path> exported() throws IOException {
    var exported = new TreeMap<String, Path>();
    try (Stream<Path> modules = Files.list(HOME)) {
      for (Path sources : modules.map(module -> module.resolve("src/main/java")).toList()) {
        Path declaration = sources.resolve("module-info.java");
        if (Files.exists(declaration))
          EXPORTED.matcher(Files.readString(declaration)).results()
              .forEach(found -> exported.put(found.group(1), sources));
      }
    }
    return exported;
  }
}
