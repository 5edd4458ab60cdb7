package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.ParquetReadOptions;
import org.apache.parquet.column.ColumnReader;
import org.apache.parquet.column.impl.ColumnReadStoreImpl;
import org.apache.parquet.column.page.PageReadStore;
import org.apache.parquet.conf.PlainParquetConfiguration;
import org.apache.parquet.example.data.simple.convert.GroupRecordConverter;
import org.apache.parquet.hadoop.ParquetFileReader;
import org.apache.parquet.io.LocalInputFile;
import org.apache.parquet.io.ParquetDecodingException;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;

/** Rows of whole numbers in a Parquet file. */
final class NumberFile {
  private NumberFile() {
  }

  /** Takes one row. The array is used again for the next. */
  @FunctionalInterface
  interface Row {
    void row(long[] numbers) throws IOException;
  }

  /** Writes a file whole or not at all. Several attempts at once do no harm, since they write the same. */
  static void write(Path file, List<String> columns, ParquetRows.Content<long[]> content) throws IOException {
    rows(columns).write(file, content);
  }

  private static ParquetRows<long[]> rows(List<String> columns) {
    var schema = Types.buildMessage();
    for (String column : columns)
      schema.required(PrimitiveTypeName.INT64).named(column);
    return new ParquetRows<>(schema.named("position"), (row, into) -> {
      for (int i = 0; i < row.length; i++) {
        into.startField(columns.get(i), i);
        into.addLong(row[i]);
        into.endField(columns.get(i), i);
      }
    });
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
}
