import type { Vendor } from "../vendor.ts";
import {
  type AppleYear,
  appleBars,
  appleDividend,
  applePrice,
  appleSplit,
  appleYears,
  monthEnd,
  openingOf,
} from "./apple.ts";
import { appleQuarters } from "./apple-quarters.ts";

const symbol = "AAPL";

const fields: Readonly<Record<string, (year: AppleYear) => number>> = {
  TotalRevenue: ({ revenue }) => revenue,
  CostOfRevenue: ({ costOfRevenue }) => costOfRevenue,
  GrossProfit: ({ grossProfit }) => grossProfit,
  OperatingIncome: ({ operatingIncome }) => operatingIncome,
  PretaxIncome: ({ pretaxIncome }) => pretaxIncome,
  TaxProvision: ({ tax }) => tax,
  NetIncome: ({ netIncome }) => netIncome,
  DilutedEPS: ({ dilutedEps }) => dilutedEps,
  DilutedAverageShares: ({ dilutedShares }) => dilutedShares,
  TotalAssets: ({ totalAssets }) => totalAssets,
  TotalLiabilitiesNetMinorityInterest: ({ totalLiabilities }) => totalLiabilities,
  StockholdersEquity: ({ equity }) => equity,
  LongTermDebt: ({ longTermDebt }) => longTermDebt,
  CurrentDebt: ({ currentDebt }) => currentDebt,
  CashAndCashEquivalents: ({ cash }) => cash,
  OperatingCashFlow: ({ operatingCashFlow }) => operatingCashFlow,
  CapitalExpenditure: ({ capitalExpenditure }) => -capitalExpenditure,
  DepreciationAndAmortization: ({ depreciation }) => depreciation,
  CashDividendsPaid: ({ dividends }) => -dividends,
  OrdinarySharesNumber: ({ sharesAtYearEnd }) => sharesAtYearEnd,
};

const kinds = [
  { prefix: "annual", periods: appleYears, periodType: "12M" },
  // it keeps four or five quarters
  { prefix: "quarterly", periods: appleQuarters.slice(0, 4), periodType: "3M" },
] as const;

function seriesOf(type: string) {
  const kind = kinds.find(({ prefix }) => type.startsWith(prefix));
  const figureOf = kind && fields[type.slice(kind.prefix.length)];
  const meta = { symbol: [symbol], type: [type] };
  if (!figureOf) return { meta };
  const rows = kind.periods.toReversed().map((year) => ({
    dataId: 20100,
    asOfDate: monthEnd(year.end),
    periodType: kind.periodType,
    currencyCode: "USD",
    reportedValue: { raw: figureOf(year), fmt: String(figureOf(year)) },
  }));
  return { meta, timestamp: rows.map(({ asOfDate }) => Date.parse(asOfDate) / 1000), [type]: rows };
}

const chart = {
  meta: {
    currency: "USD",
    symbol,
    exchangeName: "NMS",
    fullExchangeName: "NasdaqGS",
    instrumentType: "EQUITY",
    regularMarketTime: applePrice.seconds,
    gmtoffset: -18_000,
    exchangeTimezoneName: "America/New_York",
    regularMarketPrice: applePrice.value,
    longName: "Apple Inc.",
  },
  timestamp: appleBars.map(({ date }) => openingOf(date)),
  events: {
    dividends: { [appleDividend.seconds]: { amount: appleDividend.amount, date: appleDividend.seconds } },
    splits: { [appleSplit.seconds]: { date: appleSplit.seconds, numerator: 4, denominator: 1, splitRatio: "4:1" } },
  },
  indicators: {
    quote: [
      {
        open: appleBars.map(({ open }) => open),
        high: appleBars.map(({ high }) => high),
        low: appleBars.map(({ low }) => low),
        close: appleBars.map(({ close }) => close),
        volume: appleBars.map(({ volume }) => volume),
      },
    ],
  },
};

/** query1.finance.yahoo.com: the chart and the series of statements. */
export const yahooVendor: Vendor = {
  id: "yahoo",
  subject: symbol,
  impostor: "APLE",
  answer({ path, query }) {
    if (path === `/v8/finance/chart/${symbol}`) return { body: { chart: { result: [chart], error: null } } };
    if (path.startsWith("/v8/finance/chart/")) {
      const error = { code: "Not Found", description: "No data found, symbol may be delisted" };
      return { status: 404, body: { chart: { result: null, error } } };
    }
    if (!path.startsWith("/ws/fundamentals-timeseries/v1/finance/timeseries/")) return null;
    const types = (query.get("type") ?? "").split(",");
    const isKnown = path.endsWith(`/${symbol}`);
    return { body: { timeseries: { result: isKnown ? types.map(seriesOf) : [], error: null } } };
  },
};
