package org.grundy.claim;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Invocation;

/** All claims, text by text, and the prover's theorems. */
public final class Claims {
  public static final List<Claim> ALL = Stream
      .of(TribonacciPaper.claims(), WythoffPaper.claims(), ContestSlides.claims(), SlideGames.claims(),
          WythoffArticle.claims(), CombinatorialGames.claims(), PartizanGames.claims(), Theorems.claims())
      .flatMap(List::stream).toList();

  private Claims() {
  }

  /**
   * The claims with an id, or in a row or a text: {@code S3.2}, {@code S3}, {@code 001}.
   *
   * @throws BadInput when there is none
   */
  public static List<Claim> of(String id) {
    String wanted = id.toUpperCase(Locale.ROOT);
    List<Claim> found = ALL.stream().filter(claim -> claim.id().equals(wanted) || claim.group().equals(wanted)
        || claim.place().equals(wanted) || claim.place().startsWith(wanted + " ")).toList();
    if (found.isEmpty())
      throw BadInput.because("there is no claim {0}. All claims: {1}", BadInput.quoted(id), Invocation.of("claims"));
    return found;
  }
}
