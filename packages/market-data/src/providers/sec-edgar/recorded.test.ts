import { type FigureName, type Fundamentals, figureNames, latestAccountsEnd } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { filerOf } from "./filer.ts";
import { interimStatements, toFundamentals } from "./index.ts";
import { submissionsSchema } from "./submissions.schema.ts";

const place = "fixtures/sec";
const factsOf = (file: string) => recorded<CompanyFacts>(`${place}/companyfacts-${file}.json.gz`);
const identity = { exchange: "Nasdaq", country: "US", sector: "informationTechnology", industry: null } as const;

function read(file: string, ticker: string, options = {}): Fundamentals {
  const fundamentals = toFundamentals(factsOf(file), { ticker, identity, ...options });
  if (!fundamentals) throw new Error(`${ticker} has no statements`);
  return fundamentals;
}
const figuresOf = (fundamentals: Fundamentals, fiscalYearEnd: string) => {
  const statement = fundamentals.statements.find((each) => each.fiscalYearEnd === fiscalYearEnd);
  if (!statement) throw new Error(`no year to ${fiscalYearEnd}`);
  return statement.figures;
};

const factorOf = (name: FigureName, shareFactor: number) => {
  if (name === "dilutedShares") return shareFactor;
  return name === "epsDiluted" || name === "dividendsPerShare" ? 1 / shareFactor : 1;
};

type BundledCompany = {
  ticker: string;
  statements: { end: string; accession: string | null; shareFactor: number; values: (number | null)[] }[];
};
type BundledData = { meta: { fields: FigureName[] }; companies: BundledCompany[] };

describe.skipIf(!hasRecorded(place))("recorded company facts", () => {
  it("gives Apple's figures of eleven fiscal years, debt and the depreciation of 2015 apart", () => {
    const { meta, companies } = recorded<BundledData>("companies-us.json.gz");
    const apple = read("CIK0000320193", "AAPL");
    const bundled = companies.find(({ ticker }) => ticker === "AAPL")?.statements ?? [];
    const compared = bundled.flatMap(({ end, accession, shareFactor, values }) => {
      expect(apple.statements.find(({ fiscalYearEnd }) => fiscalYearEnd === end)?.accession).toBe(accession);
      const figures = figuresOf(apple, end);
      return meta.fields.flatMap((name, index) => {
        const value = values[index] ?? null;
        return value === null ? [] : [{ end, name, read: figures[name], bundled: value * factorOf(name, shareFactor) }];
      });
    });
    const differences = compared.filter(({ read, bundled }) => read === null || Math.abs(read / bundled - 1) > 1e-9);
    expect(bundled).toHaveLength(11);
    expect(compared).toHaveLength(347);
    const [debt, others] = [true, false].map((isDebt) =>
      differences.filter(({ name }) => name.endsWith("Debt") === isDebt),
    );
    expect(
      new Set(debt?.map(({ name }) => name)),
      "the files' debt leaves out commercial paper and holds the current part twice: see docs/providers/sec-edgar.md",
    ).toEqual(new Set(["totalDebt", "longTermDebt", "currentDebt"]));
    expect(debt).toHaveLength(20);
    expect(others, "the files hold the depreciation of property alone").toEqual([
      { end: "2015-09-26", name: "ebitda", read: 82_487e6, bundled: 80_430e6 },
      { end: "2015-09-26", name: "depreciationAndAmortization", read: 11_257e6, bundled: 9200e6 },
    ]);
  });

  it.each([
    ["2018-09-29", 114_483_000_000],
    ["2022-09-24", 120_069_000_000],
    ["2023-09-30", 111_088_000_000],
    ["2024-09-28", 106_629_000_000],
    ["2025-09-27", 98_657_000_000],
  ])("counts Apple's term debt and commercial paper on %s", (end, debt) => {
    expect(figuresOf(read("CIK0000320193", "AAPL"), end).totalDebt).toBe(debt);
  });

  it("brings Apple's per-share figures over two splits to today's basis", () => {
    expect(figuresOf(read("CIK0000320193", "AAPL"), "2015-09-26").epsDiluted).toBeCloseTo(2.305, 10);
    expect(figuresOf(read("CIK0000320193", "AAPL"), "2009-09-26").epsDiluted).toBeCloseTo(9.08 / 28, 10);
  });

  it("finds Alphabet's split in earnings alone, and its shares of three classes on the balance sheet", () => {
    const alphabet = read("CIK0001652044", "GOOGL");
    expect(figuresOf(alphabet, "2019-12-31").epsDiluted).toBeCloseTo(49.16 / 20, 10);
    expect(figuresOf(alphabet, "2025-12-31")).toMatchObject({
      revenue: 402_836_000_000,
      netIncome: 132_170_000_000,
      epsDiluted: 10.81,
      dilutedShares: 12_230_000_000,
      totalDebt: 46_547_000_000 + 1_996_000_000,
    });
    expect(alphabet.sharesOutstanding).toEqual({
      value: 12_116_000_000,
      asOf: "2026-03-31",
      source: "SEC EDGAR, balance sheet",
    });
    expect(alphabet.shareBasis).toBe("settled");
  });

  it("reads Snowflake's losses, minority and convertible debt, and leaves what it does not state unknown", () => {
    expect(figuresOf(read("CIK0001640147", "SNOW"), "2025-01-31")).toMatchObject({
      ebit: -1_456_010_000,
      netIncome: -1_285_640_000,
      minorityInterests: 6_714_000,
      longTermDebt: 2_271_529_000,
      totalDebt: null,
      dividendsPerShare: null,
      marketableSecurities: 2_665_349_000,
    });
  });

  it("reads a foreign filer's IFRS words into the same terms", () => {
    const properties = read("LPA-ifrs", "LPA", { sharesPerQuoted: 1 });
    expect(properties.currency).toBe("USD");
    expect(properties.shareBasis).toBe("settled");
    expect(properties.sharesOutstanding?.value).toBe(31_668_601);
    expect(properties.statements.at(-1)).toMatchObject({ fiscalYearEnd: "2024-12-31", form: "20-F", fiscalYear: 2024 });
    expect(figuresOf(properties, "2024-12-31")).toMatchObject({
      revenue: 43_862_372,
      ebit: 36_606_814,
      pretaxIncome: -9_863_991,
      incomeTaxExpense: 9_562_060,
      netIncome: -29_285_428,
      epsDiluted: -0.94,
      operatingCashFlow: 19_391_563,
      totalAssets: 607_019_578,
      totalEquity: 228_964_876,
      minorityInterests: 41_836_542,
      totalDebt: 267_216_692,
      longTermDebt: 267_216_692 - 12_636_821,
      currentDebt: 12_636_821,
      cashAndEquivalents: 28_827_347,
      stockBasedCompensation: 2_060_666,
    });
  });

  it("does not settle the share basis of a foreign filer whose receipts are unknown", () => {
    expect(read("LPA-ifrs", "LPA").shareBasis).toBe("unsettled");
  });

  it.each(["CIK0000320193", "CIK0001652044", "CIK0001640147", "LPA-ifrs"])(
    "%s: assets are liabilities and equity",
    (file) => {
      for (const { figures, fiscalYearEnd } of read(file, "ANY").statements) {
        const { totalAssets, totalLiabilities, totalEquity, minorityInterests, preferredEquity } = figures;
        const claims = (totalLiabilities ?? 0) + (totalEquity ?? 0) + (minorityInterests ?? 0) + (preferredEquity ?? 0);
        expect(Math.abs(claims / (totalAssets ?? 0) - 1), fiscalYearEnd).toBeLessThan(0.005);
      }
    },
  );

  it("never writes an unknown figure as zero, nor anything that is not a number", () => {
    for (const file of ["CIK0000320193", "CIK0001652044", "CIK0001640147", "LPA-ifrs"]) {
      for (const { figures } of read(file, "ANY").statements) {
        for (const name of figureNames)
          expect(figures[name] === null || Number.isFinite(figures[name]), name).toBe(true);
      }
    }
  });

  it("tells Apple's quarters, the fourth as the year less nine months, and both filings", () => {
    const quarters = interimStatements(factsOf("CIK0000320193"), "2020-02-15")?.quarters ?? [];
    const year2019 = quarters.filter(({ periodEnd }) => periodEnd > "2018-10-01" && periodEnd <= "2019-09-28");
    expect(year2019.map(({ periodEnd }) => periodEnd)).toEqual([
      "2018-12-29",
      "2019-03-30",
      "2019-06-29",
      "2019-09-28",
    ]);
    const sum = (name: FigureName) => year2019.reduce((all, { figures }) => all + (figures[name] ?? Number.NaN), 0);
    expect(sum("revenue")).toBe(260_174_000_000);
    expect(sum("netIncome")).toBe(55_256_000_000);
    expect(sum("operatingCashFlow")).toBe(69_391_000_000);
    expect(year2019.at(-1)?.origins.operatingCashFlow).toBe("derived");
    expect(
      year2019
        .at(-1)
        ?.parts?.map(({ sign, months, accession, figures }) => [sign, months, accession, figures.operatingCashFlow]),
    ).toEqual([
      [1, 12, "0000320193-19-000119", 69_391_000_000],
      [-1, 9, "0000320193-19-000076", 49_481_000_000],
    ]);
  });

  it("adds up Apple's last twelve months, and those that ended a year before", () => {
    const trailing = interimStatements(factsOf("CIK0000320193"), "2020-02-15")?.trailing ?? [];
    expect(trailing.map(({ periodEnd }) => periodEnd)).toEqual(["2018-12-29", "2019-12-28"]);
    expect(trailing.at(-1)).toMatchObject({ months: 12, form: "10-Q", filedAt: "2020-01-29" });
    // the year to September 2019, plus the quarter to December 2019, less the quarter to December 2018
    expect(trailing.at(-1)?.figures.revenue).toBe(260_174_000_000 + 91_819_000_000 - 84_310_000_000);
    expect(trailing.at(-1)?.figures.totalEquity).toBe(89_531_000_000);
  });

  it("adds up Snowflake's twelve months after each of its fiscal years to January", () => {
    for (const asOf of ["2024-12-15", "2025-06-15", "2025-09-15", "2025-12-15"]) {
      const snowflake = read("CIK0001640147", "SNOW", { asOf });
      const { statements, interim } = snowflake;
      const [year, trailing] = [statements.at(-1), interim?.trailing.at(-1)];
      const quarters = interim?.quarters.slice(-4) ?? [];
      expect(trailing?.periodEnd, asOf).toBe(quarters.at(-1)?.periodEnd);
      expect(trailing?.parts?.[0], asOf).toMatchObject({ sign: 1, months: 12, periodEnd: year?.fiscalYearEnd });
      for (const name of ["revenue", "netIncome", "operatingCashFlow"] as const) {
        const sum = quarters.reduce((total, { figures }) => total + (figures[name] ?? Number.NaN), 0);
        expect(trailing?.figures[name], `${name} ${asOf}`).toBe(sum);
      }
      expect(latestAccountsEnd(snowflake), asOf).toBe(trailing?.periodEnd);
    }
  });

  it("takes every fourth quarter from the year of the annual statement", () => {
    let compared = 0;
    for (const file of ["CIK0000320193", "CIK0001652044", "CIK0001640147"]) {
      const { statements, interim } = read(file, "ANY");
      for (const { periodEnd, parts = [], figures } of interim?.quarters ?? []) {
        const told = parts.flatMap(({ sign, months, figures: { netIncome } }) =>
          netIncome === undefined ? [] : [{ sign, months, netIncome }],
        );
        if (told.length === 0) continue;
        compared += 1;
        expect(figures.netIncome, periodEnd).toBe(told.reduce((sum, { sign, netIncome }) => sum + sign * netIncome, 0));
        const year = statements.find(({ fiscalYearEnd }) => fiscalYearEnd === periodEnd);
        expect(told[0], periodEnd).toEqual({ sign: 1, months: 12, netIncome: year?.figures.netIncome });
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  it.each([
    [
      "0000320193",
      "AAPL",
      { sector: "informationTechnology", exchange: "Nasdaq", country: "US", fiscalYearEnd: "09-26" },
    ],
    ["0001324424", "EXPE", { sector: "consumerDiscretionary", exchange: "Nasdaq", fiscalYearEnd: "12-31" }],
    ["0001318605", "TSLA", { sector: "consumerDiscretionary", name: "Tesla, Inc." }],
    ["0001881551", "STI", { sector: "industrials", name: "Solidion Technology Inc." }],
    ["0000315090", "", { sector: null, exchange: null, country: "US", latestAnnualReport: null }],
  ])("reads who CIK %s is", (cik, ticker, expected) => {
    const submissions = submissionsSchema.parse(recorded(`${place}/submissions-CIK${cik}.json.gz`));
    expect(filerOf(submissions, ticker)).toMatchObject({ cik, ...expected });
  });
});
