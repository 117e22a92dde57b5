import { type AnnualStatement, type FigureName, figureNames, type InterimStatement } from "@valora/valuation";
import { asFiledBy } from "@valora/valuation/statements";
import { describe, expect, it } from "vitest";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import type { CompanyFacts } from "./company-facts.schema.ts";
import { toFundamentals } from "./to-fundamentals.ts";

type Restated = {
  filed: string;
  accession: string;
  form?: string;
  revenue?: number;
  equity?: number;
  earnings: number;
};

/** The year 2019 as eleven documents told of it: the report, and ten that changed something or said it again. */
const history: readonly Restated[] = [
  { filed: "2020-02-20", accession: "r0", revenue: 1000, equity: 500, earnings: 100 },
  { filed: "2020-03-15", accession: "r1", form: "10-K/A", revenue: 990, equity: 500, earnings: 100 },
  { filed: "2020-06-01", accession: "r2", form: "8-K", revenue: 990, earnings: 95 },
  { filed: "2020-09-30", accession: "r3", form: "10-K/A", revenue: 985, equity: 480, earnings: 95 },
  { filed: "2021-02-19", accession: "r4", revenue: 985, equity: 480, earnings: 96 },
  { filed: "2021-05-03", accession: "r5", form: "10-K/A", revenue: 970, equity: 481, earnings: 96 },
  { filed: "2021-08-12", accession: "r6", form: "8-K", revenue: 900, earnings: 80 },
  { filed: "2021-11-30", accession: "r7", form: "10-K/A", revenue: 985, equity: 470, earnings: 80 },
  { filed: "2022-02-18", accession: "r8", revenue: 985, equity: 470, earnings: 81 },
  { filed: "2022-06-06", accession: "r9", form: "8-K", revenue: 986, earnings: 82 },
  { filed: "2022-12-24", accession: "r10", form: "10-K/A", revenue: 987, equity: 460, earnings: 83 },
];

const year = { start: "2019-01-01", end: "2019-12-31" };
const rowsOf = (figure: "revenue" | "equity" | "earnings", period: { start?: string; end: string }) =>
  history.flatMap(({ filed, accession: accn, form = "10-K", [figure]: val }) =>
    val === undefined ? [] : [{ ...period, val, filed, accn, form }],
  );
const facts: CompanyFacts = {
  cik: 1,
  entityName: "Ten times restated",
  facts: {
    "us-gaap": {
      Revenues: { units: { USD: rowsOf("revenue", year) } },
      NetIncomeLoss: { units: { USD: rowsOf("earnings", year) } },
      StockholdersEquity: { units: { USD: rowsOf("equity", { end: year.end }) } },
      Assets: { units: { USD: [{ end: year.end, val: 2000, filed: "2020-02-20", accn: "r0", form: "10-K" }] } },
    },
  },
};
const identity = { exchange: "NYSE", country: "US", sector: "industrials", industry: null } as const;
const company = toFundamentals(facts, { ticker: "TENX", identity });

/** Written by hand: from which day on, what a reader knew of revenue, net income and equity, and from which document. */
const known: readonly (readonly [from: string, until: string, revenue: string, earnings: string, equity: string])[] = [
  ["2020-02-20", "2020-03-14", "1000 r0", "100 r0", "500 r0"],
  ["2020-03-15", "2020-05-31", "990 r1", "100 r0", "500 r0"],
  ["2020-06-01", "2020-09-29", "990 r1", "95 r2", "500 r0"],
  ["2020-09-30", "2021-02-18", "985 r3", "95 r2", "480 r3"],
  ["2021-02-19", "2021-05-02", "985 r3", "96 r4", "480 r3"],
  ["2021-05-03", "2021-08-11", "970 r5", "96 r4", "481 r5"],
  ["2021-08-12", "2021-11-29", "900 r6", "80 r6", "481 r5"],
  ["2021-11-30", "2022-02-17", "985 r7", "80 r6", "470 r7"],
  ["2022-02-18", "2022-06-05", "985 r7", "81 r8", "470 r7"],
  ["2022-06-06", "2022-12-23", "986 r9", "82 r9", "470 r7"],
  ["2022-12-24", "2030-01-01", "987 r10", "83 r10", "460 r10"],
];

describe("a year restated ten times", () => {
  it.each(known)("from %s to %s has revenue %s, net income %s and equity %s", (from, until, ...told) => {
    for (const day of [from, until]) {
      const statement = company && asFiledBy(company, day).fundamentals.statements[0];
      const said = (["revenue", "netIncome", "totalEquity"] as const).map(
        (name) => `${statement?.figures[name]} ${versionOf(statement, name)}`,
      );
      expect(said, day).toEqual(told);
    }
  });

  it("is not known before its report, and today as it is today", () => {
    if (!company) throw new Error("no company");
    const before = asFiledBy(company, "2020-02-19");
    expect(before.fundamentals.statements).toEqual([]);
    expect(before.leftOut).toEqual([
      { period: "annual", periodEnd: "2019-12-31", months: 12, filedAt: "2020-02-20", reason: "notFiledYet" },
    ]);
    expect(asFiledBy(company, "2026-01-01").fundamentals.statements).toEqual(company.statements);
  });

  it("keeps every word that changed, and none that only repeats", () => {
    expect(company?.statements[0]?.versions?.revenue?.map(({ value, accession }) => `${value} ${accession}`)).toEqual([
      "1000 r0",
      "990 r1",
      "985 r3",
      "970 r5",
      "900 r6",
      "985 r7",
      "986 r9",
      "987 r10",
    ]);
    expect(company?.statements[0]?.versions).not.toHaveProperty("totalAssets");
  });
});

/** The document that first had the figure as it is: the last of its versions, else the report of the year. */
const versionOf = (statement: AnnualStatement | null | undefined, name: FigureName) =>
  statement?.versions?.[name]?.at(-1)?.accession ?? statement?.accession;

const place = "fixtures/sec";
const perShare = new Set<FigureName>(["epsDiluted", "dividendsPerShare", "dilutedShares"]);

describe.skipIf(!hasRecorded(place))("recorded facts", () => {
  it.each(["CIK0000320193", "CIK0001652044", "CIK0001640147", "LPA-ifrs"])(
    "of %s give on every day what reading the filings of that day alone gives",
    (name) => {
      const all = recorded<CompanyFacts>(`${place}/companyfacts-${name}.json.gz`);
      const whole = toFundamentals(all, { ticker: "EXMP", identity });
      if (!whole) throw new Error("no company");
      let compared = 0;
      for (const day of daysFrom("2012-03-01", "2026-09-01", 181)) {
        const then = toFundamentals(all, { ticker: "EXMP", identity, asOf: day });
        const selected = asFiledBy(whole, day).fundamentals;
        const ends = selected.statements.map(({ fiscalYearEnd }) => fiscalYearEnd);
        const own = (then?.statements ?? []).filter(({ fiscalYearEnd }) => ends.includes(fiscalYearEnd));
        expect(figuresIn(selected.statements), `${day}, years`).toEqual(figuresIn(own));
        const quarterEnds = (selected.interim?.quarters ?? []).map(({ periodEnd }) => periodEnd);
        const quarters = (then?.interim?.quarters ?? []).filter(({ periodEnd }) => quarterEnds.includes(periodEnd));
        expect(figuresIn(selected.interim?.quarters ?? []), `${day}, quarters`).toEqual(figuresIn(quarters));
        compared += own.length + quarters.length;
      }
      expect(compared).toBeGreaterThan(name === "LPA-ifrs" ? 0 : 60);
    },
  );
});

const figuresIn = (statements: readonly (AnnualStatement | InterimStatement)[]) =>
  statements.map((statement) => [
    "periodEnd" in statement ? statement.periodEnd : statement.fiscalYearEnd,
    Object.fromEntries(
      figureNames.filter((name) => !perShare.has(name)).map((name) => [name, statement.figures[name]]),
    ),
  ]);

function* daysFrom(first: string, last: string, step: number): Generator<string> {
  for (let at = Date.parse(first); at <= Date.parse(last); at += step * 86_400_000)
    yield new Date(at).toISOString().slice(0, 10);
}
