import { createHash } from "node:crypto";
import { createMarketData, identifiersOf } from "@valora/market-data";
import type { DataSetFileName } from "../contracts/data-set.ts";
import type { DataSetFile, MadeDataSet } from "../use-cases/data-set.ts";
import { dataSetTables } from "../use-cases/data-set-tables.ts";
import { creditsOfTables } from "../use-cases/passed-on.ts";
import { licenceText } from "./licence-text.ts";
import { writeCsv } from "./write-csv.ts";
import { writeParquet } from "./write-parquet.ts";

/** The files of the data in a folder, of the included data for null. The same data give the same bytes. Takes seconds. */
export function madeDataSet(folder: string | null): MadeDataSet {
  const marketData = createMarketData({ dataDirectory: folder ?? undefined });
  const { asOf: dataAsOf, dataFingerprint } = marketData;
  const edition = `${dataAsOf}-${dataFingerprint}`;
  const credits = creditsOfTables(marketData.credits);
  const licence = licenceText({ edition, dataAsOf, credits });
  const { tables, leftOut } = dataSetTables({ marketData, identifiers: identifiersOf });
  const files = tables.flatMap((table) => {
    const meanings = Object.fromEntries(table.columns.map(({ name, meaning }) => [name, meaning]));
    const facts = { edition, dataAsOf, table: table.name, columns: JSON.stringify(meanings), licence };
    return [
      fileOf(`${table.name}.csv.gz`, writeCsv(table)),
      fileOf(`${table.name}.parquet`, writeParquet(table, facts)),
    ];
  });
  return {
    ...{ edition, dataAsOf, leftOut, credits },
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows: [...rows()].length })),
    files: [...files, fileOf("licence.txt", new TextEncoder().encode(licence))],
  };
}

const fileOf = (name: DataSetFileName, bytes: Uint8Array<ArrayBuffer>): DataSetFile => ({
  ...{ name, bytes },
  sha256: createHash("sha256").update(bytes).digest("hex"),
});
