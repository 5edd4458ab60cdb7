package org.grundy.cli;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import org.grundy.batch.Cluster;
import org.grundy.batch.Job;
import org.grundy.catalog.Catalog;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.RegionsDocument;
import org.grundy.explain.StrongDocument;
import org.grundy.game.heap.OctalCode;
import org.grundy.octal.FamilyRows;
import org.grundy.octal.Sweep;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;
import org.grundy.phrase.Phrase;
import org.grundy.solve.region.RegionRules;
import org.grundy.solve.region.RegionScope;
import org.grundy.solve.region.RegionStarts;
import org.grundy.solve.region.RegionTable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs jobs on Spark. Their results lie in a folder, which needs no Spark to be read. */
@Command(name = "cluster", defaultValueProvider = ClusterCommand.Defaults.class,
    description = "Run large jobs on Apache Spark: on this machine, or on a cluster.",
    footer = {"", "Jobs:", "  strong GAME POSITION    Solve every reachable position.",
        "  sweep FAMILY            Find the period of every code of a family, such as 0.???.",
        "  boards GAME 1..4 1..6   Value every region that occurs on boards of these sizes.",
        "  show DIR                Print the result in a folder.", "", "Examples:",
        "  ./grundy cluster strong clobber 4x5 --out clobber",
        "  ./grundy cluster strong clobber 4x6 --out clobber --master spark://host:7077",
        "  ./grundy cluster sweep '0.???' --to 1e6 --out codes",
        "  ./grundy cluster boards domineering 1..5 1..5 --out regions", "  ./grundy cluster show clobber",
        "  ./grundy play clobber 4x5 --table clobber"})
final class ClusterCommand implements Callable<Integer> {
  private static final String MASTERS = "local(\\[([1-9]\\d{0,4}|\\*)\\])?|spark://\\S+:\\d+";
  private static final int LAST_HEAP = 10_000;
  private static final int MOST_PARTS = 1 << 16;
  /** Spark starts with 450 MB of the heap, of which the JVM keeps some for itself. */
  private static final long LEAST_MEMORY = 512L << 20;

  private final Console console;

  @Mixin private SharedOptions shared = new SharedOptions();

  @Parameters(paramLabel = "JOB", arity = "1..*",
      description = "A job and its arguments.") private List<String> words = new ArrayList<>();

  @Option(names = "--out", paramLabel = "DIR",
      description = "Folder for the result; after an interruption, the same command resumes.") private @Nullable Path out;

  @Option(names = "--master", paramLabel = "URL",
      description = "Spark master, such as spark://host:7077. Default: all cores of this machine.") private @Nullable String master;

  @Option(names = "--parts", paramLabel = "N", defaultValue = "16",
      description = "Number of parts to divide positions into, a power of two. Default: ${DEFAULT-VALUE}.") private String parts = "16";

  @Option(names = "--conf", paramLabel = "NAME=VALUE",
      description = "A Spark setting, such as spark.executor.cores=4.") private List<String> settings = new ArrayList<>();

  @Option(names = "--conf-file", paramLabel = "FILE",
      description = "File of Spark settings: a name and a value on each line.") private @Nullable Path settingsFile;

  @Option(names = "--to", paramLabel = "N",
      description = "Last heap of a sweep. Default: 1e4.") private @Nullable String to;

  @Mixin private Misere misere = new Misere();

  /** How far the job has come, once it has begun. */
  private volatile Optional<Phrase> reached = Optional.empty();

  ClusterCommand(Console console) {
    this.console = console;
  }

  /** Jobs run until they are done. */
  static final class Defaults implements IDefaultValueProvider {
    @Override
    public @Nullable String defaultValue(ArgSpec arg) {
      return arg instanceof OptionSpec option && option.longestName().equals("--time") ? SharedOptions.NO_LIMIT : null;
    }
  }

  @Override
  public Integer call() throws InterruptedException {
    if (words.getFirst().equals("show"))
      return show(shown(), shared.budget(console));
    Job job = job();
    checkMaster();
    checkMemory();
    if (out == null)
      throw BadInput.because("expected {0}, a folder for the result", "--out DIR");
    var place = new Cluster.Place(Optional.ofNullable(master), out, parts(), settings(), shared.rules());
    Optional<Cluster> cluster = ServiceLoader.load(Cluster.class).findFirst();
    return cluster.isPresent() ? run(cluster.get(), job, place) : restarted();
  }

  private Path shown() {
    if (words.size() != 2 || out != null)
      throw BadInput.because("expected {0}", "cluster show DIR");
    return Path.of(words.get(1));
  }

  private Job job() {
    List<String> rest = words.subList(1, words.size());
    return switch (words.getFirst()) {
      case "strong" -> strong(rest);
      case "sweep" -> sweep(rest);
      case "boards" -> boards(rest);
      case String other -> throw BadInput.because("expected one of the jobs {0}, found {1}; see {2}",
          "strong, sweep, boards, show", BadInput.quoted(other), Invocation.of("help cluster"));
    };
  }

  private Job strong(List<String> position) {
    if (to != null)
      throw BadInput.because("{0} does not work with {1}", "--to", "strong");
    if (position.isEmpty())
      throw BadInput.because("expected a game and a position");
    Catalog.Setup setup = shared.catalog(console).read(SharedOptions.position(position));
    return new Job.Strong(setup.position().text(), misere.convention(setup));
  }

  private Job sweep(List<String> family) {
    if (misere.given())
      throw BadInput.because("{0} does not work with {1}", "--misere", "sweep");
    if (family.size() != 1)
      throw BadInput.because("expected {0}", "cluster sweep FAMILY");
    Sweep.family(family.getFirst());
    return new Job.Sweep(family.getFirst(), to == null ? LAST_HEAP : SharedOptions.count("--to", to));
  }

  private Job boards(List<String> words) {
    if (misere.given() || to != null)
      throw BadInput.because("{0} does not work with {1}", misere.given() ? "--misere" : "--to", "boards");
    if (words.size() != 2 && words.size() != 3)
      throw BadInput.because("expected {0}", "cluster boards GAME ROWS COLUMNS");
    RegionScope.Boards boards = TableCommand.boards(words);
    Catalog catalog = shared.catalog(console);
    RegionRules.of(catalog.ruleset(words.getFirst()), boards.layout());
    RegionStarts.of(catalog, words.getFirst(), boards);
    return new Job.Boards(words.getFirst(), boards.ranges());
  }

  private void checkMaster() {
    if (master != null && !master.matches(MASTERS))
      throw BadInput.because("{0}: expected {1}, found {2}", "--master", "local[2], spark://host:7077",
          BadInput.quoted(master));
  }

  private int parts() {
    int number = SharedOptions.count("--parts", parts);
    if (Integer.bitCount(number) != 1 || number > MOST_PARTS)
      throw BadInput.because("{0}: expected a power of two up to {1}, found {2}", "--parts", MOST_PARTS, number);
    return number;
  }

  /** The settings; {@code --memory} is that of each worker, where there are others than this process. */
  private Map<String, String> settings() {
    var all = new LinkedHashMap<String, String>();
    shared.givenMemory().filter(_ -> !isHere()).ifPresent(size -> all.put("spark.executor.memory", size));
    if (settingsFile != null)
      all.putAll(SparkSettings.read(settingsFile));
    settings.forEach(setting -> {
      int end = setting.indexOf('=');
      if (end < 0 || !setting.startsWith(SparkSettings.PREFIX))
        throw BadInput.because("{0}: expected {1}, found {2}", "--conf", "spark.NAME=VALUE", BadInput.quoted(setting));
      all.put(setting.substring(0, end), setting.substring(end + 1));
    });
    return all;
  }

  private void checkMemory() {
    shared.givenMemory().filter(_ -> shared.memory() < LEAST_MEMORY).ifPresent(size -> {
      throw BadInput.because("{0}: expected at least {1}, found {2}", "--memory", (LEAST_MEMORY >> 20) + "m",
          BadInput.quoted(size));
    });
  }

  private boolean isHere() {
    return master == null || master.startsWith("local");
  }

  /** Runs the same command with Spark. */
  private int restarted() throws InterruptedException {
    if (!console.restart().possible())
      throw BadInput.because("jobs on Spark need a process of their own; run {0} in a terminal or a script", "cluster");
    var libraries = ClusterLibraries.installed(System.getenv());
    List<Path> jars = new ArrayList<>();
    console.limit().uncounted(() -> jars.addAll(libraries
        .ready(progress -> console.err().println(shared.voice().say(progress)))));
    // The library that writes Spark's log needs a module that a small runtime lacks.
    String log = ModuleFinder.ofSystem().find("java.desktop").isPresent()
        ? "org.apache.logging.slf4j.SLF4JServiceProvider"
        : "org.slf4j.nop.NOPServiceProvider";
    var flags = new ArrayList<>(List.of("--sun-misc-unsafe-memory-access=allow", "-Dslf4j.provider=" + log,
        "-Dslf4j.internal.verbosity=WARN"));
    flags.addAll(libraries.archive());
    shared.givenMemory().filter(_ -> isHere()).ifPresent(size -> flags.add("-Xmx" + size));
    try {
      return console.restart().with(jars, flags);
    } catch (IOException e) {
      throw BadInput.because("cannot run jobs on Spark: {0}", String.valueOf(e.getMessage()));
    }
  }

  private int run(Cluster cluster, Job job, Cluster.Place place) {
    Budget budget = shared.budget(console, () -> reached);
    console.limit().lift(); // the budget has it, and Spark takes a while to stop
    try {
      cluster.run(job, place, budget, how -> reached = Optional.of(how));
      return show(place.folder(), budget);
    } catch (BudgetSpent spent) {
      return spent(spent, place.folder());
    } catch (FileAlreadyExistsException _) {
      throw BadInput.because("{0}: expected a folder, found a file", place.folder().toString());
    } catch (IOException e) {
      throw RowFile.unwritten(place.folder(), e);
    }
  }

  private int spent(BudgetSpent spent, Path folder) {
    Phrase limit = spent.limit() == BudgetSpent.Limit.CANCELLED ? Phrase.of("The job was stopped.")
        : Stopped.undecided(spent);
    return shared.stopped(console, reached.isEmpty() ? limit
        : Phrase.of("{0} So far: {1}. Run the same command to resume from {2}.", limit,
            reached.get(), folder.toString()));
  }

  private int show(Path folder, Budget budget) {
    Optional<Job.Sweep> sweep;
    try {
      sweep = Job.Sweep.in(folder);
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", folder.toString());
    }
    Optional<RegionTable> regions = sweep.isPresent() ? Optional.empty()
        : TableOption.regions(folder, shared, console, budget);
    if (sweep.isPresent())
      print(sweep.get(), folder.resolve(Job.Sweep.TABLE));
    else if (regions.isPresent())
      shared.print(console, new RegionsDocument(regions.get()));
    else
      shared.print(console, new StrongDocument(TableOption.solution(folder, shared, console, budget), budget));
    if (!shared.json())
      shared.tellStats(console, budget);
    return Exit.ANSWERED;
  }

  private void print(Job.Sweep sweep, Path table) {
    List<OctalCode> codes = Sweep.family(sweep.family());
    List<Sweep.Row> rows = rows(new FamilyRows(codes, sweep.to(), Optional.of(",")), table);
    if (rows.size() != codes.size())
      throw incomplete(table);
    if (shared.json()) {
      shared.printFields(console, out -> Sweep.fields(out, sweep.family(), sweep.to(), codes, rows,
          _ -> OptionalLong.empty(), Optional.empty()));
      return;
    }
    var columns = new FamilyRows(codes, sweep.to(), Optional.empty());
    console.out().println(columns.header());
    rows.forEach(row -> console.out().println(columns.line(row)));
    console.out().println(shared.voice().say(FamilyTable.known(sweep.to())));
    console.out().println(shared.voice().say(FamilyTable.rare()));
  }

  private static List<Sweep.Row> rows(FamilyRows form, Path table) {
    try {
      return form.read(table);
    } catch (NoSuchFileException _) {
      throw incomplete(table);
    } catch (IOException _) {
      throw BadInput.because("cannot read {0}", table.toString());
    }
  }

  private static BadInput incomplete(Path table) {
    return BadInput.because("the sweep in {0} is not complete; run the same command again to complete it",
        table.resolveSibling("").toString());
  }
}
