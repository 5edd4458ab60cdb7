package org.grundy.web;

import java.util.List;

/** Every place that answers with data. The same list stands in {@code openapi.json}, which a test holds true. */
final class Api {
  private Api() {
  }

  static List<Route> routes(Desk desk, Shelf shelf) {
    var matches = new MatchApi(desk);
    var catalogue = new CatalogApi();
    var labs = new LabApi(desk);
    var values = new ValueApi(desk);
    var proofs = new ProofApi(desk);
    var kept = new ShelfApi(shelf);
    var claims = new ClaimsApi(desk);
    return List.of(
        Route.get("/api/openapi.json", catalogue::openApi),
        Route.get("/api/words", catalogue::words),
        Route.get("/api/games", catalogue::games),
        Route.get("/api/edit", catalogue::edit),
        Route.post("/api/match", matches::state),
        Route.post("/api/touch", matches::touch),
        Route.post("/api/reply", matches::reply),
        Route.post("/api/review", matches::review),
        Route.post("/api/answer", matches::answer),
        Route.post("/api/moves", matches::moves),
        Route.get("/api/table", labs::table),
        Route.get("/api/positions", labs::positions),
        new Route.Events("/api/values", labs::values),
        new Route.Events("/api/conjecture", new ConjectureApi(desk)::conjecture),
        Route.get("/api/value", values::value),
        Route.get("/api/days", values::days),
        Route.get("/api/theorems", proofs::theorems),
        Route.get("/api/prove", proofs::prove),
        Route.get("/api/kept", kept::all),
        Route.post("/api/kept", kept::keep),
        Route.delete("/api/kept/{id}", kept::remove),
        Route.get("/api/claims", claims::all),
        Route.get("/api/claims/{id}", claims::one));
  }
}
