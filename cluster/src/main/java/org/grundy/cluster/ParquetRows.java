package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.jspecify.annotations.Nullable;

/**
 * Writes rows of one kind to Parquet files. Equal rows make equal bytes, in every process: version 2 uses one encoding for
 * a column, where version 1 would list several in the order of their hash codes.
 *
 * @param schema the columns
 * @param fields writes the fields of a row, in the order of the columns
 */
record ParquetRows<T>(MessageType schema, Fields<T> fields) {
  /** Writes the fields of one row. */
  @FunctionalInterface
  interface Fields<T> {
    void put(T row, RecordConsumer into);
  }

  /** Takes rows. */
  @FunctionalInterface
  interface Sink<T> {
    void row(T row) throws IOException;
  }

  /** Passes all rows on. */
  @FunctionalInterface
  interface Content<T> {
    void into(Sink<T> rows) throws IOException;
  }

  /** Writes a file whole or not at all. Several attempts at once do no harm, since they write the same. */
  void write(Path file, Content<T> content) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Path aside = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
    try (ParquetWriter<T> writer = new Builder<>(aside, this).withConf(new PlainParquetConfiguration())
        .withCompressionCodec(CompressionCodecName.ZSTD).withDictionaryEncoding(false)
        .withWriterVersion(WriterVersion.PARQUET_2_0)
        .withPageWriteChecksumEnabled(true).build()) {
      content.into(writer::write);
    } catch (IOException | RuntimeException | Error e) {
      Files.deleteIfExists(aside);
      throw e;
    }
    Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  private static final class Builder<T> extends ParquetWriter.Builder<T, Builder<T>> {
    private final ParquetRows<T> rows;

    Builder(Path file, ParquetRows<T> rows) {
      super(new LocalOutputFile(file));
      this.rows = rows;
    }

    @Override
    protected Builder<T> self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // it must be there
    protected WriteSupport<T> getWriteSupport(Configuration configuration) {
      return new Writing<>(rows);
    }

    @Override
    protected WriteSupport<T> getWriteSupport(ParquetConfiguration configuration) {
      return new Writing<>(rows);
    }
  }

  private static final class Writing<T> extends WriteSupport<T> {
    private final ParquetRows<T> rows;
    private @Nullable RecordConsumer into;

    Writing(ParquetRows<T> rows) {
      this.rows = rows;
    }

    @Override
    @SuppressWarnings("deprecation") // it must be there
    public WriteContext init(Configuration configuration) {
      return new WriteContext(rows.schema, Map.of());
    }

    @Override
    public WriteContext init(ParquetConfiguration configuration) {
      return new WriteContext(rows.schema, Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer consumer) {
      into = consumer;
    }

    @Override
    public void write(T row) {
      RecordConsumer consumer = Objects.requireNonNull(into);
      consumer.startMessage();
      rows.fields.put(row, consumer);
      consumer.endMessage();
    }
  }
}
