package org.grundy.routes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.StringReader;
import java.util.Map;
import java.util.Optional;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.certificate.CertificateCheck;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CertificateApiTest {
  private static String certificate(String statement) {
    var asked = new RequestData("GET", "/", Map.of("statement", statement), "",
        RequestData.voice(Optional.of("en"), Optional.empty()));
    return CertificateApi.certificate(asked, Budget.unlimited()).path("text").stringValue();
  }

  /** Checked by code that shares nothing with the prover. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {"F1; true", "A n E k (k > n & k = 2n); false", "E n (n = a(n) & n > 0); true",
      "E n (F[n] = @b & F[n+1] = @b); false"})
  void certificates_areValid(String statement, boolean holds) {
    var verdict = CertificateCheck.of(new BufferedReader(new StringReader(certificate(statement))), Budget.unlimited())
        .getFirst();
    assertThat(verdict).isInstanceOfSatisfying(CertificateCheck.Proved.class,
        proved -> assertThat(proved.holds()).contains(holds));
  }

  @Test
  void whatIsNoStatement_isRefused() {
    assertThatThrownBy(() -> certificate("wythoff")).isInstanceOf(BadInput.class);
  }
}
