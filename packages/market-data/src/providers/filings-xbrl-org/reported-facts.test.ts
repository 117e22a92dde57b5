import { describe, expect, it } from "vitest";
import { base, company, type Entry, end, lastOf, lei, read, reported, year } from "./filed-report-contract.ts";
import { toFundamentals } from "./index.ts";

describe("facts", () => {
  it("are read under whatever prefix the report calls the standard dictionaries", () => {
    const unit = "cur:SEK";
    const entries: Entry[] = [
      ["i:ProfitLoss", "9", year(2025), { unit }],
      ["i:Assets", "99", end(2025), { unit }],
      ["i:Revenue", "50", year(2025), { unit }],
      ["i:BasicEarningsLossPerShare", "0.5", year(2025), { unit: "cur:SEK/x:shares" }],
    ];
    const namespaces = {
      i: "https://xbrl.ifrs.org/taxonomy/2024-03-27/ifrs-full",
      cur: "http://www.xbrl.org/2003/iso4217",
      x: "http://www.xbrl.org/2003/instance",
      "ifrs-full": "http://example.com/own",
    };
    const read = toFundamentals("EXMP.ST", company, [reported(entries, {}, namespaces)]);
    expect(read).toMatchObject({ currency: "SEK", statements: [{ figures: { revenue: 50, dilutedShares: 18 } }] });
  });

  it("of a segment and of separate accounts are left out, those marked as consolidated are not", () => {
    const axis = "ifrs-full:ConsolidatedAndSeparateFinancialStatementsAxis";
    const entries: Entry[] = [
      ...base(2025),
      ["Revenue", "300", year(2025), { [axis]: "ifrs-full:SeparateMember" }],
      ["Revenue", "700", year(2025), { [axis]: "ifrs-full:ConsolidatedMember" }],
      ["Revenue", "100", year(2025), { "ifrs-full:SegmentsAxis": "ex:WaterMember" }],
    ];
    expect(lastOf([reported(entries)])?.figures.revenue).toBe(700);
  });

  it("that stand twice count once, the more precise one, and not at all where they contradict each other", () => {
    const twice = (other: string, decimals: number) =>
      lastOf([
        reported([
          ...base(2025),
          ["Revenue", other, year(2025), { decimals }],
          ["Revenue", "700123", year(2025), { decimals: 0 }],
        ]),
      ])?.figures.revenue;
    expect(twice("700000", -3)).toBe(700123);
    expect(twice("710000", -3)).toBeNull();
    expect(twice("700123", 0)).toBe(700123);
  });

  it("of half a year, of nine and of fifteen months are no year", () => {
    const entries: Entry[] = [
      ...base(2025),
      ["Revenue", "350", "2025-07-01T00:00:00/2026-01-01T00:00:00"],
      ["Revenue", "520", "2025-04-01T00:00:00/2026-01-01T00:00:00"],
      ["Revenue", "900", "2024-10-01T00:00:00/2026-01-01T00:00:00"],
    ];
    expect(lastOf([reported(entries)])?.figures.revenue).toBeNull();
  });

  it.each([
    "2025-13-01T00:00:00/2026-01-01T00:00:00",
    "2025-01-01T00:00:00/9999-99-99T00:00:00",
    "2025-02-30T00:00:00/2026-02-28T00:00:00",
    `${year(2025)}/2027-01-01T00:00:00`,
    "2025",
    "",
  ])("of no period that the calendar knows are left out, and spoil no other: %s", (period) => {
    const last = lastOf([reported([...base(2025), ["Revenue", "900", period]])]);
    expect(last?.figures).toMatchObject({ revenue: null, netIncome: 90, totalAssets: 1000 });
  });

  it("that end after their report was filed are no accounts: a slip of a year is not the latest one", () => {
    const slip: Entry[] = [...base(2205), ["Revenue", "900", year(2205)]];
    const statements = read([reported([...base(2025), ...slip])])?.statements ?? [];
    expect(statements.map(({ fiscalYearEnd }) => fiscalYearEnd)).toEqual(["2025-12-31"]);
  });

  it.each(["1e19", "-1e300", "1e400"])("of more money than there is are unknown: %s", (value) => {
    expect(lastOf([reported([...base(2025), ["Revenue", value, year(2025)]])])?.figures.revenue).toBeNull();
  });

  it("end in whichever month the year ends, in weeks too", () => {
    const entries: Entry[] = [
      ["ProfitLoss", "90", "2024-10-01T00:00:00/2025-10-01T00:00:00"],
      ["Assets", "1000", "2025-10-01T00:00:00"],
      ["ProfitLoss", "80", "2023-09-27T00:00:00/2024-10-01T00:00:00"],
      ["Assets", "900", "2024-10-01T00:00:00Z"],
    ];
    expect(
      read([reported(entries)])?.statements.map(({ fiscalYear, fiscalYearEnd }) => [fiscalYear, fiscalYearEnd]),
    ).toEqual([
      [2024, "2024-09-30"],
      [2025, "2025-09-30"],
    ]);
  });

  it("of costs are positive whichever sign the page had, and a tax income stays one", () => {
    const { figures } =
      lastOf([
        reported([
          ...base(2025),
          ["CostOfSales", "-400", year(2025)],
          ["FinanceCosts", "-20", year(2025)],
          ["IncomeTaxExpenseContinuingOperations", "-7", year(2025)],
        ]),
      ]) ?? {};
    expect(figures).toMatchObject({ costOfRevenue: 400, interestExpense: 20, incomeTaxExpense: -7 });
  });
});

describe("several reports", () => {
  const of2024 = (revenue: string): readonly Entry[] => [...base(2024), ["Revenue", revenue, year(2024)]];
  const of2025 = (before: string): readonly Entry[] => [
    ...base(2025),
    ["Revenue", "700", year(2025)],
    ...of2024(before),
  ];

  it("restate: the later filing counts, the first is kept", () => {
    const company = read([
      reported(of2025("655"), { filing: "b", filedAt: "2026-03-01" }),
      reported(of2024("660"), { filing: "a", filedAt: "2025-03-01" }),
    ]);
    expect(company?.statements[0]).toMatchObject({
      fiscalYearEnd: "2024-12-31",
      accession: "a",
      filedAt: "2025-03-01",
      figures: { revenue: 655 },
      filings: { revenue: { accession: "b", filedAt: "2026-03-01" } },
      versions: {
        revenue: [
          { value: 660, accession: "a", filedAt: "2025-03-01" },
          { value: 655, accession: "b", filedAt: "2026-03-01" },
        ],
      },
    });
    expect(company?.statements[1]?.versions).toEqual({});
  });

  it("restate nothing where the repository took an old report in late, and do where it was corrected", () => {
    const late = (version: number) =>
      read([
        reported(of2025("655"), {
          filing: `${lei}-2025-12-31-ESEF-ES-0`,
          filedAt: "2026-03-01",
          periodEnd: "2025-12-31",
        }),
        reported(of2024("660"), {
          filing: `${lei}-2024-12-31-ESEF-ES-${version}`,
          filedAt: "2026-06-01",
          periodEnd: "2024-12-31",
        }),
      ])?.statements[0]?.figures.revenue;
    expect(late(0)).toBe(655);
    expect(late(1)).toBe(660);
  });
});
