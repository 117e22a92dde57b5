import type { Vendor } from "../vendor.ts";
import { type AppleYear, appleBars, appleDividend, applePrice, appleYears, monthEnd } from "./apple.ts";
import { appleQuarters } from "./apple-quarters.ts";

const general = {
  Code: "AAPL",
  Type: "Common Stock",
  Name: "Apple Inc",
  Exchange: "NASDAQ",
  CurrencyCode: "USD",
  CountryISO: "US",
  ISIN: "US0378331005",
  Sector: "Technology",
  GicSector: "Information Technology",
  GicSubIndustry: "Technology Hardware, Storage & Peripherals",
};
const text = (value: number) => value.toFixed(2);
const underTheirDays = (periods: readonly AppleYear[], fieldsOf: (period: AppleYear) => object) =>
  Object.fromEntries(
    periods.map((period) => {
      const date = monthEnd(period.end);
      return [date, { date, filing_date: period.filed, currency_symbol: "USD", ...fieldsOf(period) }];
    }),
  );
const statement = (fieldsOf: (period: AppleYear) => object) => ({
  currency_symbol: "USD",
  quarterly: underTheirDays(appleQuarters, fieldsOf),
  yearly: underTheirDays(appleYears, fieldsOf),
});
const fundamentals = {
  General: general,
  SharesStats: { SharesOutstanding: 15_022_073_000 },
  Financials: {
    Income_Statement: statement((year) => ({
      totalRevenue: text(year.revenue),
      costOfRevenue: text(year.costOfRevenue),
      operatingIncome: text(year.operatingIncome),
      incomeBeforeTax: text(year.pretaxIncome),
      incomeTaxExpense: text(year.tax),
      netIncome: text(year.netIncome),
      interestExpense: null,
    })),
    Balance_Sheet: statement((year) => ({
      totalAssets: text(year.totalAssets),
      totalLiab: text(year.totalLiabilities),
      totalStockholderEquity: text(year.equity),
      longTermDebt: text(year.longTermDebt),
      shortTermDebt: text(year.currentDebt),
      cash: text(year.cash),
      inventory: text(year.inventory),
      goodWill: "0.00",
    })),
    Cash_Flow: statement((year) => ({
      totalCashFromOperatingActivities: text(year.operatingCashFlow),
      capitalExpenditures: text(year.capitalExpenditure),
      depreciation: text(year.depreciation),
      dividendsPaid: text(year.dividends),
      changeToInventory: text(year.inventoryChange),
    })),
  },
};

/** eodhd.com/api: symbols with an exchange, 404 for one that it does not know. */
export const eodhdVendor: Vendor = {
  id: "eodhd",
  subject: "AAPL",
  impostor: "APLE",
  answer({ path, query }) {
    if (!query.get("api_token")) return { status: 401, body: "Unauthenticated" };
    const bodies: Readonly<Record<string, unknown>> = {
      "/fundamentals/AAPL.US": query.get("filter") === "General" ? general : fundamentals,
      "/real-time/AAPL.US": {
        code: "AAPL.US",
        timestamp: applePrice.seconds,
        close: applePrice.value,
        volume: 32_129_951,
      },
      "/eod/AAPL.US": [
        {
          date: "2020-08-28",
          open: 504.05,
          high: 505.77,
          low: 498.31,
          close: 499.23,
          adjusted_close: 121.37,
          volume: 46_907_479,
        },
        ...appleBars,
      ],
      "/div/AAPL.US": [
        { date: appleDividend.exDate, value: appleDividend.amount, unadjustedValue: 0.205, currency: "USD" },
      ],
      "/splits/AAPL.US": [{ date: "2020-08-31", split: "4.000000/1.000000" }],
    };
    return path in bodies ? { body: bodies[path] } : { status: 404, body: "Ticker Not Found." };
  },
};
