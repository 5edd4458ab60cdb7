package org.grundy.routes;

import static org.grundy.routes.Lane.LABS;
import static org.grundy.routes.Lane.QUESTIONS;
import static org.grundy.routes.Lane.TOUCHES;

import java.util.List;
import org.grundy.solve.engine.Table;

/** All routes that compute their answers. {@code openapi.json} of the server lists them too; a test keeps them in step. */
public final class Routes {
  private Routes() {
  }

  /**
   * @param tables    such as strong solutions, looked up before anything is computed
   * @param sentences the templates that the pages fill in, in English
   */
  public static List<Route> all(List<Table> tables, List<String> sentences) {
    var matches = new MatchApi(tables);
    var catalogue = new CatalogApi(sentences);
    return List.of(
        Route.fixed("/api/words", catalogue::words),
        Route.fixed("/api/terms", TermsApi::all),
        Route.fixed("/api/games", catalogue::games),
        Route.get("/api/edit", TOUCHES, Edits::edit),
        Route.fixed("/api/puzzles", PuzzleApi::all),
        Route.get("/api/puzzle", LABS, PuzzleApi::one),
        new Route.Events("/api/exercises", "exercises", ExerciseApi::exercises),
        Route.post("/api/match", TOUCHES, MatchApi::state),
        Route.post("/api/touch", TOUCHES, MatchApi::touch),
        Route.post("/api/reply", QUESTIONS, matches::reply),
        Route.post("/api/review", QUESTIONS, matches::review),
        Route.post("/api/answer", QUESTIONS, matches::answer),
        Route.post("/api/written", QUESTIONS, matches::written),
        Route.post("/api/moves", QUESTIONS, matches::moves),
        new Route.Events("/api/think", "answer", matches::think),
        Route.get("/api/table", QUESTIONS, LabApi::table),
        Route.get("/api/cell", QUESTIONS, LabApi::cell),
        Route.get("/api/positions", QUESTIONS, LabApi::positions),
        new Route.Events("/api/values", "values", LabApi::values),
        new Route.Events("/api/conjecture", "conjecture", ConjectureApi::conjecture),
        Route.get("/api/value", QUESTIONS, ValueApi::value),
        Route.get("/api/days", QUESTIONS, ValueApi::days),
        Route.fixed("/api/theorems", ProofApi::theorems),
        Route.get("/api/prove", LABS, ProofApi::prove),
        Route.get("/api/certificate", LABS, CertificateApi::certificate),
        Route.fixed("/api/claims", ClaimsApi::all),
        Route.get("/api/claims/{id}", LABS, ClaimsApi::one));
  }
}
