import type { Vendor } from "../vendor.ts";
import { type AppleYear, appleBars, appleDividend, applePrice, appleSplit, appleYears } from "./apple.ts";

const symbol = "AAPL";
const row = ({ end, filed }: AppleYear) => ({
  date: end,
  symbol,
  reportedCurrency: "USD",
  cik: "0000320193",
  filingDate: filed,
  fiscalYear: end.slice(0, 4),
  period: "FY",
});

const income = appleYears.map((year) => ({
  ...row(year),
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
}));
const balance = appleYears.map((year) => ({
  ...row(year),
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
}));
const cashFlow = appleYears.map((year) => ({
  ...row(year),
  operatingCashFlow: year.operatingCashFlow,
  capitalExpenditure: -year.capitalExpenditure,
  depreciationAndAmortization: year.depreciation,
  commonDividendsPaid: -year.dividends,
  commonStockRepurchased: -year.repurchases,
  inventory: year.inventoryChange,
}));
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
    const bodies: Readonly<Record<string, unknown>> = {
      "/income-statement": income,
      "/balance-sheet-statement": balance,
      "/cash-flow-statement": cashFlow,
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
