import type { Vendor } from "../vendor.ts";
import { type AppleYear, appleBars, appleDividend, applePrice, appleSplit, appleYears } from "./apple.ts";
import { appleQuarters } from "./apple-quarters.ts";

const symbol = "AAPL";
/** The fiscal year ends with September. */
const quarterOf = (end: string) => `Q${((Number(end.slice(5, 7)) / 3) % 4) + 1}`;
type Kind = "annual" | "quarter";
const row = ({ end, filed }: AppleYear, kind: Kind) => ({
  date: end,
  symbol,
  reportedCurrency: "USD",
  cik: "0000320193",
  filingDate: filed,
  fiscalYear: end.slice(0, 4),
  period: kind === "annual" ? "FY" : quarterOf(end),
});

const income = (year: AppleYear, kind: Kind) => ({
  ...row(year, kind),
  revenue: year.revenue,
  costOfRevenue: year.costOfRevenue,
  grossProfit: year.grossProfit,
  operatingIncome: year.operatingIncome,
  interestExpense: 0,
  incomeBeforeTax: year.pretaxIncome,
  incomeTaxExpense: year.tax,
  netIncome: year.netIncome,
  epsDiluted: year.dilutedEps,
  weightedAverageShsOutDil: year.dilutedShares,
});
const balance = (year: AppleYear, kind: Kind) => ({
  ...row(year, kind),
  cashAndCashEquivalents: year.cash,
  accountsReceivables: year.receivables,
  inventory: year.inventory,
  goodwill: 0,
  totalAssets: year.totalAssets,
  totalLiabilities: year.totalLiabilities,
  totalStockholdersEquity: year.equity,
  minorityInterest: 0,
  longTermDebt: year.longTermDebt,
  shortTermDebt: year.currentDebt,
});
const cashFlow = (year: AppleYear, kind: Kind) => ({
  ...row(year, kind),
  operatingCashFlow: year.operatingCashFlow,
  capitalExpenditure: -year.capitalExpenditure,
  depreciationAndAmortization: year.depreciation,
  commonDividendsPaid: -year.dividends,
  commonStockRepurchased: -year.repurchases,
  inventory: year.inventoryChange,
});
const profile = [
  {
    symbol,
    companyName: "Apple Inc.",
    currency: "USD",
    cik: "0000320193",
    isin: "US0378331005",
    exchange: "NASDAQ",
    industry: "Consumer Electronics",
    sector: "Technology",
    country: "US",
    beta: 1.29,
    isActivelyTrading: true,
  },
];
const shares = 15_022_073_000;
const quote = [
  {
    symbol,
    name: "Apple Inc.",
    price: applePrice.value,
    timestamp: applePrice.seconds,
    marketCap: applePrice.value * shares,
  },
];

/** financialmodelingprep.com/stable: arrays, empty for a symbol that it does not know; the key in the query. */
export const fmpVendor: Vendor = {
  id: "fmp",
  subject: symbol,
  impostor: "APLE",
  answer({ path, query }) {
    if (!query.get("apikey"))
      return { status: 401, body: { "Error Message": "Invalid API KEY. Please retry or visit our documentation." } };
    if (query.get("apikey") === "spent")
      return { body: { "Error Message": "Limit Reach . Please upgrade your plan." } };
    if (query.get("apikey") === "free" && query.get("period") === "quarter")
      return {
        status: 402,
        body: "Premium Query Parameter: 'period' is not available under your current subscription.",
      };
    const kind = query.get("period") === "quarter" ? "quarter" : "annual";
    const periods = kind === "annual" ? appleYears : appleQuarters;
    const bodies: Readonly<Record<string, unknown>> = {
      "/income-statement": periods.map((period) => income(period, kind)),
      "/balance-sheet-statement": periods.map((period) => balance(period, kind)),
      "/cash-flow-statement": periods.map((period) => cashFlow(period, kind)),
      "/profile": profile,
      "/quote": quote,
      "/historical-price-eod/full": appleBars.map((bar) => ({ symbol, ...bar })).toReversed(),
      "/dividends": [{ symbol, date: appleDividend.exDate, dividend: appleDividend.amount, frequency: "Quarterly" }],
      "/splits": [
        { symbol, date: appleSplit.date, numerator: appleSplit.numerator, denominator: appleSplit.denominator },
      ],
    };
    if (!(path in bodies)) return null;
    return { body: query.get("symbol") === symbol ? bodies[path] : [] };
  },
};
