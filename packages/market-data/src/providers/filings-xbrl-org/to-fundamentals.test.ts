import { describe, expect, it } from "vitest";
import { type EuropeanIdentity, toFundamentals } from "./index.ts";

const lei = "EXAMPLE0000000000001";
const company: EuropeanIdentity = {
  lei,
  name: "Example",
  exchange: "Madrid",
  country: "ES",
  sector: "industrials",
  industry: null,
};
const year = (of: number) => `${of}-01-01T00:00:00/${of + 1}-01-01T00:00:00`;
const end = (of: number) => `${of + 1}-01-01T00:00:00`;
let count = 0;
function fact(concept: string, value: string | null, period: string, more: object = {}) {
  count += 1;
  const dimensions = { concept: `ifrs-full:${concept}`, entity: `scheme:${lei}`, period, unit: "iso4217:EUR", ...more };
  return [`f-${count}`, { value, decimals: -3, dimensions }] as const;
}
const reported = (filing: string, filedAt: string, entries: readonly (readonly [string, unknown])[]) => ({
  lei,
  filing,
  filedAt,
  report: { documentInfo: { documentType: "https://xbrl.org/2021/xbrl-json" }, facts: Object.fromEntries(entries) },
});
const base = (of: number, profit: string) => [fact("ProfitLoss", profit, year(of)), fact("Assets", "1000", end(of))];
const read = (...reports: Parameters<typeof toFundamentals>[2]) => {
  const fundamentals = toFundamentals("EXMP.MC", company, reports);
  if (!fundamentals) throw new Error("no year");
  return fundamentals;
};

describe("European reports", () => {
  it("take the last day from the midnight after it, and one company from facts of segments", () => {
    const { statements } = read(
      reported("a", "2026-03-01", [
        ...base(2025, "90"),
        fact("Revenue", "700", year(2025)),
        fact("Revenue", "300", year(2025), { "ifrs-full:SegmentsAxis": "ex:WaterMember" }),
      ]),
    );
    expect(statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2025-12-31"]);
    expect(statements[0]?.figures.revenue).toBe(700);
  });

  it("take last year's figures from the later report, which may have restated them", () => {
    const { statements } = read(
      reported("b", "2026-03-01", [...base(2025, "90"), ...base(2024, "75"), fact("Revenue", "650", year(2024))]),
      reported("a", "2025-03-01", [
        ...base(2024, "80"),
        fact("Revenue", "660", year(2024)),
        fact("Goodwill", "5", end(2024)),
      ]),
    );
    expect(statements.map(({ fiscalYear, accession }) => [fiscalYear, accession])).toEqual([
      [2024, "a"],
      [2025, "b"],
    ]);
    expect(statements[0]?.figures).toMatchObject({ netIncome: 75, revenue: 650, goodwill: 5 });
  });

  it("write payments as positive numbers, whichever sign the page had, and leave losses negative", () => {
    const { statements } = read(
      reported("a", "2026-03-01", [
        ...base(2025, "-90"),
        fact("PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities", "-60", year(2025)),
        fact("DividendsPaidClassifiedAsFinancingActivities", "12", year(2025)),
        fact("CashFlowsFromUsedInOperatingActivities", "-5", year(2025)),
      ]),
    );
    expect(statements[0]?.figures).toMatchObject({
      netIncome: -90,
      capitalExpenditure: 60,
      dividendsPaid: 12,
      operatingCashFlow: -5,
      freeCashFlow: -65,
    });
  });

  it("take the currency from the unit, and earnings per share in it", () => {
    const fundamentals = read(
      reported("a", "2026-03-01", [
        ...base(2025, "90").map(
          ([id, entry]) => [id, { ...entry, dimensions: { ...entry.dimensions, unit: "iso4217:SEK" } }] as const,
        ),
        fact("Revenue", "700", year(2025), { unit: "iso4217:EUR" }),
        fact("DilutedEarningsLossPerShare", "1.25", year(2025), { unit: "iso4217:SEK/xbrli:shares" }),
      ]),
    );
    expect(fundamentals.currency).toBe("SEK");
    expect(fundamentals.statements[0]?.figures).toMatchObject({ revenue: null, epsDiluted: 1.25 });
  });

  it("leave nil facts, texts and the filer's own words unknown", () => {
    const { statements } = read(
      reported("a", "2026-03-01", [
        ...base(2025, "90"),
        fact("Goodwill", null, end(2025)),
        fact("Inventories", "twelve", end(2025)),
        [
          "own",
          {
            value: "5",
            dimensions: {
              concept: "ex:OtherResults",
              entity: `scheme:${lei}`,
              period: year(2025),
              unit: "iso4217:EUR",
            },
          },
        ],
        ["drift", { surprise: true }],
      ]),
    );
    expect(statements[0]?.figures).toMatchObject({ goodwill: null, inventory: null, revenue: null });
  });

  it("give nothing when they hold no whole year", () => {
    const half = "2025-01-01T00:00:00/2025-07-01T00:00:00";
    expect(
      toFundamentals("EXMP.MC", company, [
        reported("a", "2026-03-01", [fact("ProfitLoss", "9", half), fact("Assets", "1", end(2025))]),
      ]),
    ).toBeNull();
  });
});
