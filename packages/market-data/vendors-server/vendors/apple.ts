/** Apple Inc. as published: two fiscal years, prices and events. Money in whole dollars. */
export const appleYears = [
  {
    end: "2024-09-28",
    filed: "2024-11-01",
    revenue: 391_035_000_000,
    costOfRevenue: 210_352_000_000,
    grossProfit: 180_683_000_000,
    operatingIncome: 123_216_000_000,
    pretaxIncome: 123_485_000_000,
    tax: 29_749_000_000,
    netIncome: 93_736_000_000,
    dilutedEps: 6.08,
    dilutedShares: 15_408_095_000,
    totalAssets: 364_980_000_000,
    totalLiabilities: 308_030_000_000,
    equity: 56_950_000_000,
    longTermDebt: 85_750_000_000,
    currentDebt: 20_879_000_000,
    cash: 29_943_000_000,
    inventory: 7_286_000_000,
    receivables: 33_410_000_000,
    operatingCashFlow: 118_254_000_000,
    capitalExpenditure: 9_447_000_000,
    depreciation: 11_445_000_000,
    dividends: 15_234_000_000,
    repurchases: 94_949_000_000,
    inventoryChange: -1_046_000_000,
    sharesAtYearEnd: 15_116_786_000,
  },
  {
    end: "2023-09-30",
    filed: "2023-11-03",
    revenue: 383_285_000_000,
    costOfRevenue: 214_137_000_000,
    grossProfit: 169_148_000_000,
    operatingIncome: 114_301_000_000,
    pretaxIncome: 113_736_000_000,
    tax: 16_741_000_000,
    netIncome: 96_995_000_000,
    dilutedEps: 6.13,
    dilutedShares: 15_812_547_000,
    totalAssets: 352_583_000_000,
    totalLiabilities: 290_437_000_000,
    equity: 62_146_000_000,
    longTermDebt: 95_281_000_000,
    currentDebt: 15_807_000_000,
    cash: 29_965_000_000,
    inventory: 6_331_000_000,
    receivables: 29_508_000_000,
    operatingCashFlow: 110_543_000_000,
    capitalExpenditure: 10_959_000_000,
    depreciation: 11_519_000_000,
    dividends: 15_025_000_000,
    repurchases: 77_550_000_000,
    inventoryChange: -1_618_000_000,
    sharesAtYearEnd: 15_550_061_000,
  },
] as const;
/** The published figures of a year, and of a quarter. */
export type AppleYear = Readonly<
  Record<"end" | "filed", string> & Record<Exclude<keyof (typeof appleYears)[number], "end" | "filed">, number>
>;

/** The close of 19 February 2025, in New York's evening. */
export const applePrice = { value: 244.87, seconds: 1_739_998_801, day: "2025-02-19" };

/** Three trading days. */
export const appleBars = [
  { date: "2023-12-27", open: 192.49, high: 193.5, low: 191.09, close: 193.15, volume: 48_087_703 },
  { date: "2023-12-28", open: 194.14, high: 194.66, low: 193.17, close: 193.58, volume: 34_049_898 },
  { date: "2023-12-29", open: 193.9, high: 194.4, low: 191.73, close: 192.53, volume: 42_672_148 },
] as const;

export const appleDividend = { exDate: "2020-11-06", amount: 0.205, seconds: 1_604_673_000 };
export const appleSplit = { date: "2020-08-31", numerator: 4, denominator: 1, seconds: 1_598_880_600 };

/** The moment at which New York opens on a day of winter. */
export const openingOf = (day: string): number => Date.parse(`${day}T14:30:00Z`) / 1000;

/** Some vendors end a period of so many weeks with its month. */
export const monthEnd = (day: string): string => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};
