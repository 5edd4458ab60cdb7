package org.grundy.web;

import static org.grundy.web.Scheduler.Lane.LABS;
import static org.grundy.web.Scheduler.Lane.QUESTIONS;
import static org.grundy.web.Scheduler.Lane.TOUCHES;

import java.util.List;
import org.grundy.solve.engine.Table;

/** All routes that return data. The same list is in {@code openapi.json}; a test keeps the two in step. */
final class Api {
  private Api() {
  }

  static List<Route> routes(SavedStore store, List<Table> tables) {
    var matches = new MatchApi(tables);
    var catalogue = new CatalogApi();
    var kept = new SavedApi(store);
    return List.of(
        Route.fixed("/api/openapi.json", CatalogApi::openApi),
        Route.fixed("/api/words", CatalogApi::words),
        Route.fixed("/api/games", catalogue::games),
        Route.get("/api/edit", TOUCHES, CatalogApi::edit),
        Route.post("/api/match", TOUCHES, MatchApi::state),
        Route.post("/api/touch", TOUCHES, MatchApi::touch),
        Route.post("/api/reply", QUESTIONS, matches::reply),
        Route.post("/api/review", QUESTIONS, matches::review),
        Route.post("/api/answer", QUESTIONS, matches::answer),
        Route.post("/api/moves", QUESTIONS, matches::moves),
        Route.get("/api/table", QUESTIONS, LabApi::table),
        Route.get("/api/positions", QUESTIONS, LabApi::positions),
        new Route.Events("/api/values", LabApi::values),
        new Route.Events("/api/conjecture", ConjectureApi::conjecture),
        Route.get("/api/value", QUESTIONS, ValueApi::value),
        Route.get("/api/days", QUESTIONS, ValueApi::days),
        Route.fixed("/api/theorems", ProofApi::theorems),
        Route.get("/api/prove", LABS, ProofApi::prove),
        Route.get("/api/kept", TOUCHES, kept::all),
        Route.post("/api/kept", TOUCHES, kept::keep),
        Route.delete("/api/kept/{id}", TOUCHES, kept::remove),
        Route.fixed("/api/claims", ClaimsApi::all),
        Route.get("/api/claims/{id}", LABS, ClaimsApi::one));
  }
}
