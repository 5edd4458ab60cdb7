package org.grundy.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.io.api.RecordConsumer;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.MessageType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Types;
import org.grundy.cluster.JobFolder.Written;
import org.grundy.solve.region.RegionListing;
import org.grundy.solve.region.RegionListing.Form;
import org.grundy.solve.region.RegionListing.Region;
import org.grundy.solve.region.RegionTable;

/** Regions and their values as Parquet, for other programs. */
record BoardsParquet(Path folder) {
  private static final String NUMBER = "number";
  private static final String UPS = "ups";
  private static final String NIMBER = "nimber";
  private static final String LEFT = "left";
  private static final String RIGHT = "right";
  private static final String REGION = "region";
  private static final String FORM = "form";

  private static final MessageType REGIONS = Types.buildMessage().required(PrimitiveTypeName.BINARY)
      .as(LogicalTypeAnnotation.stringType()).named(REGION).required(PrimitiveTypeName.INT64).named(FORM)
      .named(REGION);
  private static final MessageType FORMS = Types.buildMessage().required(PrimitiveTypeName.INT64).named(FORM)
      .optional(PrimitiveTypeName.BINARY).as(LogicalTypeAnnotation.stringType()).named(NUMBER)
      .optional(PrimitiveTypeName.INT64).named(UPS).optional(PrimitiveTypeName.INT64).named(NIMBER)
      .repeated(PrimitiveTypeName.INT64).named(LEFT).repeated(PrimitiveTypeName.INT64).named(RIGHT).named(FORM);

  /** Writes a tier of a table. */
  List<Written> write(RegionTable table, int tier) throws IOException {
    var listing = new RegionListing(table);
    String regions = "regions/tier-%02d.parquet".formatted(tier);
    String forms = "forms/tier-%02d.parquet".formatted(tier);
    new ParquetRows<Region>(REGIONS, BoardsParquet::put).write(folder.resolve(regions),
        rows -> listing.regions(tier, rows::row));
    new ParquetRows<Form>(FORMS, BoardsParquet::put).write(folder.resolve(forms),
        rows -> listing.forms(tier, rows::row));
    return List.of(Written.of(folder, regions, table.regions(tier)), Written.of(folder, forms, table.newForms(tier)));
  }

  private static void put(Region region, RecordConsumer into) {
    put(into, REGION, 0, () -> into.addBinary(Binary.fromString(region.cells())));
    put(into, FORM, 1, () -> into.addLong(region.form()));
  }

  private static void put(Form form, RecordConsumer into) {
    put(into, FORM, 0, () -> into.addLong(form.number()));
    form.sum().ifPresent(sum -> {
      put(into, NUMBER, 1, () -> into.addBinary(Binary.fromString(sum.number().toString())));
      put(into, UPS, 2, () -> into.addLong(sum.ups()));
      put(into, NIMBER, 3, () -> into.addLong(sum.nimber()));
    });
    put(into, LEFT, 4, form.left());
    put(into, RIGHT, 5, form.right());
  }

  private static void put(RecordConsumer into, String column, int index, List<Integer> numbers) {
    if (!numbers.isEmpty())
      put(into, column, index, () -> numbers.forEach(number -> into.addLong(number)));
  }

  private static void put(RecordConsumer into, String column, int index, Runnable values) {
    into.startField(column, index);
    values.run();
    into.endField(column, index);
  }
}
