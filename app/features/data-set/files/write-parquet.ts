import { ByteWriter, type ParquetWriteOptions, parquetWrite } from "hyparquet-writer";
import type { DataSetColumn } from "../contracts/data-set.ts";
import type { ExportedCell, ExportedTable } from "../use-cases/data-set-tables.ts";

type SchemaElement = NonNullable<ParquetWriteOptions["schema"]>[number];

/** Rows of some hundred companies: a reader of one symbol skips the other groups by their first and last symbols. */
const ROWS_OF_A_GROUP = 30_000;

/**
 * A table in Apache Parquet, compressed by Snappy, which every reader knows. The key-value metadata of the file hold `facts`: what
 * edition it is of, and its licence.
 */
export function writeParquet(
  { columns, rows }: ExportedTable,
  facts: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const kept: (string | number | null | Date)[][] = columns.map(() => []);
  const days = new Map<string, Date>();
  for (const row of rows())
    columns.forEach(({ type }, index) => {
      kept[index]?.push(type === "day" ? dayIn(row[index] ?? null, days) : (row[index] ?? null));
    });
  const writer = new ByteWriter();
  parquetWrite({
    writer,
    columnData: columns.map(({ name }, index) => ({ name, data: kept[index] ?? [] })),
    schema: [{ name: "root", num_children: columns.length }, ...columns.map(elementOf)],
    rowGroupSize: ROWS_OF_A_GROUP,
    kvMetadata: Object.entries(facts).map(([key, value]) => ({ key, value })),
    createdBy: "valora",
  });
  return Uint8Array.from(writer.getBytes());
}

/** Days repeat from row to row: one object each. */
function dayIn(cell: ExportedCell, days: Map<string, Date>): Date | null {
  if (cell === null) return null;
  const text = String(cell);
  const day = days.get(text) ?? new Date(text);
  days.set(text, day);
  return day;
}

const elements = {
  text: { type: "BYTE_ARRAY", converted_type: "UTF8" },
  day: { type: "INT32", converted_type: "DATE" },
  integer: { type: "INT32" },
  number: { type: "DOUBLE" },
} as const satisfies Readonly<Record<DataSetColumn["type"], Partial<SchemaElement>>>;

const elementOf = ({ name, type, isNullable }: DataSetColumn): SchemaElement => ({
  name,
  ...elements[type],
  repetition_type: isNullable ? "OPTIONAL" : "REQUIRED",
});
