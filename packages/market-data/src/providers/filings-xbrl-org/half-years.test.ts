import { describe, expect, it } from "vitest";
import { startVendorsServer } from "../../../vendors-server/server.ts";
import { type Filer, filing, halfYearFiling, leiOf, yearOf } from "../../../vendors-server/vendors/european-filers.ts";
import { filingsXbrlOrgVendorOf } from "../../../vendors-server/vendors/filings-xbrl-org.ts";
import { type ListedFiling, periodsToRead } from "./filings-index.ts";
import { filingsXbrlOrg } from "./index.ts";

// A maker of bottles whose years end with December, and its reports of the first half of a year.
const lei = leiOf("959800EXAMPLE00009");
const sales = (amount: number) => yearOf(amount, "Revenue");
const year = (of: number, amount: number, before: number) =>
  filing(lei, of, { [of]: sales(amount), [of - 1]: sales(before) });
const half = (of: number, amount: number, before: number) =>
  halfYearFiling(lei, of, { [`${of}-06`]: sales(amount), [`${of - 1}-06`]: sales(before) });
const { signal } = new AbortController();

async function companyWith(filings: Filer["filings"], more: { reports?: number } = {}) {
  const vendor = filingsXbrlOrgVendorOf([{ lei, name: "BOTTLES, S.A.", isin: null, filings, package: null }]);
  const server = await startVendorsServer({ vendors: [vendor] });
  try {
    const identity = {
      lei,
      name: "Bottles",
      exchange: "Madrid",
      country: "ES",
      sector: "materials",
      industry: null,
    } as const;
    const provider = filingsXbrlOrg({
      ...more,
      identityOf: () => identity,
      address: server.addressOf("filings-xbrl-org"),
    });
    const company = await provider.fundamentals("BOT.MC", signal);
    return {
      company,
      read: server.requests.filter(({ path }) => path.endsWith("report.json")).map(({ path }) => path),
    };
  } finally {
    await server.close();
  }
}

describe("a half-year that ended after the last year", () => {
  const years = [year(2025, 1_000_000_000, 900_000_000), year(2024, 900_000_000, 800_000_000)];

  it("gives the last twelve months: the year, the half, less the same half of the year before", async () => {
    const { company } = await companyWith([half(2026, 620_000_000, 480_000_000), ...years]);
    expect(company.statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual([
      "2023-12-31",
      "2024-12-31",
      "2025-12-31",
    ]);
    expect(company.interim?.quarters).toEqual([]);
    const latest = company.interim?.trailing.at(-1);
    expect(latest).toMatchObject({
      ...{ periodEnd: "2026-06-30", months: 12, filedAt: "2026-09-10" },
      figures: {
        revenue: 1_000_000_000 + 620_000_000 - 480_000_000,
        // 18 % of sales in each period
        ebit: 180_000_000 + 111_600_000 - 86_400_000,
        // what is owned and owed is of the last day: the half's
        totalEquity: 558_000_000,
        cashAndEquivalents: 62_000_000,
      },
      origins: { revenue: "derived", totalEquity: "annualReportXbrl" },
    });
    const revenue = latest?.parts?.flatMap(({ sign, periodEnd, months, figures }) =>
      figures.revenue === undefined ? [] : [[sign, periodEnd, months, figures.revenue]],
    );
    expect(revenue).toEqual([
      [1, "2025-12-31", 12, 1_000_000_000],
      [1, "2026-06-30", 6, 620_000_000],
      [-1, "2025-06-30", 6, 480_000_000],
    ]);
  });

  it("tells the year as its own report does, and by that report", async () => {
    const [withHalf, without] = await Promise.all([
      companyWith([half(2026, 620_000_000, 480_000_000), ...years]),
      companyWith(years),
    ]);
    expect(withHalf.company.statements).toEqual(without.company.statements);
    expect(without.company.interim).toBeUndefined();
  });

  it("takes none of the years' places, and one that a later year holds is not read", async () => {
    const more = [year(2023, 800e6, 700e6), year(2022, 700e6, 600e6), year(2021, 600e6, 500e6)];
    const { read, company } = await companyWith([
      ...[half(2026, 620e6, 480e6), half(2025, 480e6, 400e6), half(2024, 400e6, 300e6), ...years, ...more],
    ]);
    expect(read.map((path) => /\/(\d{4}-\d\d-\d\d)\//.exec(path)?.[1]).toSorted()).toEqual([
      ...["2022-12-31", "2023-12-31", "2024-12-31", "2025-12-31", "2026-06-30"],
    ]);
    expect(company.statements.map(({ fiscalYear }) => fiscalYear)).toEqual([2021, 2022, 2023, 2024, 2025]);
  });

  it("leaves the years where the half of the year before is not told", async () => {
    const alone = halfYearFiling(lei, 2026, { "2026-06": sales(620_000_000) });
    const { company } = await companyWith([alone, ...years]);
    expect(company.statements.at(-1)?.figures.revenue).toBe(1_000_000_000);
    expect(company.interim?.trailing.at(-1)?.figures.revenue ?? null).toBeNull();
  });
});

describe("the periods that are read", () => {
  const periods = (...ends: string[]) =>
    ends.map((periodEnd): readonly ListedFiling[] => [
      {
        id: periodEnd,
        country: "ES",
        periodEnd,
        filedAt: periodEnd,
        jsonPath: "",
        packagePath: null,
        errors: 0,
        company: null,
      },
    ]);
  it.each([
    ["years alone", ["2025-12-31", "2024-12-31", "2023-12-31"], ["2025-12-31", "2024-12-31"]],
    [
      "a half-year after them",
      ["2026-06-30", "2025-12-31", "2025-06-30", "2024-12-31", "2023-12-31"],
      ["2026-06-30", "2025-12-31", "2024-12-31"],
    ],
    ["a half-year before the last year", ["2025-12-31", "2025-06-30", "2024-12-31"], ["2025-12-31", "2024-12-31"]],
    ["one of each, of which neither is known to be a year", ["2026-06-30", "2025-12-31"], ["2026-06-30", "2025-12-31"]],
    [
      "another end of the year since",
      ["2025-06-30", "2024-12-31", "2023-12-31"],
      ["2025-06-30", "2024-12-31", "2023-12-31"],
    ],
  ])("are those of %s", (_, told, read) => {
    expect(periodsToRead(periods(...told), 2).map(([filed]) => filed?.periodEnd)).toEqual(read);
  });
});
