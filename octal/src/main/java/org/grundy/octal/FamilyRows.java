package org.grundy.octal;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.grundy.game.heap.OctalCode;
import org.grundy.phrase.BadInput;

/** The rows of a family of codes as lines: with separators for programs, in columns for people. */
public final class FamilyRows {
  private static final List<String> COLUMNS = List.of("code", "period", "from", "gain", "maximum", "rares",
      "lastrare", "mask", "known");
  private static final int[] WIDTHS = {10, 9, 9, 6, 8, 8, 9, 10, 10};
  private static final String ALL = "all";
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,18}");

  private final Map<String, OctalCode> codes;
  private final long to;
  private final Optional<String> separator;

  /**
   * @param to        the last heap wanted for a code without a period
   * @param separator separates the fields; without one, they are aligned in columns
   */
  public FamilyRows(List<OctalCode> codes, long to, Optional<String> separator) {
    this.codes = codes.stream().collect(Collectors.toMap(OctalCode::toString, code -> code));
    this.to = to;
    this.separator = separator;
  }

  /** The names of the columns. */
  public String header() {
    return joined(COLUMNS);
  }

  /** The line of a row. */
  public String line(Sweep.Row row) {
    var fields = new ArrayList<>(List.of(row.code().toString()));
    row.period().ifPresentOrElse(
        law -> fields.addAll(List.of(text(law.period()), text(law.from()), text(law.gain()))),
        () -> fields.addAll(List.of("", "", "")));
    fields.add(row.maximum().isPresent() ? text(row.maximum().getAsLong()) : "");
    row.rares().ifPresentOrElse(
        few -> fields.addAll(List.of(text(few.count()), text(few.last()), mask(few))),
        () -> fields.addAll(List.of("", "", "")));
    fields.add(row.period().isPresent() ? ALL : text(row.known()));
    return joined(fields);
  }

  /** The line of a code that is not finished, with the heap reached so far. */
  public String unfinished(OctalCode code, OptionalLong reached) {
    return joined(
        List.of(code.toString(), "", "", "", "", "", "", "", (reached.isPresent() ? reached.getAsLong() : "") + "?"));
  }

  /** The header of a file; it has one more column, for the checksum. */
  public String keptHeader() {
    return header() + separator.orElseThrow() + "crc32c";
  }

  /** A row of a file. */
  public String keptLine(Sweep.Row row) {
    return checked(line(row));
  }

  /** The whole text of a file. */
  public String file(Collection<Sweep.Row> rows) {
    return rows.stream().map(row -> keptLine(row) + "\n").collect(Collectors.joining("", keptHeader() + "\n", ""));
  }

  /**
   * The rows of a file.
   *
   * @throws BadInput when the first line is not the header, or another is not a row of this family
   */
  public List<Sweep.Row> read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    if (!lines.isEmpty() && !lines.getFirst().equals(keptHeader()))
      throw damaged(file);
    return lines.stream().skip(1).map(line -> keptRow(line).orElseThrow(() -> damaged(file))).toList();
  }

  private static BadInput damaged(Path file) {
    return BadInput.because("{0} is damaged: its content does not match its checksum", file.toString());
  }

  /** The line with its checksum appended. */
  private String checked(String line) {
    var crc = new CRC32C();
    crc.update(line.getBytes(StandardCharsets.UTF_8));
    return "%s%s%08x".formatted(line, separator.orElseThrow(), crc.getValue());
  }

  /**
   * The row on a line of a file; empty unless it is of this family and its checksum is right. Without a period, its
   * values may be known up to another heap than is wanted.
   */
  public Optional<Sweep.Row> keptRow(String line) {
    int end = line.lastIndexOf(separator.orElseThrow());
    return end >= 0 && checked(line.substring(0, end)).equals(line) ? row(line.substring(0, end)) : Optional.empty();
  }

  private Optional<Sweep.Row> row(String line) {
    String[] fields = line.split(separator.orElseThrow(), -1);
    if (fields.length != COLUMNS.size() || !codes.containsKey(fields[0]))
      return Optional.empty();
    OctalCode code = codes.get(fields[0]);
    List<OptionalLong> numbers = List.of(fields).subList(1, 8).stream().map(FamilyRows::number).toList();
    boolean periodic = numbers.subList(0, 3).stream().allMatch(OptionalLong::isPresent);
    boolean grows = periodic && numbers.get(2).getAsLong() > 0;
    OptionalLong known = periodic ? OptionalLong.of(to) : number(fields[8]);
    Optional<RareHeaps> rares = rares(numbers.get(4), numbers.get(5), numbers.get(6));
    if (periodic && numbers.get(0).getAsLong() < 1 || numbers.get(3).isPresent() == grows || known.isEmpty()
        || grows && rares.isPresent())
      return Optional.empty();
    var row = new Sweep.Row(code, known.getAsLong(), periodic
        ? Optional.of(new Sweep.Period(numbers.get(1).getAsLong(), numbers.get(0).getAsLong(),
            numbers.get(2).getAsLong()))
        : Optional.empty(), numbers.get(3), rares);
    return line(row).equals(line) ? Optional.of(row) : Optional.empty();
  }

  /** For people, the bits of the mask. */
  private String mask(RareHeaps few) {
    return separator.isPresent() ? text(few.mask()) : Integer.toBinaryString(few.mask());
  }

  private static Optional<RareHeaps> rares(OptionalLong count, OptionalLong last, OptionalLong mask) {
    return count.isPresent() && last.isPresent() && mask.isPresent()
        ? Optional.of(new RareHeaps((int) mask.getAsLong(), count.getAsLong(),
            last.getAsLong()))
        : Optional.empty();
  }

  private static OptionalLong number(String field) {
    return NUMBER.matcher(field).matches() ? OptionalLong.of(Long.parseLong(field)) : OptionalLong.empty();
  }

  private static String text(long number) {
    return Long.toString(number);
  }

  private String joined(List<String> fields) {
    if (separator.isPresent())
      return String.join(separator.get(), fields);
    var line = new StringBuilder();
    for (int i = 0; i < fields.size(); i++) {
      String field = fields.get(i).isEmpty() ? "-" : fields.get(i);
      String space = " ".repeat(Math.max(1, WIDTHS[i] - field.length()));
      line.append(i == 0 ? field + space : space + field);
    }
    return line.toString().stripTrailing();
  }
}
