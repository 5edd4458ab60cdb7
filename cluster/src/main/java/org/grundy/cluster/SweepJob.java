package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.file.CheckedFolder;
import org.grundy.file.WholeFile;
import org.grundy.game.heap.OctalCode;
import org.grundy.octal.FamilyRows;
import org.grundy.octal.RowSearch;
import org.grundy.octal.Sweep;
import org.grundy.phrase.Phrase;

/**
 * A sweep by rounds: each code that has no row yet gets an equal share of work, 64 times as large as in the round before,
 * and codes for which it is not enough keep their values in files. Codes that got least far begin first, so that at the end
 * of a round no core waits long for another. The rows of a round are a stage.
 */
final class SweepJob {
  static final String PARQUET = "codes.parquet";
  private static final String TABLE = "table";
  /** The rows of rounds, until the table has all. */
  private static final String STAGES = "stages";
  /** The values of codes without a row. */
  private static final String VALUES = "values";
  /** The most tasks for each part: codes take different times, so a core that is done with some takes others. */
  private static final int TASKS = 16;

  private final JavaSparkContext spark;
  private final Stages stages;
  private final long to;
  private final long firstShare;
  private final int tasks;
  private final List<OctalCode> codes;
  private final FamilyRows form;
  private final JobFolder job;
  private final Path folder;
  private final Map<OctalCode, Sweep.Row> known = new HashMap<>();
  private final Pace pace = new Pace();

  /**
   * @param firstShare the steps for each code in the first round
   * @throws org.grundy.phrase.BadInput when the family is malformed, or the folder holds another job
   */
  SweepJob(JavaSparkContext spark, Stages stages, Job.Sweep what, Cluster.Place place, long firstShare)
      throws IOException {
    this.spark = spark;
    this.stages = stages;
    this.to = what.to();
    this.firstShare = firstShare;
    this.tasks = place.parts() * TASKS;
    this.codes = Sweep.family(what.family());
    this.form = SweepTask.form(codes, to);
    this.job = JobFolder.open(place.folder(), what.text());
    if (!job.isBegun())
      CheckedFolder.refuse(place.folder(), "job " + what.text());
    this.folder = place.folder().toAbsolutePath();
  }

  void run() throws IOException {
    job.begin();
    for (Written file : job.files())
      if (!file.isWhole(folder))
        throw job.damaged(file);
    if (!job.has(TABLE)) {
      long share = firstShare;
      for (int round = 0; known.size() < codes.size(); round++) {
        String stage = "round-%02d".formatted(round);
        if (!job.has(stage))
          take(stage, share);
        learn(stage);
        share = RowSearch.more(RowSearch.more(share)); // all cores wait at the end of a round, so rounds are few
      }
      write();
    }
    job.forget(stage -> !stage.equals(TABLE));
    job.delete(STAGES);
    job.delete(VALUES);
  }

  /** Gives each code without a row a share of work, and records the rows that this is enough for. */
  private void take(String stage, long share) throws IOException {
    var task = new SweepTask(to, folder.resolve(VALUES).toString(), share);
    var kept = new HashMap<OctalCode, Long>();
    for (OctalCode code : codes)
      if (!known.containsKey(code))
        kept.put(code, RowSearch.kept(folder.resolve(VALUES), code));
    List<String> left = codes.stream().filter(kept::containsKey).sorted(Comparator.comparing(kept::get))
        .map(OctalCode::toString).toList();
    JavaRDD<String> lines = spark.parallelize(dealt(left), Math.min(left.size(), tasks))
        .mapPartitions(some -> TaskFailure.orSentence(() -> task.lines(some).iterator()));
    var how = new Reached(more -> Phrase.of("{0} of {1} codes", known.size() + more, codes.size()), pace);
    List<String> rows = stages.run(stage, how, lines, _ -> 1);
    Path file = file(stage);
    Files.createDirectories(file.resolveSibling(""));
    WholeFile.write(file, form.file(rows.stream().sorted().map(this::row).toList()));
    job.complete(stage, List.of(Written.of(folder, folder.relativize(file).toString(), rows.size())));
  }

  /** The codes in such an order that each task has some of the first and some of the last. */
  private List<String> dealt(List<String> left) {
    int hands = Math.min(left.size(), tasks);
    return IntStream.range(0, hands).boxed()
        .flatMap(hand -> IntStream.iterate(hand, i -> i < left.size(), i -> i + hands).mapToObj(left::get)).toList();
  }

  private Path file(String stage) {
    return folder.resolve(STAGES).resolve(stage + ".csv");
  }

  private Sweep.Row row(String line) {
    return form.keptRow(line).orElseThrow(() -> new IllegalStateException(line));
  }

  /** Takes in the rows of a complete round, and deletes the values that they make needless. */
  private void learn(String stage) throws IOException {
    for (Sweep.Row row : form.read(file(stage))) {
      known.put(row.code(), row);
      RowSearch.forget(folder.resolve(VALUES), row.code());
    }
  }

  private void write() throws IOException {
    List<Sweep.Row> rows = codes.stream().map(known::get).toList();
    WholeFile.write(folder.resolve(Job.Sweep.TABLE), form.file(rows));
    Path aside = folder.resolve(STAGES).resolve(PARQUET);
    new ParquetRows<Sweep.Row>(schema(), SweepJob::put).write(aside, into -> {
      for (Sweep.Row row : rows)
        into.row(row);
    });
    Files.move(aside, folder.resolve(PARQUET), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    job.complete(TABLE,
        List.of(Written.of(folder, PARQUET, rows.size()), Written.of(folder, Job.Sweep.TABLE, rows.size())));
  }

  private static MessageType schema() {
    var schema = Types.buildMessage().required(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType())
        .named("code");
    for (String column : List.of("period", "from", "gain", "maximum", "rares", "lastrare", "mask", "known"))
      schema.optional(PrimitiveTypeName.INT64).named(column);
    return schema.named("row");
  }

  /** As in a line, with no number where the values of all heaps are known. */
  private static void put(Sweep.Row row, RecordConsumer into) {
    into.startField("code", 0);
    into.addBinary(Binary.fromString(row.code().toString()));
    into.endField("code", 0);
    row.period().ifPresent(law -> {
      put(into, "period", 1, law.period());
      put(into, "from", 2, law.from());
      put(into, "gain", 3, law.gain());
    });
    row.maximum().ifPresent(greatest -> put(into, "maximum", 4, greatest));
    row.rares().ifPresent(few -> {
      put(into, "rares", 5, few.count());
      put(into, "lastrare", 6, few.last());
      put(into, "mask", 7, few.mask());
    });
    if (row.period().isEmpty())
      put(into, "known", 8, row.known());
  }

  private static void put(RecordConsumer into, String column, int index, long number) {
    into.startField(column, index);
    into.addLong(number);
    into.endField(column, index);
  }
}
