package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.ParquetProperties.WriterVersion;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.conf.ParquetConfiguration;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.hadoop.ParquetWriter;
import org.apache.parquet.hadoop.api.WriteSupport;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.LocalOutputFile;
import org.apache.parquet.io.ParquetDecodingException;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.jspecify.annotations.Nullable;

/**
 * Rows of whole numbers in a Parquet file. Equal rows make equal bytes, in every process: version 2 uses one encoding for a
 * column, where version 1 would list several in the order of their hash codes.
 */
final class NumberFile {
  private NumberFile() {
  }

  /** Takes one row. The array is used again for the next. */
  @FunctionalInterface
  interface Row {
    void row(long[] numbers) throws IOException;
  }

  /** Passes all rows on. */
  @FunctionalInterface
  interface Content {
    void into(Row rows) throws IOException;
  }

  private static MessageType schema(List<String> columns) {
    var schema = Types.buildMessage();
    for (String column : columns)
      schema.required(PrimitiveTypeName.INT64).named(column);
    return schema.named("position");
  }

  /** Writes a file whole or not at all. Several attempts at once do no harm, since they write the same. */
  static void write(Path file, List<String> columns, Content content) throws IOException {
    Files.createDirectories(file.resolveSibling(""));
    Path aside = file.resolveSibling("." + file.getFileName() + "." + UUID.randomUUID());
    try (ParquetWriter<long[]> writer = new Builder(aside, columns).withConf(new PlainParquetConfiguration())
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

  /**
   * Reads a file.
   *
   * @throws IOException when it cannot be read, or a page does not match its checksum
   */
  static void read(Path file, Row rows) throws IOException {
    if (Files.notExists(file))
      throw new NoSuchFileException(file.toString());
    var options = ParquetReadOptions.builder(new PlainParquetConfiguration()).usePageChecksumVerification().build();
    try (var reader = ParquetFileReader.open(new LocalInputFile(file), options)) {
      MessageType schema = reader.getFooter().getFileMetaData().getSchema();
      String writer = reader.getFooter().getFileMetaData().getCreatedBy();
      for (PageReadStore group = reader.readNextRowGroup(); group != null; group = reader.readNextRowGroup()) {
        var store = new ColumnReadStoreImpl(group, new GroupRecordConverter(schema).getRootConverter(), schema, writer);
        List<ColumnReader> columns = schema.getColumns().stream().map(store::getColumnReader).toList();
        var row = new long[columns.size()];
        for (long left = group.getRowCount(); left > 0; left--) {
          for (int i = 0; i < row.length; i++) {
            row[i] = columns.get(i).getLong();
            columns.get(i).consume();
          }
          rows.row(row);
        }
      }
    } catch (ParquetDecodingException e) {
      throw new IOException(e);
    }
  }

  private static final class Builder extends ParquetWriter.Builder<long[], Builder> {
    private final List<String> columns;

    Builder(Path file, List<String> columns) {
      super(new LocalOutputFile(file));
      this.columns = columns;
    }

    @Override
    protected Builder self() {
      return this;
    }

    @Override
    @SuppressWarnings("deprecation") // it must be there
    protected WriteSupport<long[]> getWriteSupport(Configuration configuration) {
      return new Writing(columns);
    }

    @Override
    protected WriteSupport<long[]> getWriteSupport(ParquetConfiguration configuration) {
      return new Writing(columns);
    }
  }

  private static final class Writing extends WriteSupport<long[]> {
    private final List<String> columns;
    private @Nullable RecordConsumer into;

    Writing(List<String> columns) {
      this.columns = columns;
    }

    @Override
    @SuppressWarnings("deprecation") // it must be there
    public WriteContext init(Configuration configuration) {
      return new WriteContext(schema(columns), Map.of());
    }

    @Override
    public WriteContext init(ParquetConfiguration configuration) {
      return new WriteContext(schema(columns), Map.of());
    }

    @Override
    public void prepareForWrite(RecordConsumer consumer) {
      into = consumer;
    }

    @Override
    public void write(long[] row) {
      RecordConsumer consumer = Objects.requireNonNull(into);
      consumer.startMessage();
      for (int i = 0; i < row.length; i++) {
        consumer.startField(columns.get(i), i);
        consumer.addLong(row[i]);
        consumer.endField(columns.get(i), i);
      }
      consumer.endMessage();
    }
  }
}
