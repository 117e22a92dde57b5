import type { Vendor } from "../vendor.ts";
import { type AppleYear, applePrice, appleYears, monthEnd } from "./apple.ts";
import { appleQuarters } from "./apple-quarters.ts";

const symbol = "AAPL";
const row = ({ end }: AppleYear) => ({ fiscalDateEnding: monthEnd(end), reportedCurrency: "USD" });

const overview = {
  Symbol: symbol,
  AssetType: "Common Stock",
  Name: "Apple Inc",
  CIK: "320193",
  Exchange: "NASDAQ",
  Currency: "USD",
  Country: "USA",
  Sector: "TECHNOLOGY",
  Industry: "ELECTRONIC COMPUTERS",
  MarketCapitalization: "3678455015510",
  SharesOutstanding: "15022073000",
};
const income = (year: AppleYear) => ({
  ...row(year),
  totalRevenue: String(year.revenue),
  costOfRevenue: String(year.costOfRevenue),
  grossProfit: String(year.grossProfit),
  operatingIncome: String(year.operatingIncome),
  interestExpense: "None",
  incomeBeforeTax: String(year.pretaxIncome),
  incomeTaxExpense: String(year.tax),
  netIncome: String(year.netIncome),
});
const balance = (year: AppleYear) => ({
  ...row(year),
  totalAssets: String(year.totalAssets),
  totalLiabilities: String(year.totalLiabilities),
  totalShareholderEquity: String(year.equity),
  shortLongTermDebtTotal: String(year.longTermDebt + year.currentDebt),
  longTermDebtNoncurrent: String(year.longTermDebt),
  cashAndCashEquivalentsAtCarryingValue: String(year.cash),
  inventory: String(year.inventory),
  goodwill: "None",
});
const cashFlow = (year: AppleYear) => ({
  ...row(year),
  operatingCashflow: String(year.operatingCashFlow),
  capitalExpenditures: String(year.capitalExpenditure),
  depreciationDepletionAndAmortization: String(year.depreciation),
  dividendPayout: String(year.dividends),
  changeInInventory: String(year.inventoryChange),
});
const reports = (report: (period: AppleYear) => object) => ({
  symbol,
  annualReports: appleYears.map(report),
  quarterlyReports: appleQuarters.map(report),
});
const quote = {
  "Global Quote": {
    "01. symbol": symbol,
    "05. price": applePrice.value.toFixed(4),
    "06. volume": "32129951",
    "07. latest trading day": applePrice.day,
    "08. previous close": "244.4700",
  },
};

/** www.alphavantage.co/query: one address, numbers as texts, everything with status 200. */
export const alphaVantageVendor: Vendor = {
  id: "alpha-vantage",
  subject: symbol,
  impostor: "APLE",
  answer({ path, query }) {
    if (path !== "/query") return null;
    const key = query.get("apikey");
    if (!key) return { body: { "Error Message": "the parameter apikey is invalid or missing." } };
    if (key === "spent") return { body: { Information: "Our standard API rate limit is 25 requests per day." } };
    const bodies: Readonly<Record<string, unknown>> = {
      OVERVIEW: overview,
      INCOME_STATEMENT: reports(income),
      BALANCE_SHEET: reports(balance),
      CASH_FLOW: reports(cashFlow),
      GLOBAL_QUOTE: quote,
    };
    return { body: query.get("symbol") === symbol ? (bodies[query.get("function") ?? ""] ?? {}) : {} };
  },
};
