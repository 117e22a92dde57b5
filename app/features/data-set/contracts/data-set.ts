import { z } from "zod";

/** The tables of the data set. */
export const dataSetTables = ["accounts", "companies", "prices"] as const;
export type DataSetTable = (typeof dataSetTables)[number];

export const dataSetFormats = ["csv.gz", "parquet"] as const;
export type DataSetFormat = (typeof dataSetFormats)[number];

/** The files by which it is taken away: each table in both formats, and the terms of all of them. */
export const dataSetFiles = [
  "accounts.csv.gz",
  "accounts.parquet",
  "companies.csv.gz",
  "companies.parquet",
  "prices.csv.gz",
  "prices.parquet",
  "licence.txt",
] as const satisfies readonly (`${DataSetTable}.${DataSetFormat}` | "licence.txt")[];
export type DataSetFileName = (typeof dataSetFiles)[number];

/** `day`: a date of the calendar; `number`: a double, unrounded. */
export const dataSetColumnTypes = ["text", "day", "integer", "number"] as const;

export const DataSetColumn = z.object({
  name: z.string(),
  type: z.enum(dataSetColumnTypes),
  isNullable: z.boolean().meta({ description: "Whether it may be unknown: null in Parquet, empty in CSV" }),
  meaning: z.string().meta({ description: "In English" }),
});
export type DataSetColumn = z.infer<typeof DataSetColumn>;

const DataSetFile = z.object({
  name: z.enum(dataSetFiles),
  path: z.string(),
  bytes: z.int().positive(),
  sha256: z.string().length(64),
});

const Credit = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  terms: z.string(),
  asOf: z.iso.date(),
  covers: z.string(),
});

/** What can be taken away of the included data, of which day, and on which terms. */
export const DataSetAnswer = z
  .object({
    schemaVersion: z.literal(1),
    edition: z.string().meta({ description: "Another one when any included figure is another one" }),
    dataAsOf: z.iso.date().meta({ description: "The day of most of its prices" }),
    tables: z.array(
      z.object({
        name: z.enum(dataSetTables),
        rows: z.int().nonnegative(),
        columns: z.array(DataSetColumn),
        files: z.array(DataSetFile),
      }),
    ),
    licence: DataSetFile,
    credits: z.array(Credit).meta({ description: "The sources of these tables, each with its terms" }),
    leftOut: z
      .object({ figures: z.int().nonnegative(), prices: z.int().nonnegative() })
      .meta({ description: "How many the included data hold whose source does not let them be passed on" }),
  })
  .meta({ id: "DataSet" });
export type DataSetAnswer = z.infer<typeof DataSetAnswer>;
