package org.grundy.solve.region;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.grundy.effort.Budget;
import org.grundy.file.CheckedFolder;
import org.grundy.game.Ruleset;
import org.grundy.phrase.BadInput;
import org.grundy.value.shortgame.ShortGames;

/**
 * The values of regions in a folder, in three files for each tier: its regions ({@link RegionKeys}), written when all are
 * found; its values, that is the number of each region's form; and the forms that lower tiers do not have ({@link FormList}).
 * So a search that was stopped goes on after the last tier; the same values always have the same bytes. {@value
 * CheckedFolder#MANIFEST} is text; its fifth line comes when all regions are found, the last two when all have values:
 *
 * <pre>{@code
 * Grundy values of regions 1
 * game      domineering
 * regions   of at most 10 cells
 * rules     SHA-256 of the moves and of how regions are written
 * tiers     11
 * count     6473
 * forms     1234
 * checksum  CRC-32C of the lines above
 * }</pre>
 */
public final class RegionFolder {
  private static final String FIRST_LINE = "Grundy values of regions 1";
  /** As messages name what writes such folders. */
  private static final String WRITER = "table --out";
  private static final int HEAD_LINES = 4;
  /** Regions of each tier whose values are compared with those that their moves give. */
  private static final int SAMPLE = 50;

  private final CheckedFolder files;
  private final RegionRules rules;
  private final RegionScope scope;
  private final Budget budget;

  private RegionFolder(Path folder, RegionRules rules, RegionScope scope, Budget budget) {
    this.rules = rules;
    this.scope = scope;
    this.budget = budget;
    this.files = new CheckedFolder(folder, FIRST_LINE + "\n" + CheckedFolder.line("game", rules.game().name())
        + CheckedFolder.line("regions", scope.text())
        + CheckedFolder.line("rules", rules.digest()), budget);
  }

  /**
   * Opens a folder to write; makes it if there is none. Throws as {@link #check}, {@link #begin} and {@link
   * RegionRules#of} do.
   *
   * @param budget of reading and writing
   */
  public static RegionFolder create(Path folder, Ruleset<?> game, RegionScope scope, Budget budget) throws IOException {
    var created = new RegionFolder(folder, RegionRules.of(game, scope.layout()), scope, budget);
    created.check();
    created.begin();
    return created;
  }

  /**
   * Checks that these values may be written, and writes nothing.
   *
   * @throws BadInput when the folder holds other values, or its manifest is damaged
   */
  public void check() throws IOException {
    if (CheckedFolder.hasManifest(files.path()))
      checkHead(manifest(files.path()));
  }

  /**
   * Makes the folder and its manifest, unless they are there.
   *
   * @throws IOException when they cannot be made
   */
  public void begin() throws IOException {
    files.begin();
  }

  /** A folder that need not be checked, or is to be checked later; nothing is read or written yet. */
  public static RegionFolder opened(Path folder, RegionRules rules, RegionScope scope, Budget budget) {
    return new RegionFolder(folder, rules, scope, budget);
  }

  /** Whether a folder holds values of regions, complete or not. */
  public static boolean isAt(Path folder) throws IOException {
    return CheckedFolder.isOf(folder, FIRST_LINE);
  }

  /**
   * Reads the values in a folder: compares every byte with the checksums, and some values with those that the moves give.
   *
   * @param game reads the name of a game
   * @throws BadInput when there are none, they are not complete, they are damaged, or the game's rules have changed since
   * @throws org.grundy.effort.BudgetSpent when the budget ends before every file is checked
   */
  public static RegionTable read(Path folder, Function<String, Ruleset<?>> game, Budget budget) throws IOException {
    List<String> lines = manifest(folder);
    String name = CheckedFolder.value(folder, lines, 1, "game");
    RegionScope scope = RegionScope.parse(CheckedFolder.value(folder, lines, 2, "regions"))
        .orElseThrow(() -> CheckedFolder.damagedManifest(folder));
    RegionFolder opened;
    try {
      opened = new RegionFolder(folder, RegionRules.of(game.apply(name), scope.layout()), scope, budget);
    } catch (BadInput bad) {
      throw BadInput.because("{0} holds values of {1}: {2}", folder.toString(), name, bad.sentence());
    }
    opened.checkHead(lines);
    if (lines.size() != HEAD_LINES + 3)
      throw BadInput.because("the values in {0} are not complete; run the same command again to complete them",
          folder.toString());
    RegionTable table = opened.table(opened.tiers().orElseThrow(() -> CheckedFolder.damagedManifest(folder)), true);
    if (!CheckedFolder.value(folder, lines, HEAD_LINES + 1, "count").equals(Long.toString(table.regions()))
        || !CheckedFolder.value(folder, lines, HEAD_LINES + 2, "forms").equals(Integer.toString(table.forms())))
      throw CheckedFolder.damagedManifest(folder);
    if (!opened.agreesWithRules(table))
      throw BadInput.because("{0} contains values that contradict the rules of {1}", folder.toString(), name);
    return table;
  }

  private static List<String> manifest(Path folder) throws IOException {
    List<String> lines = CheckedFolder.manifest(folder, FIRST_LINE, WRITER);
    if (lines.size() < HEAD_LINES || lines.size() > HEAD_LINES + 3)
      throw CheckedFolder.damagedManifest(folder);
    return lines;
  }

  /** Checks that a manifest is of these values. */
  private void checkHead(List<String> lines) {
    if (files.hasHead(lines))
      return;
    String game = CheckedFolder.value(files.path(), lines, 1, "game");
    String regions = CheckedFolder.value(files.path(), lines, 2, "regions");
    if (game.equals(rules.game().name()) && regions.equals(scope.text()))
      throw BadInput.because("{0} holds values of {1} under other rules", files.path().toString(), game);
    throw BadInput.because("{0} holds other values: of {1}, {2}", files.path().toString(), game,
        BadInput.quoted(regions));
  }

  /** The table of the tiers below one. */
  RegionTable table(int tiers, boolean withCheck) throws IOException {
    var table = new RegionTable(rules, scope, files.path().toString());
    for (int tier = 0; tier < tiers; tier++)
      read(table, withCheck);
    return table;
  }

  /** Whether some values of each tier, evenly spread, are those that the moves give. */
  private boolean agreesWithRules(RegionTable table) {
    try (Budget.Scratch scratch = budget.scratch()) {
      var values = new ShortGames(scratch.budget());
      var known = new RegionValues(table, values);
      var evaluation = new RegionEvaluation(known, values);
      for (int tier = 0; tier < table.tiers(); tier++) {
        RegionTier of = table.tier(tier);
        int sample = Math.min(of.keys().size(), SAMPLE);
        for (long i = 0; i < sample; i++) {
          int place = (int) (i * of.keys().size() / sample);
          if (evaluation.value(of.keys().low(place), of.keys().high(place)) != known.handle(of.number(place)))
            return false;
        }
      }
      return true;
    }
  }

  public RegionRules rules() {
    return rules;
  }

  Budget budget() {
    return budget;
  }

  /** How many tiers have regions; empty until all regions are found. */
  Optional<Integer> tiers() throws IOException {
    List<String> lines = manifest(files.path());
    if (lines.size() == HEAD_LINES)
      return Optional.empty();
    String tiers = CheckedFolder.value(files.path(), lines, HEAD_LINES, "tiers");
    if (!tiers.matches("[0-9]{1,2}") || Integer.parseInt(tiers) > rules.tiers())
      throw CheckedFolder.damagedManifest(files.path());
    return Optional.of(Integer.parseInt(tiers));
  }

  /** Whether something is there from which the same search goes on. */
  public boolean isBegun() {
    return files.has(name(0, "regions"));
  }

  static String name(int tier, String kind) {
    return "tier-%s%d.%s".formatted(tier < 10 ? "0" : "", tier, kind);
  }

  /** Writes the regions of a tier, sorted. */
  void keep(int tier, RegionList sorted) throws IOException {
    files.write(name(tier, "regions"), RegionKeys.written(sorted, rules.wide()));
  }

  /** Marks the regions as complete. */
  void found(int tiers) throws IOException {
    files.writeManifest(CheckedFolder.line("tiers", Integer.toString(tiers)));
  }

  /** The regions of a tier. */
  RegionKeys keys(int tier, boolean withCheck) throws IOException {
    String file = name(tier, "regions");
    RegionKeys keys = RegionKeys.of(content(file, withCheck).orElseThrow(() -> missing(file)), rules.wide())
        .orElseThrow(() -> files.damaged(file));
    for (int i = 0; withCheck && i < keys.size(); i++)
      if (rules.tier(keys.low(i), keys.high(i)) != tier)
        throw files.damaged(file);
    return keys;
  }

  private Optional<MemorySegment> content(String file, boolean withCheck) throws IOException {
    return withCheck ? files.read(file) : files.readChecked(file);
  }

  private BadInput missing(String file) {
    return BadInput.because("{0} is missing", files.path().resolve(file).toString());
  }

  /** Whether a tier has its values. */
  boolean isValued(int tier) {
    return files.has(name(tier, "values"));
  }

  /** Writes the new forms of a tier and the numbers of its regions' forms, then adds the tier to a table. */
  void keep(RegionTable table, FormList added, int[] numbers) throws IOException {
    int tier = table.tiers();
    files.write(name(tier, "forms"), added.written());
    files.write(name(tier, "values"),
        List.of(RegionTier.written(numbers, Math.addExact(table.forms(), added.size()))));
    read(table, true);
  }

  /** Reads the next tier of a table. */
  void read(RegionTable table, boolean withCheck) throws IOException {
    int tier = table.tiers();
    String formFile = name(tier, "forms");
    FormList added = FormList.of(content(formFile, withCheck).orElseThrow(() -> missing(formFile)))
        .orElseThrow(() -> files.damaged(formFile));
    for (int place = 0; withCheck && place < added.size(); place++)
      if (!RegionForms.isWellFormed(added.get(place), table.forms() + place))
        throw files.damaged(formFile);
    String valueFile = name(tier, "values");
    table.add(added, RegionTier
        .of(keys(tier, withCheck), content(valueFile, withCheck).orElseThrow(() -> missing(valueFile)),
            Math.addExact(table.forms(), added.size()))
        .orElseThrow(() -> files.damaged(valueFile)));
  }

  /** Marks all as complete. */
  void complete(RegionTable table) throws IOException {
    files.writeManifest(CheckedFolder.line("tiers", Integer.toString(table.tiers()))
        + CheckedFolder.line("count", Long.toString(table.regions()))
        + CheckedFolder.line("forms", Integer.toString(table.forms())));
  }
}
