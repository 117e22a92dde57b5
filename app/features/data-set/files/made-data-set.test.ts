import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createMarketData } from "@valora/market-data";
import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { beforeAll, describe, expect, it } from "vitest";
import { docNames } from "../../../web/docs/doc-pages.ts";
import { dataSetOf } from "../../../wiring/features/sheets/data-set.server.ts";
import { type DataSetFileName, type DataSetTable, dataSetTables } from "../contracts/data-set.ts";
import type { MadeDataSet } from "../use-cases/data-set.ts";
import { madeDataSet } from "./made-data-set.ts";

const root = join(import.meta.dirname, "../../../..");

type Statement = [number, string, string | null, string | null, string | null, string, (number | null)[]];
type Interim = [string, number, string | null, string | null, string | null, string, (number | null)[]];
type Company = {
  ticker: string;
  name: string;
  currency: string;
  quote: { value: number; asOf: string; source: string; currency?: string } | null;
  statements: Statement[];
  interim?: { quarters: Interim[]; trailing: Interim[] };
};
type Source = { figures: string[]; origins: Record<string, string>; companies: Company[] };
/** The data as they lie in the repository, read without the code that serves them. */
const source: Source = JSON.parse(
  gunzipSync(readFileSync(join(root, "packages/market-data/data/companies.json.gz"))).toString("utf8"),
);

let made: MadeDataSet;
beforeAll(() => {
  made = madeDataSet(null);
});

const bytesOf = (name: DataSetFileName) => {
  const file = made.files.find((each) => each.name === name);
  if (file === undefined) throw new Error(`${name} is not made`);
  return file.bytes;
};
const columnsOf = (name: DataSetTable) => made.tables.find((table) => table.name === name)?.columns ?? [];

type Row = Record<string, string | number | null>;

/** Read once: what a test is about is what stands in them. */
const readTables = new Map<DataSetTable, Promise<Row[]>>();
function parquetRows(name: DataSetTable): Promise<Row[]> {
  const rows = readTables.get(name) ?? readParquet(name);
  readTables.set(name, rows);
  return rows;
}

/** Days as the CSV writes them. */
async function readParquet(name: DataSetTable): Promise<Row[]> {
  const rows = await parquetReadObjects({ file: bytesOf(`${name}.parquet`).buffer });
  for (const row of rows)
    for (const [column, cell] of Object.entries(row))
      if (cell instanceof Date) row[column] = cell.toISOString().slice(0, 10);
  return rows;
}

/** Numbers by the columns' types; empty is null. */
function csvRows(name: DataSetTable): Row[] {
  const text = gunzipSync(bytesOf(`${name}.csv.gz`)).toString("utf8");
  const [names = [], ...rows] = text
    .trimEnd()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
      ),
    );
  expect(names).toEqual(columnsOf(name).map((column) => column.name));
  const cellOf = (cell: string | undefined, type: string) =>
    cell === undefined || cell === "" ? null : type === "number" || type === "integer" ? Number(cell) : cell;
  return rows.map((cells) =>
    Object.fromEntries(columnsOf(name).map((column, place) => [column.name, cellOf(cells[place], column.type)])),
  );
}

/** The figures of a company that may be passed on, by period and name: no aggregator's copy, and nothing derived beside one. */
const expectedOf = (company: Company) =>
  periodsOf(company).flatMap(({ key, letters, values }) =>
    values.flatMap((value, place) => {
      const origin = source.origins[letters[place] ?? ""] ?? "";
      const figure = source.figures[place] ?? "";
      const stays = origin === "aggregator" || (origin === "derived" && letters.includes("G"));
      return value === null || stays ? [] : [{ key: `${company.ticker} ${key} ${figure}`, value, figure, origin }];
    }),
  );

function periodsOf({ statements, interim }: Company) {
  return [
    ...statements.map(([year, end, , , , letters, values]) => ({ key: `annual ${year} ${end} 12`, letters, values })),
    ...Object.entries({ quarterly: interim?.quarters ?? [], trailing: interim?.trailing ?? [] }).flatMap(
      ([period, rows]) =>
        rows.map(([end, months, , , , letters, values]) => ({
          ...{ key: `${period} null ${end} ${months}`, letters, values },
        })),
    ),
  ];
}

/** The unit and the currency of a figure. */
function unitIn(figure: string, { currency }: Company): [string, string | null] {
  if (figure === "dilutedShares") return ["shares", null];
  return [figure === "epsDiluted" || figure === "dividendsPerShare" ? "perShare" : "money", currency];
}

/** Figures of shorter periods may be made of several, which is told of them. */
const isTold = (row: Row | undefined, origin: string): boolean =>
  row?.origin === origin || (row?.period !== "annual" && row?.origin === "derived");

describe("the included data as files", () => {
  it.each(dataSetTables)("holds the table %s in both formats, cell by cell, null where it is null", async (name) => {
    const [parquet, csv] = [await parquetRows(name), csvRows(name)];
    expect(parquet.length).toBe(made.tables.find((table) => table.name === name)?.rows);
    expect(csv.length).toBe(parquet.length);
    const different = parquet.flatMap((row, place) =>
      columnsOf(name).flatMap((column) => {
        const [one, other] = [row[column.name], csv[place]?.[column.name]];
        return Object.is(one, other) ? [] : [[place, column.name, one, other]];
      }),
    );
    expect(different.slice(0, 5)).toEqual([]);
    const nulls = columnsOf(name).filter((column) => parquet.some((row) => row[column.name] === null));
    expect(nulls.every(({ isNullable }) => isNullable)).toBe(true);
  });

  it("holds every figure that may be passed on, equal to the last bit, and no other", async () => {
    const found = new Map<string, Row>();
    for (const row of await parquetRows("accounts")) {
      const { ticker, period, fiscalYear, periodEnd, months, figure } = row;
      found.set(`${ticker} ${period} ${fiscalYear} ${periodEnd} ${months} ${figure}`, row);
    }
    const wrong = source.companies.flatMap((company) =>
      expectedOf(company).flatMap(({ key, value, figure, origin }) => {
        const row = found.get(key);
        found.delete(key);
        const [unit, currency] = unitIn(figure, company);
        const isSame = Object.is(row?.value, value) && row?.unit === unit && row?.currency === currency;
        return isSame && isTold(row, origin) ? [] : [[key, value, row]];
      }),
    );
    expect(wrong.slice(0, 5)).toEqual([]);
    expect([...found.keys()].slice(0, 5)).toEqual([]);
  });

  it("names the filing of each figure, that of a later report where the figure is of it", async () => {
    const rows = await parquetRows("accounts");
    const filed = rows.filter(({ accession }) => accession !== null);
    expect(filed.length).toBeGreaterThan(50_000);
    expect(filed.every(({ accession, filedAt }) => /^[\d -]+$/.test(String(accession)) && filedAt !== null)).toBe(true);
    const apple = rows.filter(({ ticker }) => ticker === "AAPL");
    const revenue = apple.find(({ periodEnd, figure }) => periodEnd === "2015-09-26" && figure === "revenue");
    expect(revenue).toMatchObject({ value: 233_715_000_000, form: "10-K", filedAt: "2015-10-28" });
    const trailing = apple.find(({ period, figure }) => period === "trailing" && figure === "revenue");
    expect([trailing?.form, trailing?.origin, String(trailing?.accession).split(" ").length]).toEqual([
      null,
      "derived",
      3,
    ]);
  });

  it("holds every company once, and says of each how many figures it has and how many stay", async () => {
    const companies = await parquetRows("companies");
    expect(companies.map(({ ticker }) => ticker)).toEqual(source.companies.map(({ ticker }) => ticker).toSorted());
    const figures = new Map<unknown, number>();
    for (const { ticker } of await parquetRows("accounts")) figures.set(ticker, (figures.get(ticker) ?? 0) + 1);
    for (const { ticker, figures: told } of companies)
      expect([ticker, told]).toEqual([ticker, figures.get(ticker) ?? 0]);
    const enagas = companies.find(({ ticker }) => ticker === "ENG.MC");
    expect(enagas).toMatchObject({ figures: 0, figuresLeftOut: 21, publications: null, isin: "ES0130960018" });
    const stay = companies.reduce((sum, { figuresLeftOut }) => sum + Number(figuresLeftOut), 0);
    expect([made.leftOut.figures, stay]).toEqual([373, 373]);
  });

  it("passes on the prices that are licensed, and no other", async () => {
    const prices = await parquetRows("prices");
    const licensed = source.companies.flatMap(({ ticker, name, currency, quote }) =>
      quote?.source === "closing price, public ticker list"
        ? [{ ticker, company: name, close: quote.value, currency, day: quote.asOf, source: quote.source }]
        : [],
    );
    expect(prices).toEqual(licensed.toSorted((one, other) => (one.ticker < other.ticker ? -1 : 1)));
    expect(prices.some(({ ticker }) => /\.(?:MC|MI|PA|DE|AS)$/.test(String(ticker)))).toBe(false);
    expect(made.leftOut.prices).toBe(source.companies.length - prices.length);
  });

  it("holds nothing whose owner licenses it: no aggregator's figure, no CUSIP, no industry", async () => {
    const accounts = await parquetRows("accounts");
    const origins = new Set(accounts.map(({ origin }) => origin));
    expect([...origins].filter((origin) => origin === "aggregator" || origin === "vendor")).toEqual([]);
    const isins = [...accounts, ...(await parquetRows("companies"))].flatMap(({ isin }) => isin ?? []);
    expect(isins.length).toBeGreaterThan(1_000);
    expect(isins.filter((isin) => /^(?:US|CA)/.test(String(isin)))).toEqual([]);
    const columns = dataSetTables.flatMap((name) => columnsOf(name).map((column) => column.name));
    expect(columns.filter((name) => /sector|industry/i.test(name))).toEqual([]);
    const licence = new TextDecoder().decode(bytesOf("licence.txt"));
    for (const origin of origins) expect(licence).toContain(String(origin));
  });

  it("says in each Parquet file of which edition it is, on which terms, and what its columns hold", () => {
    for (const name of dataSetTables) {
      const { key_value_metadata: told = [] } = parquetMetadata(bytesOf(`${name}.parquet`).buffer);
      const facts = Object.fromEntries(told.map(({ key, value }) => [key, value]));
      expect(facts).toMatchObject({ edition: made.edition, dataAsOf: "2026-08-20", table: name });
      expect(facts.licence).toBe(new TextDecoder().decode(bytesOf("licence.txt")));
      expect(Object.keys(JSON.parse(facts.columns ?? ""))).toEqual(columnsOf(name).map((column) => column.name));
    }
  });

  it("has the same bytes when a thread makes it, which it does once", async () => {
    const served = dataSetOf(createMarketData());
    const [answer, again] = await Promise.all([served.tell(), served.tell()]);
    expect(answer).toEqual(again);
    const told = [...answer.tables.flatMap(({ files }) => files), answer.licence];
    expect(told.map(({ name, bytes, sha256 }) => [name, bytes, sha256]).toSorted()).toEqual(
      made.files.map(({ name, bytes, sha256 }) => [name, bytes.byteLength, sha256]).toSorted(),
    );
    const [one, other] = [await served.file("companies.parquet"), await served.file("companies.parquet")];
    expect(one.bytes).toBe(other.bytes);
    expect(one.bytes).toEqual(bytesOf("companies.parquet"));
  });

  it("is as large as the documentation says, in each language", () => {
    expect(docNames).toContain("data-set");
    const size = (bytes: number) =>
      bytes >= 100_000 ? `${(bytes / 1e6).toFixed(1)} MB` : `${Math.round(bytes / 1e3)} kB`;
    const grouped = (rows: number, sign: string) =>
      String(rows).replace(/(?<=\d)(?=(?:\d{3})+$)/g, rows < 10_000 ? "" : sign);
    for (const [file, sign] of [
      ["docs/data-set.md", ","],
      ["docs/es/data-set.md", "."],
      ["docs/it/data-set.md", "."],
    ] as const) {
      const text = readFileSync(join(root, file), "utf8");
      const line = (name: string) => text.split("\n").find((each) => each.startsWith(`| \`${name}\``)) ?? "";
      for (const { name, rows } of made.tables) {
        expect(line(name), `${file}: ${name}`).toContain(`| ${grouped(rows, sign)} |`);
        for (const format of ["csv.gz", "parquet"] as const) {
          const written = size(bytesOf(`${name}.${format}`).byteLength).replace(".", sign === "." ? "," : ".");
          expect(line(name), `${file}: ${name}.${format}`).toContain(`| ${written} `);
        }
      }
    }
  });
});
