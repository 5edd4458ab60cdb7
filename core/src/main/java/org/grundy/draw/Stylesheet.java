package org.grundy.draw;

/** The look of the parts of an SVG: in light mode, in dark mode and on paper. Colour alone never tells things apart. */
final class Stylesheet {
  private static final String SHAPES = """
      .grundy text { font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; text-anchor: middle;
        font-variant-numeric: tabular-nums; }
      .grundy .hit { fill: none; stroke: none; pointer-events: all; }
      .grundy path.hit { pointer-events: stroke; stroke-width: 18; }
      .grundy .line, .grundy .edge-line { fill: none; }
      .grundy .piece { stroke-width: 2; }
      .grundy .right .piece { stroke-width: 3; }
      .grundy .halo { fill: none; stroke-width: 3; }
      .grundy .gap .halo { stroke-width: 5; stroke-linecap: round; }
      .grundy .mark.gap .halo { stroke-dasharray: 5 4; }
      .grundy .mark.region .halo { stroke-dasharray: 1 5; stroke-linecap: round; }
      .grundy .edge-line { stroke-width: 5; stroke-linecap: butt; }
      .grundy .right .edge-line { stroke-dasharray: 9 5; }
      .grundy .both .edge-line { stroke-dasharray: 0.1 8; stroke-linecap: round; stroke-width: 6; }
      .grundy .neutral .edge-line { stroke-width: 3; }
      .grundy .ground-line { stroke-width: 4; stroke-linecap: round; }
      .grundy .size, .grundy .plus { font-weight: 600; }
      .grundy .way { fill: none; stroke-width: 2.4; stroke-linecap: round; }
      .grundy .right .way { stroke-dasharray: 7 5; }
      .grundy .both .way, .grundy .neutral .way { stroke-width: 1.8; }
      .grundy .box { stroke-width: 1.5; }
      .grundy .lost .box { stroke-width: 2.6; }
      .grundy .again .box { stroke-dasharray: 3 3; }
      .grundy .strong, .grundy .lost text { font-weight: 700; }
      .grundy .start { text-anchor: start; }
      .grundy .end { text-anchor: end; }
      .grundy .tag { paint-order: stroke; stroke-width: 5; stroke-linejoin: round; }
      .grundy .axis { stroke-width: 1.2; }
      .grundy .grid { stroke-width: 0.6; }
      .grundy .golden { stroke-width: 1.8; fill: none; }
      .grundy .ray { stroke-width: 7; stroke-linecap: round; stroke-opacity: 0; }
      """;

  private record Palette(String paper, String text, String faint, String square, String shade, String rule,
      String blocked,
      String left, String right, String both, String neutral, String rim, String onLeft, String onNeutral,
      String mark) {
    String css() {
      return """
          .grundy .paper, .grundy .badge { fill: PAPER; }
          .grundy text, .grundy .crown { fill: TEXT; }
          .grundy .label { fill: FAINT; }
          .grundy .square { fill: SQUARE; stroke: RULE; }
          .grundy .shade .square { fill: SHADE; }
          .grundy .blocked .square { fill: BLOCKED; stroke: BLOCKED; }
          .grundy .slot { fill: none; stroke: RULE; stroke-width: 2; stroke-dasharray: 4 4; }
          .grundy .base { stroke: RULE; stroke-width: 2; }
          .grundy .ground-line, .grundy .node-dot { stroke: TEXT; fill: TEXT; }
          .grundy .piece { fill: NEUTRAL; stroke: RIM; }
          .grundy .line { stroke: RIM; }
          .grundy .left .piece { fill: LEFT; stroke: LEFT; }
          .grundy .right .piece { fill: PAPER; stroke: RIGHT; }
          .grundy .both .piece { fill: PAPER; stroke: BOTH; stroke-dasharray: 4 3; }
          .grundy .neutral .crown { fill: TEXT; stroke: TEXT; }
          .grundy .left .line { stroke: ONLEFT; }
          .grundy .right .line { stroke: RIGHT; }
          .grundy .both .line { stroke: BOTH; }
          .grundy .eye { fill: RIM; }
          .grundy .left .eye { fill: ONLEFT; }
          .grundy .right .eye { fill: RIGHT; }
          .grundy .neutral .on, .grundy .empty .on, .grundy .blocked .on { fill: ONNEUTRAL; }
          .grundy .left .on { fill: ONLEFT; }
          .grundy .edge-line, .grundy .badge { stroke: FAINT; }
          .grundy .left .edge-line, .grundy .left .badge { stroke: LEFT; }
          .grundy .right .edge-line, .grundy .right .badge { stroke: RIGHT; }
          .grundy .both .edge-line, .grundy .both .badge { stroke: BOTH; }
          .grundy .halo { stroke: MARK; }
          .grundy .way { stroke: FAINT; }
          .grundy .left .way { stroke: LEFT; }
          .grundy .right .way { stroke: RIGHT; }
          .grundy .head { fill: FAINT; stroke: none; }
          .grundy .left .head { fill: LEFT; }
          .grundy .right .head { fill: RIGHT; }
          .grundy .box { fill: SQUARE; stroke: RULE; }
          .grundy .lost .box { stroke: RIM; }
          .grundy .again text { fill: FAINT; }
          .grundy .axis, .grundy .grid { stroke: RULE; }
          .grundy .tag { stroke: PAPER; }
          .grundy .golden, .grundy .ray { stroke: NEUTRAL; }
          .grundy .dot { fill: LEFT; }
          .grundy .lost .square { fill: NEUTRAL; stroke: RIM; }
          .grundy .square-text { fill: TEXT; }
          .grundy .lost .square-text { fill: ONNEUTRAL; font-weight: 700; }
          """.replace("PAPER", paper).replace("ONLEFT", onLeft).replace("ONNEUTRAL", onNeutral).replace("TEXT", text)
          .replace("FAINT", faint).replace("SQUARE", square).replace("SHADE", shade).replace("RULE", rule)
          .replace("BLOCKED", blocked).replace("LEFT", left).replace("RIGHT", right).replace("BOTH", both)
          .replace("NEUTRAL", neutral).replace("RIM", rim).replace("MARK", mark);
    }
  }

  private static final Palette LIGHT = new Palette("#ffffff", "#1d2127", "#666e7a", "#fbfaf7", "#f0ede6", "#c2bcb0",
      "#8d887d", "#2456c9", "#c22f2f", "#2b8a3e", "#e8b84a", "#8a6414", "#ffffff", "#3a2a05", "#8a1fc9");

  private static final Palette DARK = new Palette("#15181d", "#e9ecf1", "#98a1af", "#21262e", "#2a303a", "#4a5361",
      "#07090b", "#6c9bff", "#ff7d7d", "#63d27c", "#d9a93c", "#f3d48a", "#0b1a3d", "#241a02", "#d9a8ff");

  static final String CSS = SHAPES + LIGHT.css() + "@media screen and (prefers-color-scheme: dark) {\n" + DARK.css()
      + "}\n";

  private Stylesheet() {
  }
}
