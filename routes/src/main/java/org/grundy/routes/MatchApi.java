package org.grundy.routes;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.catalog.Catalog;
import org.grundy.draw.ReportLatex;
import org.grundy.draw.ReportText;
import org.grundy.draw.TextOptions;
import org.grundy.effort.Budget;
import org.grundy.explain.AnswerDocument;
import org.grundy.explain.Depth;
import org.grundy.explain.Explainer;
import org.grundy.explain.MoveWords;
import org.grundy.explain.Report;
import org.grundy.explain.Voice;
import org.grundy.game.Move;
import org.grundy.game.MoveText;
import org.grundy.game.Position;
import org.grundy.game.Scoring;
import org.grundy.game.Touch;
import org.grundy.game.TouchResult;
import org.grundy.number.Bits;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.play.Match;
import org.grundy.play.Opponent;
import org.grundy.play.Replay;
import org.grundy.play.ReplayDocument;
import org.grundy.play.Standing;
import org.grundy.solve.Reply;
import org.grundy.solve.Solver;
import org.grundy.solve.engine.Question;
import org.grundy.solve.engine.Table;
import org.grundy.value.Player;
import org.grundy.wire.AnswerJson;
import org.grundy.wire.DocumentJson;
import org.grundy.wire.MatchRequestJson;
import org.grundy.wire.MatchStateJson;
import org.grundy.wire.ReportJson;
import org.grundy.wire.TouchJson;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Matches and positions: the board, touches, the computer's moves, judgements and explanations. */
final class MatchApi {
  private static final int MOST_WINNING = 500;

  private final List<Table> tables;

  /** @param tables looked up before anything is computed */
  MatchApi(List<Table> tables) {
    this.tables = List.copyOf(tables);
  }

  /** The match as it stands. */
  static ObjectNode state(RequestData asked, Budget budget) {
    MatchRequestJson.Request request = asked.match(budget);
    TouchableMoves.check(request.match().now(), request.match().mover(), budget);
    return MatchStateJson.of(request, asked.voice(), budget);
  }

  /** The result of the touches. If they do not fit together, the last one starts a new move. */
  static ObjectNode touch(RequestData asked, Budget budget) {
    MatchRequestJson.Request request = asked.match(budget);
    Voice voice = asked.voice();
    Position now = request.match().now();
    Player mover = request.match().mover();
    TouchableMoves.check(now, mover, budget);
    List<Touch> all = request.touches();
    TouchResult<Position> together = now.touched(mover, all, budget);
    if (!(together instanceof TouchResult.Refused<Position>) || all.size() < 2)
      return MatchStateJson.of(now, mover, all, together, voice);
    List<Touch> last = List.of(all.getLast());
    return MatchStateJson.of(now, mover, last, now.touched(mover, last, budget), voice);
  }

  /** The computer's move, and the match after it. */
  ObjectNode reply(RequestData asked, Budget budget) {
    MatchRequestJson.Request request = asked.match(budget);
    Voice voice = asked.voice();
    Match match = request.match();
    if (match.over())
      throw BadInput.because("{0}: there is no move left", match.now().text());
    TouchableMoves.check(match.now(), match.mover(), budget);
    Position from = match.now();
    Budget thinking = most(budget);
    var opponent = new Opponent(() -> new Solver(thinking, tables), request.level(), random(request));
    Opponent.Choice choice = opponent.choose(match);
    thinking.releaseAll();
    Move move = choice.move();
    match.play(move.to());
    String text = MoveText.of(from, move);
    var moves = Stream.concat(request.moves().stream(), Stream.of(text)).toList();
    var after = new MatchRequestJson.Request(match, moves, request.you(), List.of(), request.level(), request.seed(),
        request.full());
    ObjectNode document = MatchStateJson.of(after, voice, budget);
    document.put("move", text).put("words", voice.say(said(from, move))).put("guessed", choice.guessed())
        .set("touches", TouchJson.of(move.touches()));
    return document;
  }

  /** Most of what is left of a budget, so that what was found can still be told. */
  private static Budget most(Budget budget) {
    long work = budget.workLeft();
    return budget.part(work == Long.MAX_VALUE ? work : work / 8 * 7)
        .withTime(budget.timeLeft().dividedBy(8).multipliedBy(7));
  }

  /** The move as its player would say it: {@code take 3}, {@code play c2 d2}. */
  private static Phrase said(Position from, Move move) {
    Phrase brief = MoveWords.brief(from, move);
    return MoveWords.takes(from, move) ? brief : Phrase.of("play {0}", brief);
  }

  /** Random choices depend only on the seed and the number of moves played, so that a link replays the same way. */
  private static RandomGenerator random(MatchRequestJson.Request request) {
    return new Random(Bits.scattered(request.seed() * 1_000_003 + request.match().positions().size()));
  }

  /** The match judged move by move, with a summary when it is over. */
  ObjectNode review(RequestData asked, Budget budget) {
    MatchRequestJson.Request request = asked.match(budget);
    Replay replay = Replay.of(request.match(), new Solver(budget, tables));
    ObjectNode document = DocumentJson.of(new ReplayDocument(replay, List.of()), asked.voice());
    new MatchSummary(replay, request.you(), asked.voice()).put(document);
    return document;
  }

  /** What each move of the player to move comes to, as far as time allows. */
  ObjectNode moves(RequestData asked, Budget budget) {
    MatchRequestJson.Request request = asked.match(budget);
    TouchableMoves.check(request.match().now(), request.match().mover(), budget);
    return new MoveResults(request.match(), new Solver(budget, tables)).document(request.full());
  }

  /** Who wins, and why: for the position that the touches lead to, else for the one on the board. */
  ObjectNode answer(RequestData asked, Budget budget) {
    return answer(asked.match(budget), asked.voice(), new Solver(budget, tables), budget);
  }

  /** The same with what every move comes to, for a position that takes long. */
  Route.Work think(RequestData asked, Budget reading) {
    MatchRequestJson.Request request = MatchRequestJson.read(asked.text("match"), Catalog.standard(), reading);
    return Route.Work.of(budget -> {
      var solver = new Solver(budget, tables);
      ObjectNode document = answer(request, asked.voice(), solver, budget);
      document.set("results", new MoveResults(request.match(), solver).document(request.full()));
      return document;
    });
  }

  private static ObjectNode answer(MatchRequestJson.Request request, Voice voice, Solver solver, Budget budget) {
    Considered considered = Considered.of(request, budget);
    Reply reply = solver.solve(considered.question);
    ObjectNode document = AnswerJson.of(reply, AnswerDocument.Detail.STANDARD.atMost(MOST_WINNING).withTouches());
    if (reply instanceof Reply.Answer answer)
      document.set("report", new ReportJson(voice).of(considered.report(solver, request, answer)));
    return document;
  }

  /** The same reasons as a text, or with {@code as=latex} as a piece of a document. */
  ObjectNode written(RequestData asked, Budget budget) {
    MatchRequestJson.Request request = asked.match(budget);
    String as = asked.text("as");
    if (!as.equals("text") && !as.equals("latex"))
      throw BadInput.expected(Phrase.verbatim("as"), Phrase.verbatim("text, latex"), as);
    Considered considered = Considered.of(request, budget);
    var solver = new Solver(budget, tables);
    Reply reply = solver.solve(considered.question);
    if (reply instanceof Reply.GaveUp gaveUp)
      throw gaveUp.end();
    var document = new AnswerDocument(reply, () -> considered.report(solver, request, reply.answer()),
        AnswerDocument.Detail.STANDARD);
    TextOptions options = TextOptions.of(asked.voice());
    List<String> lines = as.equals("latex") ? ReportLatex.fragment(document, options)
        : ReportText.lines(document, options.withUnicode());
    return JsonNodeFactory.instance.objectNode().put("schema", 1).put("text",
        lines.stream().map(line -> line.stripTrailing() + "\n").collect(Collectors.joining()));
  }

  /** The position that the touches of a request lead to, else the one on the board, and who moves there. */
  private record Considered(Question question, Player mover, long lead) {
    static Considered of(MatchRequestJson.Request request, Budget budget) {
      Position now = request.match().now();
      Player mover = request.match().mover();
      Optional<Position> reached = request.touches().isEmpty() ? Optional.empty()
          : MatchStateJson.reached(now.touched(mover, request.touches(), budget));
      long[] leads = request.match().leads();
      long lead = leads[leads.length - 1];
      return new Considered(new Question(reached.orElse(now), request.match().convention()),
          reached.isPresent() ? mover.opponent() : mover,
          reached.isPresent() ? Math.addExact(lead, Scoring.lead(now, mover, reached.get())) : lead);
    }

    /** The report, in a match that is decided by points with those made so far. */
    Report report(Solver solver, MatchRequestJson.Request request, Reply.Answer answer) {
      Report report = explainer(solver, request).report(answer);
      boolean over = question.position().moves(mover, _ -> false);
      return Standing.of(report, lead, answer.worth(), mover, over);
    }

    private Explainer explainer(Solver solver, MatchRequestJson.Request request) {
      return request.full() ? Explainer.ofEverything(solver, List.of(mover))
          : new Explainer(solver, false, Depth.PLAN, List.of(mover));
    }
  }
}
