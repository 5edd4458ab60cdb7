package org.grundy.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.grundy.effort.BudgetSpent;
import org.grundy.effort.Spent;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.wire.CommandRequestJson;
import org.grundy.wire.CommandRequestJson.Cancel;
import org.grundy.wire.CommandRequestJson.Run;
import org.grundy.wire.CommandRequestJson.Unreadable;
import org.grundy.wire.Json;
import org.grundy.wire.ReplyJson;
import org.grundy.wire.ReplyJson.Kind;
import tools.jackson.databind.JsonNode;

/** Answers the requests of a program, one line each, in the order in which they are done. */
final class RequestDesk {
  /** The commands that go on until a person ends them, or a program ends its input. */
  private static final Set<String> ENDLESS = Set.of("play", "shell", "serve", "rpc", "mcp");
  private static final Set<String> HELP = Set.of("help", "--help", "--version");
  private static final long LOOK_MILLIS = 100;
  private static final long PATIENCE_MILLIS = 2000;

  private final PrintStream out;
  private final Voice voice;
  private final ExecutorService workers;
  private final Map<JsonNode, CommandRun> open = new ConcurrentHashMap<>();

  /**
   * @param voice  for complaints about lines that are no requests
   * @param atOnce how many commands run at once; others wait
   */
  RequestDesk(PrintStream out, Voice voice, int atOnce) {
    this.out = out;
    this.voice = voice;
    this.workers = Executors.newFixedThreadPool(atOnce, Thread.ofPlatform().daemon().name("request-", 0).factory());
  }

  /** Takes a line, and answers it now or later. */
  void take(String line) {
    switch (CommandRequestJson.read(line)) {
      case Unreadable(var id, var why) -> refuse(id, why);
      case Cancel(var id, var other) -> {
        Optional<CommandRun> run = Optional.ofNullable(open.get(other));
        run.ifPresent(CommandRun::cancel);
        write(new ReplyJson().id(id).status(Exit.ANSWERED).cancelled(run.isPresent()));
      }
      case Run(var id, var words) -> {
        var run = CommandRun.of(words);
        if (open.putIfAbsent(id, run) == null)
          workers.execute(() -> answer(id, words, run));
        else
          refuse(Optional.of(id), BadInput.because("request {0} has not been answered yet", id.toString()));
      }
    }
  }

  /** Answers a line that is no request. */
  void refuse(Optional<JsonNode> id, BadInput why) {
    var reply = new ReplyJson();
    id.ifPresent(reply::id);
    write(reply.status(Exit.BAD_INPUT).error(voice.say(why.sentence()), Kind.REQUEST));
  }

  /**
   * Waits for the open requests to be answered.
   *
   * @param heard whether the client still waits for the answers; if not, all are cancelled
   */
  void finish(BooleanSupplier heard) throws InterruptedException {
    workers.shutdown();
    while (!workers.awaitTermination(LOOK_MILLIS, TimeUnit.MILLISECONDS))
      if (!heard.getAsBoolean()) {
        open.values().forEach(CommandRun::cancel);
        workers.awaitTermination(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        return;
      }
  }

  private void answer(JsonNode id, List<String> words, CommandRun run) {
    ReplyJson reply;
    try {
      reply = reply(id, words, run);
    } catch (OutOfMemoryError _) {
      reply = new ReplyJson().id(id).status(Exit.BUDGET_SPENT).error(
          Languages.of(words).say("Not decided: out of memory; see {0}", "--memory"), Kind.LIMIT);
    }
    open.remove(id);
    write(reply);
  }

  private static ReplyJson reply(JsonNode id, List<String> words, CommandRun run) {
    Voice voice = Languages.of(words);
    Optional<Phrase> refused = refused(words);
    if (refused.isPresent())
      return new ReplyJson().id(id).status(Exit.BAD_INPUT).error(voice.say(refused.get()), Kind.INPUT);
    CommandRun.Ended ended = run.ended();
    ReplyJson reply = new ReplyJson().id(id).status(ended.status());
    Optional<JsonNode> document = words.contains("--json") ? document(ended.out()) : Optional.empty();
    Optional<String> said = document.flatMap(printed -> printed.path("error").optional("message"))
        .map(JsonNode::stringValue)
        .or(() -> Optional.of(ended.err().strip()).filter(text -> !text.isEmpty()))
        .or(() -> ended.status() != Exit.BUDGET_SPENT ? Optional.empty()
            : Optional.of(voice.say(limit(document, ended.time()))));
    if (ended.status() == Exit.ANSWERED)
      said.ifPresent(reply::note);
    else
      said.ifPresent(message -> reply.error(message, kind(ended.status(), run)));
    if (document.isEmpty() && !ended.out().isBlank())
      reply.text(ended.out());
    document.filter(printed -> !printed.has("error")).ifPresent(reply::answer);
    return reply;
  }

  private static Optional<Phrase> refused(List<String> words) {
    String command = words.getFirst();
    if (readsInput(words))
      return Optional.of(Phrase.of("{0} reads standard input, which requests do not have", "-"));
    if (ENDLESS.contains(command))
      return Optional.of(Phrase.of("{0} is interactive; run it in a terminal", command));
    return Main.commands().contains(command) || HELP.contains(command) ? Optional.empty()
        : Optional.of(UsageErrors.noCommand(command));
  }

  /** Whether a dash stands for standard input: it is no minus between two terms. */
  private static boolean readsInput(List<String> words) {
    int dash = words.indexOf("-");
    return dash == 1 || dash > 1 && (words.get(dash - 1).startsWith("--") || dash == words.size() - 1
        || words.get(dash + 1).startsWith("--"));
  }

  private static Optional<JsonNode> document(String text) {
    return text.startsWith("{") && text.lines().count() == 1 ? Optional.of(ReplyJson.printed(text)) : Optional.empty();
  }

  /** Which limit a document says was reached. */
  private static Phrase limit(Optional<JsonNode> document, Duration time) {
    return document.flatMap(printed -> printed.optional("gaveUp").or(() -> printed.optional("leftOut")))
        .map(end -> Stopped.undecided(
            BudgetSpent.Limit.valueOf(end.path("limit").stringValue().toUpperCase(Locale.ROOT)),
            new Spent(end.path("work").asLong(), time)))
        .orElseGet(() -> Phrase.of("Not decided: a limit was reached before the end."));
  }

  private static Kind kind(int status, CommandRun run) {
    return switch (status) {
      case Exit.REFUTED -> Kind.UNPROVED;
      case Exit.BAD_INPUT -> Kind.INPUT;
      case Exit.BUDGET_SPENT -> run.cancelled() ? Kind.CANCELLED : Kind.LIMIT;
      case Exit.UNWRITTEN -> Kind.WRITE;
      default -> Kind.DEFECT;
    };
  }

  /** Writes bytes, since JSON is UTF-8 whatever the terminal's characters are. */
  private void write(ReplyJson reply) {
    byte[] line = (Json.line(reply.document()) + "\n").getBytes(StandardCharsets.UTF_8);
    synchronized (out) {
      out.write(line, 0, line.length);
      out.flush();
    }
  }
}
