import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { CompanyUnavailable } from "../market-data.ts";
import type { Provider } from "../provider.ts";
import { dataDirectory } from "../providers/bundled/bundled-files.ts";
import { areRelatedNames } from "../symbols/related-names.ts";

// Whose accounts stand under a symbol: on the included companies, and on a data set made elsewhere from them.

type Statement = [number, string, string | null, string | null, string | null, string, (number | null)[]];
type Row = { ticker: string; name: string; cik: string | null; statements: Statement[]; [more: string]: unknown };
type File = { version: number; companies: Row[]; leftOut?: unknown };

const folder = mkdtempSync(join(tmpdir(), "valora-accounts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(change: (rows: ReadonlyMap<string, Row>) => readonly Row[]): ReturnType<typeof createMarketData> {
  const target = mkdtempSync(join(folder, "bundle-"));
  cpSync(dataDirectory(), target, { recursive: true });
  const path = join(target, "companies.json.gz");
  const file: File = JSON.parse(gunzipSync(readFileSync(path)).toString("utf8"));
  const rows = new Map(file.companies.map((row) => [row.ticker, row]));
  for (const row of change(rows)) rows.set(row.ticker, row);
  const { leftOut: _, ...rest } = file;
  writeFileSync(path, gzipSync(JSON.stringify({ ...rest, version: 3, companies: [...rows.values()] })));
  return createMarketData({ dataDirectory: target });
}

function known(rows: ReadonlyMap<string, Row>, ticker: string): Row {
  const row = rows.get(ticker);
  if (!row) throw new Error(`${ticker} is not included`);
  return row;
}

const refusalOf = (data: ReturnType<typeof createMarketData>, ticker: string) =>
  data.fundamentalsOf(ticker).then(
    () => null,
    (thrown: unknown) => (thrown instanceof CompanyUnavailable ? thrown.skipped : thrown),
  );
const asOf = (issuer: string) => [
  { provider: "bundled", kind: "noData", detail: "accountsOfAnother", accountsOf: issuer },
];

describe("the included companies", () => {
  const data = createMarketData();

  it("are without Dell, whose accounts here were those of Intercontinental Exchange", async () => {
    expect(await refusalOf(data, "DELL")).toEqual(asOf("Intercontinental Exchange Inc."));
    expect(data.listingOf("DELL")).toMatchObject({ kind: "commonShare", hasData: false });
    const { fundamentals } = await data.fundamentalsOf("AAPL");
    expect(data.peerCandidates(fundamentals).map(({ ticker }) => ticker)).not.toContain("DELL");
    expect(data.bundledTickers()).not.toContain("DELL");
  });

  it("keep both classes of an issuer, and who files under the number of an agent or of a holding before", () => {
    const kept = data.bundledTickers();
    for (const ticker of ["GOOG", "GOOGL", "FOX", "FOXA", "NWS", "NWSA", "ICE", "XOM", "QCOM", "REGN", "APA", "BXP"])
      expect(kept, ticker).toContain(ticker);
    expect(kept).toHaveLength(580);
  });
});

describe("a data set made elsewhere", () => {
  let data: ReturnType<typeof createMarketData>;
  beforeAll(() => {
    data = fileOf((rows) => [
      // accounts of a company that is in the file
      { ...known(rows, "KO"), statements: known(rows, "PEP").statements },
      // the same without any filing to tell whose they are
      { ...known(rows, "ENI.MI"), statements: known(rows, "ENEL.MI").statements },
      // one year of another's is enough
      {
        ...known(rows, "CAT"),
        statements: [...known(rows, "CAT").statements.slice(0, -1), ...known(rows, "DE").statements.slice(-1)],
      },
      // filings of a listed company of which the file has no accounts: Dillard's
      {
        ...known(rows, "TGT"),
        statements: known(rows, "TGT").statements.map((statement): Statement => {
          const [year, end, filed, form, , letters, values] = statement;
          return [year, end, filed, form, `0000028917-${String(year).slice(2)}-000011`, letters, values];
        }),
      },
      // two registrants with one set of accounts, as Carnival's are
      { ...known(rows, "CCL"), ticker: "CUK", name: "Carnival plc", cik: "0001125259" },
    ]);
  });

  it.each([
    ["KO", "PepsiCo Inc."],
    ["CAT", "Deere & Company"],
    ["TGT", "Dillard's Inc."],
  ])("%s is refused: its accounts are those of %s", async (ticker, issuer) => {
    expect(await refusalOf(data, ticker)).toEqual(asOf(issuer));
    expect(data.listingOf(ticker)?.hasData).toBe(false);
    expect(data.bundledTickers()).not.toContain(ticker);
  });

  it("refuses both where nothing tells whose the accounts are", async () => {
    expect(await refusalOf(data, "ENI.MI")).toEqual(asOf("Enel S.p.A."));
    expect(await refusalOf(data, "ENEL.MI")).toEqual(asOf("Eni S.p.A."));
  });

  it("serves those whose accounts they are, and two registrants of one house", async () => {
    for (const ticker of ["PEP", "DE", "CCL", "CUK"]) expect(await refusalOf(data, ticker), ticker).toBeNull();
  });
});

describe("a live source", () => {
  it("that gives another company's accounts is passed over, and says whose they were", async () => {
    const included = createMarketData();
    const { fundamentals: pepsi } = await included.fundamentalsOf("PEP");
    const source: Provider = {
      id: "vendor",
      supplies: ["fundamentals"],
      requestsPerMinute: 60,
      fundamentals: async (ticker) => ({
        ...pepsi,
        ticker,
        name: "The Coca-Cola Company",
        cik: null,
        provider: "vendor",
      }),
    };
    const data = createMarketData({ providers: [source] });
    const skip = { provider: "vendor", kind: "unreadable", detail: "accountsOfAnother", accountsOf: "PepsiCo Inc." };
    expect(await data.fundamentalsOf("KO")).toMatchObject({ provider: "bundled", skipped: [skip] });
    // a chosen provider has no fallback
    await expect(data.fundamentalsOf("KO", { provider: "vendor" })).rejects.toMatchObject({ skipped: [skip] });
    // the company's accounts are its own under its former symbol as well
    expect(await data.fundamentalsOf("PEP")).toMatchObject({ provider: "vendor" });
  });

  it("may know a company by the symbol it had before: Equity Residential is Vivmark", async () => {
    const { fundamentals } = await createMarketData().fundamentalsOf("VMRK");
    const source: Provider = {
      id: "vendor",
      supplies: ["fundamentals"],
      requestsPerMinute: 60,
      fundamentals: async (ticker) => ({ ...fundamentals, ticker, name: "Equity Residential", cik: null }),
    };
    expect(await createMarketData({ providers: [source] }).fundamentalsOf("EQR")).toMatchObject({ provider: "vendor" });
  });
});

describe("names of one house", () => {
  it.each([
    ["Carnival Corporation", "Carnival plc", true],
    ["Exxon Mobil Corporation", "EXXON MOBIL CORP", true],
    ["Plains All American Pipeline, L.P.", "Plains GP Holdings, L.P.", true],
    ["The Coca-Cola Company", "Coca-Cola Consolidated", true],
    ["Dell Technologies Inc.", "Intercontinental Exchange, Inc.", false],
    ["American Express Company", "American Airlines Group Inc.", false],
    ["First Solar, Inc.", "First Horizon Corporation", false],
    ["", "", false],
  ])("%j and %j: %s", (one, other, expected) => {
    expect(areRelatedNames(one, other)).toBe(expected);
    expect(areRelatedNames(other, one)).toBe(expected);
  });
});
