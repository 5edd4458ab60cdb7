package org.grundy.routes;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import org.grundy.effort.Budget;
import org.grundy.phrase.BadInput;
import org.grundy.word.certificate.CertificateText;
import org.grundy.word.certificate.CertificateWriter;
import org.grundy.word.logic.Theory;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Certificates of statements, which {@code grundy check} verifies without the prover. */
final class CertificateApi {
  private static final int LONGEST = 4_000_000;

  private CertificateApi() {
  }

  /** The certificate of a statement, or of a theorem by its name. */
  static ObjectNode certificate(RequestData request, Budget budget) {
    String asked = request.text("statement");
    String statement = Theory.shipped().under(budget).theorem(asked).map(Theory.Theorem::text).orElse(asked);
    var text = new StringWriter();
    try (Writer out = new Limited(text)) {
      new CertificateWriter(CertificateText.shipped(statement), budget, budget).write(out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return JsonNodeFactory.instance.objectNode().put("schema", 1).put("text", text.toString());
  }

  /** Refuses what is too long for a page. */
  private static final class Limited extends Writer {
    private final StringWriter to;

    Limited(StringWriter to) {
      this.to = to;
    }

    @Override
    public void write(char[] text, int from, int length) {
      if (to.getBuffer().length() + length > LONGEST)
        throw BadInput.because("the certificate is longer than {0} characters; {1} writes it into a file", LONGEST,
            "./grundy prove --certificate");
      to.write(text, from, length);
    }

    @Override
    public void flush() {
      to.flush();
    }

    @Override
    public void close() {
      // A StringWriter holds nothing open.
    }
  }
}
