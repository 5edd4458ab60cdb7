package org.grundy.cluster;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.NoSuchFileException;
import java.util.Iterator;
import java.util.Objects;
import org.apache.spark.SparkEnv;
import org.grundy.effort.BudgetSpent;
import org.grundy.phrase.BadInput;
import org.grundy.phrase.Phrase;

/** The sentence of a task that cannot go on, which reaches the driver from any machine. */
final class TaskFailure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Phrase sentence;
  private final boolean passing;

  private TaskFailure(Phrase sentence, boolean passing) {
    super(sentence.toString());
    this.sentence = sentence;
    this.passing = passing;
  }

  Phrase sentence() {
    return sentence;
  }

  /** Whether another attempt may succeed. */
  boolean passing() {
    return passing;
  }

  /** The sentence for workers that have too little memory. */
  static Phrase outOfMemory() {
    return Phrase.of("the workers ran out of memory; use more {0}, or give each worker more memory with {1}",
        "--parts", "--memory");
  }

  /** Work of a task. */
  @FunctionalInterface
  interface Work<T> {
    T done() throws IOException;
  }

  /** Does the work; says in one sentence why it cannot be done. */
  static <T> T orSentence(Work<T> work) {
    try {
      return work.done();
    } catch (BadInput bad) {
      throw new TaskFailure(bad.sentence(), false);
    } catch (BudgetSpent _) {
      throw new TaskFailure(outOfMemory(), false);
    } catch (UncheckedIOException e) {
      throw ofFile(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw ofFile(e);
    }
  }

  private static TaskFailure ofFile(IOException e) {
    String host = SparkEnv.get().blockManager().blockManagerId().host();
    return new TaskFailure(e instanceof NoSuchFileException
        ? Phrase.of("worker {0} finds no file {1}; all workers must see the folder under the same name", host,
            String.valueOf(e.getMessage()))
        : Phrase.of("worker {0} cannot read or write a file: {1}", host, String.valueOf(e.getMessage())), true);
  }

  /** The same for work that is done as the results are asked for. */
  static <T> Iterator<T> orSentence(Iterator<T> all) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return orSentence(all::hasNext);
      }

      @Override
      public T next() {
        return orSentence(all::next);
      }
    };
  }
}
