package org.grundy.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.grundy.catalog.Catalog;
import org.grundy.explain.Language;
import org.grundy.explain.Voice;
import org.grundy.game.Picture;
import org.grundy.phrase.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class PictureJsonTest {
  private static final Voice ENGLISH = Voice.of(Language.EN);

  private static JsonNode json(String text) {
    return PictureJson.of(Catalog.standard().read(text).position(), ENGLISH);
  }

  @ParameterizedTest
  @MethodSource("org.grundy.wire.AnswerJsonTest#examples")
  void everyExample_conforms(String text) {
    Schemas.assertValid(json(text), "pictures");
    Schemas.assertValid(json(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"hackenbush 0", "nim 0", "nim 100000000000000000000 + domineering 1x1"})
  void emptyLargeAndAddedPositions_conform(String text) {
    Schemas.assertValid(json(text), "pictures");
  }

  @Test
  void picture_isDataWithLabels() {
    String expected = """
        {"schema":1,"game":"domineering","position":"#.","pictures":[{
          "layout":{"kind":"board","rows":1,"columns":2,"firstRowAtBottom":false,"labels":"squares"},
          "parts":[
            {"kind":"cell","id":0,"row":0,"column":0,"look":"blocked","piece":"none","label":"a1"},
            {"kind":"cell","id":1,"row":0,"column":1,"look":"empty","piece":"none","label":"b1"}],
          "counters":[]}]}""";
    assertThat(json("domineering #.")).isEqualTo(JsonParser.parse(expected));
  }

  /** Every part, look, piece and label that a picture may have, though no game of the catalogue may have it yet. */
  @Test
  void everyKindOfPart_conforms() {
    for (Picture.Labels labels : Picture.Labels.values())
      Schemas.assertValid(PictureJson.of(Picture.of(new Picture.Layout.Board(1, 99, true, labels),
          Arrays.stream(Picture.Piece.values()).flatMap(piece -> Arrays.stream(Picture.Look.values())
              .map(look -> new Picture.Part.Cell(0, 0, 1, look, piece, "-1"))).toList()),
          ENGLISH), "picture");
    var counters = List.of(new Picture.Counter(Phrase.of("bag"), BigInteger.TEN.pow(30).negate()));
    Schemas.assertValid(PictureJson.of(new Picture(new Picture.Layout.Rows(List.of(1, 0)),
        List.of(new Picture.Part.Cell(0, 0, 0, Picture.Look.NEUTRAL, Picture.Piece.TOKEN, ""),
            new Picture.Part.Gap(1, 0, 0), new Picture.Part.Gap(2, 0, 1)),
        counters), ENGLISH), "picture");
    Schemas.assertValid(PictureJson.of(Picture.heaps(List.of(BigInteger.ZERO, BigInteger.TEN.pow(30))), ENGLISH),
        "picture");
    Schemas.assertValid(PictureJson.of(Picture.of(new Picture.Layout.Walks(List.of(new Picture.Arrow(2, 0))),
        Picture.heaps(List.of(BigInteger.TWO)).parts()), ENGLISH), "picture");
    Schemas.assertValid(PictureJson.of(Picture.of(new Picture.Layout.Graph(), List.of(
        new Picture.Part.Node(0, 0, true, Picture.Look.NEUTRAL),
        new Picture.Part.Node(1, 7, false, Picture.Look.LEFT),
        new Picture.Part.Edge(2, 0, 7, Picture.Look.BOTH))).withSides("xo"), ENGLISH), "picture");
  }
}
