package org.grundy.solve.region;

import java.util.Optional;
import org.grundy.phrase.Phrase;
import org.grundy.reason.Fields;

/**
 * What an answer owes to a database.
 *
 * @param values how many were looked up, at least 1
 * @param folder of the database
 */
public record RegionUse(long values, String folder) {
  /** Empty when nothing was looked up. */
  public static Optional<RegionUse> of(long values, String folder) {
    return values == 0 ? Optional.empty() : Optional.of(new RegionUse(values, folder));
  }

  public Phrase phrase() {
    return Phrase.of("{0} {0:value|values} from the database {1}", values, folder);
  }

  /** A statement, and that these values were looked up. */
  public static Phrase beside(Phrase statement, Optional<RegionUse> use) {
    return use.isEmpty() ? statement : Phrase.of("{0}, {1}", statement, use.get().phrase());
  }

  public void fields(Fields out) {
    out.put("fromTable", values).put("table", folder);
  }
}
