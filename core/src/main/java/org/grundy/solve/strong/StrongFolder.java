package org.grundy.solve.strong;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.effort.Budget;
import org.grundy.file.CheckedFolder;
import org.grundy.game.Position;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.solve.engine.Question;
import org.grundy.solve.key.Mixer;
import org.grundy.solve.key.PositionKeys;
import org.grundy.value.Convention;
import org.grundy.value.Player;

/**
 * A strong solution in a folder, in two files for each tier: its keys, written when all are found, and its results, written
 * when it is solved. So a search that was stopped goes on after the last file; the same solution always has the same bytes.
 * A manifest says what the solution is of. Reading checks every byte, and then the system decides which parts are in memory.
 *
 * <p>All numbers are little endian. {@code tier-NN.keys}: the number of keys, an int, and the two parts of the {@link KeySet}.
 * {@code tier-NN.results}: for each key the number of moves to the end plus 1, or 0 where play is drawn; then, if nim-values
 * are known, for each key its nim-value plus 1. These are bytes, or shorts for games that do not describe their moves. Each file ends with the CRC-32C, an int, of the first four lines of the manifest, the file's name
 * and the rest of the file. {@value CheckedFolder#MANIFEST} is text; its fifth line comes when all is solved:
 *
 * <pre>{@code
 * Grundy strong solution 1
 * position  clobber xo/ox
 * play      normal
 * rules     SHA-256 of the moves on the board and of how positions are numbered
 * positions 9
 * checksum  CRC-32C of the lines above
 * }</pre>
 */
public final class StrongFolder {
  private static final String FIRST_LINE = "Grundy strong solution 1";
  private static final int HEAD_LINES = 4;
  private static final String WRITER = "strong --out";
  /** Keys that are checked between two looks at it. */
  private static final int OFTEN = 1 << 12;

  private final Path folder;
  private final Question question;
  private final PositionKeys keys;
  private final Budget budget;
  private final CheckedFolder files;

  private StrongFolder(Path folder, Question question, Budget budget) {
    this.folder = folder;
    this.question = question;
    this.keys = StrongSearch.keys(question.position());
    this.budget = budget;
    String head = FIRST_LINE + "\n" + CheckedFolder.line("position", question.position().text())
        + CheckedFolder.line("play", play(question)) + CheckedFolder.line("rules", keys.digest(budget));
    this.files = new CheckedFolder(folder, head, budget);
  }

  private static String play(Question question) {
    return question.convention().name().toLowerCase(Locale.ROOT);
  }

  /**
   * Opens a folder for a search to write; makes it if there is none. Throws as {@link #checked} and {@link #begin} do.
   *
   * @param budget of reading and writing
   */
  public static StrongFolder create(Path folder, Question question, Budget budget) throws IOException {
    StrongFolder created = checked(folder, question, budget);
    created.begin();
    return created;
  }

  /**
   * A folder that a search may write once it {@link #begin begins}. Until then, nothing is written.
   *
   * @param budget of reading and writing
   * @throws BadInput when the folder holds another solution, or its manifest is damaged, or as {@link StrongSearch#of}
   */
  public static StrongFolder checked(Path folder, Question question, Budget budget) throws IOException {
    var checked = new StrongFolder(folder, question, budget);
    if (CheckedFolder.hasManifest(folder))
      checked.checkHead(manifest(folder));
    return checked;
  }

  /**
   * Makes the folder and its manifest, unless they are there.
   *
   * @throws IOException when they cannot be made
   */
  public void begin() throws IOException {
    files.begin();
  }

  /**
   * Reads the solution in a folder.
   *
   * @param reader reads a position as the manifest names it
   * @throws BadInput when there is none, it is not complete, it is damaged, or the game's rules have changed since
   * @throws org.grundy.effort.BudgetSpent when the budget ends before every file is checked
   */
  public static StrongSolution read(Path folder, Function<String, Position> reader, Budget budget) throws IOException {
    List<String> lines = manifest(folder);
    String position = CheckedFolder.value(folder, lines, 1, "position");
    String play = CheckedFolder.value(folder, lines, 2, "play");
    Convention convention = switch (play) {
      case "normal" -> Convention.NORMAL;
      case "misere" -> Convention.MISERE;
      default -> throw CheckedFolder.damagedManifest(folder);
    };
    StrongFolder opened;
    try {
      opened = new StrongFolder(folder, new Question(reader.apply(position), convention), budget);
    } catch (BadInput bad) {
      throw BadInput.because("{0} holds the solution of {1}: {2}", folder.toString(), position, bad.sentence());
    }
    opened.checkHead(lines);
    if (lines.size() == HEAD_LINES)
      throw BadInput.because("the solution in {0} is not complete; solve {1} with {2} again to complete it",
          folder.toString(), position, "--out");
    return opened.solution(CheckedFolder.value(folder, lines, HEAD_LINES, "positions"));
  }

  private StrongSolution solution(String positions) throws IOException {
    var tiers = new ArrayList<Tier>();
    for (int number = 0; number < keys.tiers(); number++) {
      KeySet set = keys(number).orElseThrow(missing(number, "keys"));
      tiers.add(results(number, set).orElseThrow(missing(number, "results")));
    }
    var solution = new StrongSolution(question, keys, tiers);
    boolean whole = Long.toString(solution.positions()).equals(positions);
    for (Player mover : Player.values())
      whole &= solution.entry(question.position(), mover).isPresent();
    if (!whole)
      throw CheckedFolder.damagedManifest(folder);
    if (!keys.drops() && !solution.agreesWithRules(budget))
      throw otherRules(question.position().text());
    return solution;
  }

  private Supplier<BadInput> missing(int tier, String kind) {
    return () -> BadInput.because("{0} is missing", folder.resolve(name(tier, kind)).toString());
  }

  private static List<String> manifest(Path folder) throws IOException {
    List<String> lines = CheckedFolder.manifest(folder, FIRST_LINE, WRITER);
    if (lines.size() != HEAD_LINES && lines.size() != HEAD_LINES + 1)
      throw CheckedFolder.damagedManifest(folder);
    return lines;
  }

  /** Checks that a manifest is of this solution. */
  private void checkHead(List<String> lines) {
    if (files.hasHead(lines))
      return;
    String position = CheckedFolder.value(folder, lines, 1, "position");
    String play = CheckedFolder.value(folder, lines, 2, "play");
    if (position.equals(question.position().text()) && play.equals(play(question)))
      throw otherRules(position);
    throw BadInput.because("{0} holds another solution: {1}, {2}", folder.toString(), position,
        Phrase.of(play.equals("misere") ? "misere play" : "normal play"));
  }

  private BadInput otherRules(String position) {
    return BadInput.because("{0} holds the solution of {1} under other rules", folder.toString(), position);
  }

  /** Whether some part of a solution is there, from which the same search goes on. */
  public boolean isBegun() {
    return files.has(name(keys.tiers() - 1, "keys"));
  }

  private static String name(int tier, String kind) {
    return "tier-%s%d.%s".formatted(tier < 10 ? "0" : "", tier, kind);
  }

  /** The keys of a tier; empty when they are not written yet. */
  Optional<KeySet> keys(int tier) throws IOException {
    String file = name(tier, "keys");
    Optional<MemorySegment> content = files.read(file);
    if (content.isEmpty())
      return Optional.empty();
    MemorySegment bytes = content.get();
    int size = bytes.byteSize() < Integer.BYTES ? -1 : bytes.get(KeySet.INTS, 0);
    if (size < 0 || size > KeySet.MOST || bytes.byteSize() != Integer.BYTES + KeySet.bytes(size, keys.bits()))
      throw files.damaged(file);
    KeySet set = KeySet.of(size, keys.bits(), bytes.asSlice(Integer.BYTES));
    if (!set.isWellFormed() || !areOf(tier, set))
      throw files.damaged(file);
    return Optional.of(set);
  }

  private boolean areOf(int tier, KeySet set) {
    var mixer = new Mixer(keys.bits());
    KeySet.Cursor cursor = set.new Cursor(0);
    for (int index = 0; index < set.size(); index++) {
      if (index % OFTEN == 0)
        budget.charge(1);
      long key = mixer.key(cursor.next());
      if (!keys.isPosition(key) || keys.tier(key) != tier)
        return false;
    }
    return true;
  }

  /** Writes the keys of a tier; what it returns is in the file, and no longer reserved. */
  KeySet keep(int tier, KeySet set) throws IOException {
    MemorySegment size = MemorySegment.ofArray(new byte[Integer.BYTES]);
    size.set(KeySet.INTS, 0, set.size());
    files.write(name(tier, "keys"), List.of(size, set.starts(), set.lows()));
    budget.release(KeySet.bytes(set.size(), keys.bits()));
    return keys(tier).orElseThrow();
  }

  /** The results of a tier; empty when it is not solved yet. */
  Optional<Tier> results(int tier, KeySet set) throws IOException {
    String file = name(tier, "results");
    Optional<MemorySegment> content = files.read(file);
    if (content.isEmpty())
      return Optional.empty();
    boolean valued = StrongSolution.isValued(question);
    long size = set.size();
    long column = keys.width() * size;
    if (content.get().byteSize() != (valued ? 2 : 1) * column)
      throw files.damaged(file);
    var results = new Tier(set, new Column(content.get().asSlice(0, column), keys.width()),
        new Column(content.get().asSlice(column), keys.width()));
    int most = keys.drops() ? tier + 1 : results.ends().most();
    if (!results.ends().isWithin(question.position().loopy() ? 0 : 1, most) || !results.values().isWithin(1, most))
      throw files.damaged(file);
    return Optional.of(results);
  }

  /** Writes the results of a tier; what it returns is in the file, and no longer reserved. */
  Tier keep(int number, Tier tier) throws IOException {
    files.write(name(number, "results"), List.of(tier.ends().bytes(), tier.values().bytes()));
    budget.release(tier.ends().bytes().byteSize() + tier.values().bytes().byteSize());
    return results(number, tier.keys()).orElseThrow();
  }

  /** Marks the solution as complete. */
  public void complete(long positions) throws IOException {
    files.writeManifest(CheckedFolder.line("positions", Long.toString(positions)));
  }
}
