import { latestAccountsEnd } from "@valora/valuation";
import { describe, expect, it } from "vitest";
import { averageShares, balance, flow, perShare } from "./figure-rule.ts";
import { type VendorPeriod, vendorInterim } from "./vendor-interim.ts";
import { type ReadingOptions, type VendorYear, vendorRules, vendorStatements } from "./vendor-statements.ts";

const rules = vendorRules({
  revenue: flow("sales", "otherSales"),
  ebit: flow("operating"),
  netIncome: flow("profit"),
  epsDiluted: perShare("eps"),
  dilutedShares: averageShares("shares"),
  operatingCashFlow: flow("cash"),
  capitalExpenditure: flow("capex"),
  dividendsPaid: flow("dividends"),
  totalAssets: balance("assets"),
});
const options: ReadingOptions = { rules, zeroIsUnknown: false };
const zeros: ReadingOptions = { rules, zeroIsUnknown: true };

type Fields = Readonly<Record<string, number | null>>;
const untold = { filedAt: null, form: null, accession: null };
const year = (end: number, fields: Fields): VendorYear => ({ ...untold, fiscalYearEnd: `${end}-12-31`, fields });
const period = (periodEnd: string, fields: Fields): VendorPeriod => ({ ...untold, periodEnd, fields });

const days = { 1: "03-31", 2: "06-30", 3: "09-30", 4: "12-31" } as const;
const quarter = (end: number, number: keyof typeof days, fields: Fields) => period(`${end}-${days[number]}`, fields);

/** Sales of 100, 110, 120 and 130 in 2024, a profit of a tenth, and a first quarter of 140. */
const sales = (value: number): Fields => ({ sales: value, profit: value / 10, assets: value * 10 });
const year2024 = year(2024, sales(460));
const quarters = [
  quarter(2024, 1, sales(100)),
  quarter(2024, 2, sales(110)),
  quarter(2024, 3, sales(120)),
  quarter(2024, 4, sales(130)),
  quarter(2025, 1, sales(140)),
];
const trailingOf = (years: readonly VendorYear[], rows: readonly VendorPeriod[], how = options) =>
  vendorInterim(years, rows, how)?.trailing.at(-1);

describe("quarters of a vendor", () => {
  it("make the twelve months: the year, the months since, less the same months before", () => {
    const trailing = trailingOf([year2024], quarters);
    expect(trailing).toMatchObject({
      periodEnd: "2025-03-31",
      months: 12,
      figures: { revenue: 500, netIncome: 50, totalAssets: 1400 },
    });
    expect(
      trailing?.parts?.map(({ sign, periodEnd, months, figures, derived }) => [
        sign,
        periodEnd,
        months,
        figures.revenue,
        derived,
      ]),
    ).toEqual([
      [1, "2024-12-31", 12, 460, []],
      [1, "2025-03-31", 3, 140, []],
      [-1, "2024-03-31", 3, 100, []],
    ]);
    const statements = vendorStatements([year2024], options);
    expect(latestAccountsEnd({ statements, interim: { quarters: [], trailing: trailing ? [trailing] : [] } })).toBe(
      "2025-03-31",
    );
  });

  it("that reach back four quarters alone take what they leave of the year for the same months before", () => {
    const trailing = trailingOf([year2024], quarters.slice(1));
    expect(trailing?.figures.revenue).toBe(110 + 120 + 130 + 140);
    expect(trailing?.parts?.[2]).toMatchObject({
      periodEnd: "2024-03-31",
      months: 3,
      figures: { revenue: 100 },
      derived: ["revenue", "netIncome"],
    });
  });

  it("add up nine months since the year, and leave no year out", () => {
    const later = [...quarters, quarter(2025, 2, sales(150)), quarter(2025, 3, sales(160))];
    expect(trailingOf([year2024], later)).toMatchObject({
      periodEnd: "2025-09-30",
      figures: { revenue: 130 + 140 + 150 + 160 },
    });
    const laterStill = [...later, quarter(2025, 4, sales(170)), quarter(2026, 1, sales(180))];
    expect(trailingOf([year2024], laterStill), "the year 2025 is not known").toBeUndefined();
    expect(trailingOf([year2024, year(2025, sales(620))], laterStill)?.figures.revenue).toBe(150 + 160 + 170 + 180);
  });

  it("count nothing after the year where it is the latest there is, and still stand as quarters", () => {
    const interim = vendorInterim([year2024], quarters.slice(0, 4), options);
    expect(interim?.trailing).toEqual([]);
    expect(interim?.quarters.map(({ months, figures }) => [months, figures.revenue])).toEqual([
      [3, 100],
      [3, 110],
      [3, 120],
      [3, 130],
    ]);
  });

  it("of weeks instead of months are quarters all the same", () => {
    const weeks = ["2023-12-30", "2024-03-30", "2024-06-29", "2024-09-28", "2024-12-28"];
    const rows = weeks.map((end, index) => period(end, sales(100 + index * 10)));
    expect(trailingOf([{ ...year2024, fiscalYearEnd: "2024-09-28" }], rows)).toMatchObject({
      periodEnd: "2024-12-28",
      figures: { revenue: 500 },
    });
  });
});

describe("halves that a vendor calls quarters", () => {
  const halves = [quarter(2024, 2, sales(210)), quarter(2024, 4, sales(250)), quarter(2025, 2, sales(300))];

  it("are six months each where two of them make the year", () => {
    const interim = vendorInterim([year2024], halves, options);
    expect(interim?.quarters, "no half is shown as a quarter").toEqual([]);
    expect(interim?.trailing.at(-1)).toMatchObject({
      periodEnd: "2025-06-30",
      figures: { revenue: 550, totalAssets: 3000 },
    });
    expect(interim?.trailing.at(-1)?.parts?.map(({ months }) => months)).toEqual([12, 6, 6]);
  });

  it("are refused where they make no year: they are quarters with others missing", () => {
    const everySecond = [quarter(2024, 2, sales(110)), quarter(2024, 4, sales(130)), quarter(2025, 2, sales(150))];
    expect(vendorInterim([year2024], everySecond, options)).toBeNull();
    expect(vendorInterim([year2024], halves.slice(1), options), "two do not tell of a whole year").toBeNull();
  });
});

describe("rows that prove nothing", () => {
  it.each([
    ["a single one", quarters.slice(-1)],
    ["one a year", [quarter(2024, 1, sales(100)), quarter(2025, 1, sales(140))]],
    ["a hole before the latest", [...quarters.slice(0, 3), ...quarters.slice(4)]],
    ["sales that make half the year", quarters.map((row) => ({ ...row, fields: { ...row.fields, sales: 57 } }))],
    ["no sales", quarters.map((row) => ({ ...row, fields: { profit: 10 } }))],
    ["a day told twice", [...quarters, quarter(2024, 4, sales(131))]],
  ])("%s: the year alone counts", (_, rows) => {
    expect(trailingOf([year2024], rows)).toBeUndefined();
  });

  it("but a row filed again counts as filed last", () => {
    const restated = [
      ...quarters.map((row) => ({ ...row, filedAt: "2025-05-01" })),
      { ...quarter(2025, 1, sales(150)), filedAt: "2025-06-01" },
    ];
    expect(trailingOf([year2024], restated)?.figures.revenue).toBe(510);
  });
});

describe("single figures of the rows", () => {
  const withCash = (told: readonly number[], rows = quarters) =>
    rows.map((row, index) => ({ ...row, fields: { ...row.fields, cash: told[index] ?? null } }));
  const cashYear = year(2024, { ...sales(460), cash: 100 });

  it("told since the year began are taken so", () => {
    const trailing = trailingOf([cashYear], withCash([20, 50, 70, 100, 35]));
    expect(trailing?.figures.operatingCashFlow).toBe(100 + 35 - 20);
    const short = withCash([50, 70, 100, 35], quarters.slice(1));
    expect(trailingOf([cashYear], short)?.figures, "the same months before are not told").toMatchObject({
      revenue: 500,
      operatingCashFlow: null,
    });
    expect(
      vendorInterim([cashYear], withCash([20, 50, 70, 100, 35]), options)?.quarters.at(1)?.figures.operatingCashFlow,
    ).toBeNull();
  });

  it("that make no year are unknown, and so the year counts", () => {
    const rows = withCash([20, 20, 20, 90, 30]);
    const interim = vendorInterim([cashYear], rows, options);
    expect(interim?.trailing.at(-1)?.figures).toMatchObject({ revenue: 500, operatingCashFlow: null });
    const statements = vendorStatements([cashYear], options);
    expect(latestAccountsEnd({ statements, ...(interim && { interim }) })).toBe("2024-12-31");
  });

  it("are of the vendor's same word as in the year", () => {
    const renamed = quarters.map(({ fields: { sales: value, ...fields }, ...row }) => ({
      ...row,
      fields: { ...fields, otherSales: value },
    }));
    expect(trailingOf([year(2024, { ...sales(460), otherSales: 460 })], renamed)?.figures.revenue ?? null).toBeNull();
  });

  it("paid out are positive, and zero in a quarter where the year is the sum of its quarters", () => {
    const rows = quarters.map((row, index) => ({
      ...row,
      fields: { ...row.fields, dividends: index === 1 ? -40 : 0, capex: -5 },
    }));
    const told = year(2024, { ...sales(460), dividends: -40, capex: -20 });
    expect(trailingOf([told], rows, zeros)?.figures).toMatchObject({ dividendsPaid: 40, capitalExpenditure: 20 });
    const unpaid = rows.map((row) => ({ ...row, fields: { ...row.fields, dividends: 0 } }));
    expect(
      trailingOf([told], unpaid, zeros)?.figures.dividendsPaid,
      "zero is what the vendor does not know",
    ).toBeNull();
  });

  it("below zero that cannot be are unknown", () => {
    const odd = [...quarters.slice(1, 4), quarter(2025, 1, { ...sales(140), sales: -140 })];
    expect(trailingOf([year2024], odd)?.figures.revenue ?? null).toBeNull();
  });

  it("of shares are those of the latest quarter, and a share's earnings are added up", () => {
    const rows = quarters.map((row, index) => ({
      ...row,
      fields: { ...row.fields, shares: 10 - index * 0.1, eps: 1 + index * 0.1 },
    }));
    const told = year(2024, { ...sales(460), shares: 9.85, eps: 4.6 });
    const figures = trailingOf([told], rows)?.figures;
    expect(figures?.dilutedShares).toBe(9.6);
    expect(figures?.epsDiluted).toBeCloseTo(5, 10);
  });
});
