package org.grundy.browser;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.browser.jdk.CarriedFiles;
import org.grundy.effort.Budget;
import org.grundy.effort.BudgetSpent;
import org.grundy.explain.Voice;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;
import org.grundy.routes.Complaints;
import org.grundy.routes.Lane;
import org.grundy.routes.RequestData;
import org.grundy.routes.RequestLimits;
import org.grundy.routes.Route;
import org.grundy.routes.Routes;
import org.grundy.wire.Json;
import org.grundy.wire.JsonParser;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import tools.jackson.databind.JsonNode;

/**
 * The routes of the pages, for a worker of the browser: a request comes in as JSON, and its answer goes back as the text
 * that the server would send. One request is answered at a time; to cancel one, end the worker.
 */
public final class Engine {
  private static List<Route> routes = List.of();

  private Engine() {
  }

  /** What hears the events of an answer. */
  @JSFunctor
  @FunctionalInterface
  public interface Listener extends JSObject {
    /**
     * @param name     {@code progress}, the name of the answer, or {@code complaint}
     * @param document its data, JSON
     */
    void hear(String name, String document);
  }

  /**
   * The language in which requests will be answered; its files must be {@linkplain #carry given} before.
   *
   * @param chosen   a code, or nothing
   * @param accepted the languages of the browser, as in the header {@code Accept-Language}
   */
  @JSExport
  public static String language(String chosen, String accepted) {
    return RequestData.language(Optional.of(chosen), Optional.of(accepted)).code();
  }

  /**
   * Gives the files of a language.
   *
   * @param files their texts by their names, a JSON object
   */
  @JSExport
  public static void carry(String files) {
    for (var file : JsonParser.parse(files).properties())
      CarriedFiles.put(file.getKey(), file.getValue().stringValue());
  }

  /**
   * Begins.
   *
   * @param sentences the templates that the pages fill in, one a line
   */
  @JSExport
  public static void begin(String sentences) {
    routes = Routes.all(List.of(), sentences.lines().toList());
  }

  /**
   * Answers a request.
   *
   * @param text     an object with the fields {@code method}, {@code path}, {@code parameters} (by name), {@code body}
   *                 and {@code accepted}, the languages of the browser
   * @param listener hears one event, {@code answer} or {@code complaint}, or several if the route tells of its progress
   */
  @JSExport
  public static void answer(String text, Listener listener) {
    JsonNode sent = JsonParser.parse(text);
    String method = sent.path("method").stringValue();
    String path = sent.path("path").stringValue();
    Route route = routes.stream().filter(one -> one.method().name().equals(method) && fits(one.path(), path))
        .findFirst().orElseThrow(() -> new IllegalArgumentException(method + " " + path));
    Map<String, String> parameters = parameters(sent, route, path);
    Voice voice = RequestData.voice(Optional.ofNullable(parameters.get("lang")),
        Optional.of(sent.path("accepted").stringValue()));
    var request = new RequestData(method, path, parameters, sent.path("body").stringValue(), voice);
    try {
      switch (route) {
        case Route.Document document ->
          listener.hear("answer", document.writer().write(request, budget(document.lane())));
        case Route.Events events -> tell(events, request, listener);
      }
    } catch (BadInput bad) {
      listener.hear("complaint", Json.line(Complaints.of(bad, voice)));
    } catch (BudgetSpent spent) {
      complain(listener, Complaints.sentence(spent), voice);
    } catch (StackOverflowError _) {
      complain(listener, Complaints.DEEP, voice);
    } catch (OutOfMemoryError _) {
      complain(listener, Complaints.FULL, voice);
    } catch (RuntimeException | Error e) {
      if (isOverflow(e))
        complain(listener, Complaints.DEEP, voice);
      else {
        log(request.line() + "\n" + e);
        complain(listener, Complaints.DEFECT, voice);
      }
    }
  }

  /** Whether the script's own stack is full, which engines of scripts say in their own ways. */
  private static boolean isOverflow(Throwable e) {
    String said = e.toString();
    return said.contains("RangeError: Maximum call stack") || said.contains("InternalError: too much recursion");
  }

  /** The parameters by name; the end of the path is one of them where the route says so. */
  private static Map<String, String> parameters(JsonNode sent, Route route, String path) {
    Map<String, String> parameters = new HashMap<>();
    for (var parameter : sent.path("parameters").properties())
      parameters.put(parameter.getKey(), parameter.getValue().stringValue());
    int open = route.path().indexOf('{');
    if (open >= 0)
      parameters.put(route.path().substring(open + 1, route.path().length() - 1), path.substring(open));
    return Map.copyOf(parameters);
  }

  private static boolean fits(String pattern, String path) {
    int open = pattern.indexOf('{');
    return open < 0 ? pattern.equals(path)
        : path.startsWith(pattern.substring(0, open)) && path.indexOf('/', open) < 0;
  }

  private static Budget budget(Lane lane) {
    return Budget.unlimited().withTime(lane.most()).withMemory(RequestLimits.MEMORY);
  }

  private static void tell(Route.Events route, RequestData request, Listener listener) {
    Budget budget = budget(Lane.LABS);
    Route.Work work = route.question().read(request, budget);
    listener.hear(route.event(), Json.line(work.answer().apply(budget.withProgress(
        Route.Events.progress(() -> work, document -> listener.hear("progress", Json.line(document)))))));
  }

  private static void complain(Listener listener, Phrase sentence, Voice voice) {
    listener.hear("complaint", Json.line(Complaints.of(sentence, voice)));
  }

  @JSBody(params = "text", script = "console.error(text);")
  private static native void log(String text);
}
