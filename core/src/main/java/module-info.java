/**
 * Games, engines, values and explanations; needs the JDK alone.
 *
 * <p>Programs see the model of games with its families, the catalogue, the solver and its answers, and what these are made of;
 * {@code org.grundy.library} has the entry point. The other packages are for the modules of Grundy alone.
 *
 * <p>Faster engines and searches are found as services; without them everything works, only slower.
 */
@SuppressWarnings("module") // some that see more are built later
module org.grundy.core {
  requires static org.jspecify;
  requires java.compiler;
  requires java.management;

  uses org.grundy.number.Scans.Provider;
  uses org.grundy.solve.sequence.EngineProvider;

  exports org.grundy.catalog;
  exports org.grundy.effort;
  exports org.grundy.explain;
  exports org.grundy.game;
  exports org.grundy.game.cake;
  exports org.grundy.game.graph;
  exports org.grundy.game.grid;
  exports org.grundy.game.heap;
  exports org.grundy.game.placement;
  exports org.grundy.game.row;
  exports org.grundy.game.vector;
  exports org.grundy.number;
  exports org.grundy.phrase;
  exports org.grundy.reason;
  exports org.grundy.solve;
  exports org.grundy.solve.engine;
  exports org.grundy.value;
  exports org.grundy.word.formula;

  exports org.grundy.calc to org.grundy.claims, org.grundy.library, org.grundy.wire;
  exports org.grundy.draw to org.grundy.conjecture, org.grundy.claims, org.grundy.library;
  exports org.grundy.file to org.grundy.octal;
  exports org.grundy.game.rules to org.grundy.conjecture;
  exports org.grundy.play to org.grundy.claims, org.grundy.wire;
  exports org.grundy.solve.prover to org.grundy.conjecture, org.grundy.library, org.grundy.wire;
  exports org.grundy.solve.retrograde to org.grundy.claims;
  exports org.grundy.solve.sequence to org.grundy.octal, org.grundy.conjecture, org.grundy.claims, org.grundy.wire;
  exports org.grundy.solve.table to org.grundy.conjecture, org.grundy.claims, org.grundy.wire;
  exports org.grundy.solve.theorem to org.grundy.claims;
  exports org.grundy.value.nimber to org.grundy.claims;
  exports org.grundy.value.notation to org.grundy.claims, org.grundy.library, org.grundy.wire;
  exports org.grundy.value.score to org.grundy.claims;
  exports org.grundy.value.shortgame to org.grundy.claims, org.grundy.library, org.grundy.wire;
  exports org.grundy.value.thermal to org.grundy.library, org.grundy.wire;
  exports org.grundy.word.automaton to org.grundy.conjecture, org.grundy.wire;
  exports org.grundy.word.check to org.grundy.claims, org.grundy.wire;
  exports org.grundy.word.logic to org.grundy.conjecture, org.grundy.claims, org.grundy.library, org.grundy.wire;
  exports org.grundy.word.morphism to org.grundy.conjecture, org.grundy.claims, org.grundy.wire;
  exports org.grundy.word.numeration to org.grundy.conjecture, org.grundy.claims, org.grundy.wire;
}
