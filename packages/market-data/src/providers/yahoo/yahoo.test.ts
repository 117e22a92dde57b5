import { latestAccountsEnd } from "@valora/valuation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../../vendors-server/server.ts";
import { marketQuote } from "../market-quote.ts";
import { hasRecorded, recorded } from "../recorded-contract.ts";
import { vendorContract } from "../vendor-contract.ts";
import { toFundamentals, toHistory, yahoo } from "./index.ts";
import { quoteOf } from "./to-fundamentals.ts";
import { chartSchema, timeSeriesSchema } from "./yahoo.schema.ts";

const { signal } = new AbortController();
const identity = { country: "US", sector: "informationTechnology", industry: null } as const;
const identityOf = (ticker: string) => (ticker === "WXYZ" ? null : identity);
const now = () => Date.parse("2025-02-20");

vendorContract({
  vendor: "yahoo",
  provider: (address, http) => yahoo({ identityOf, address, http, now }),
  ask: (provider, caller) => provider.fundamentals("AAPL", caller),
  askUnknown: (provider, caller) => provider.fundamentals("ZZZZ", caller),
});

describe("yahoo", () => {
  let server: VendorsServer;
  beforeAll(async () => {
    server = await startVendorsServer();
  });
  afterAll(() => server.close());
  const provider = () => yahoo({ identityOf, address: server.addressOf("yahoo"), now });

  it("reads statements from series, and the quote from the chart", async () => {
    const fundamentals = await provider().fundamentals("AAPL", signal);
    expect(fundamentals).toMatchObject({
      name: "Apple Inc.",
      exchange: "NasdaqGS",
      currency: "USD",
      shareBasis: "settled",
      sharesOutstanding: { value: 15_040_731_000, asOf: "2024-12-31" },
      quote: { value: 244.87, asOf: "2025-02-19" },
    });
    expect(fundamentals.statements.at(-1)).toMatchObject({
      fiscalYear: 2024,
      fiscalYearEnd: "2024-09-30",
      figures: { revenue: 391_035_000_000, totalDebt: 106_629_000_000, freeCashFlow: 108_807_000_000, goodwill: null },
    });
  });

  it("adds up twelve months of quarters, of which it keeps four", async () => {
    const { interim } = await provider().fundamentals("AAPL", signal);
    expect(interim?.quarters.map(({ periodEnd }) => periodEnd)).toEqual([
      "2024-03-31",
      "2024-06-30",
      "2024-09-30",
      "2024-12-31",
    ]);
    expect(interim?.trailing).toMatchObject([
      {
        periodEnd: "2024-12-31",
        months: 12,
        figures: {
          revenue: 395_760_000_000,
          netIncome: 96_150_000_000,
          dilutedShares: 15_150_865_000,
          capitalExpenditure: 9_995_000_000,
          totalDebt: 96_799_000_000,
        },
        origins: { revenue: "derived", totalAssets: "vendor" },
      },
    ]);
    expect(interim?.trailing[0]?.parts?.map(({ sign, periodEnd, months }) => [sign, periodEnd, months])).toEqual([
      [1, "2024-09-30", 12],
      [1, "2024-12-31", 3],
      [-1, "2023-12-31", 3],
    ]);
  });

  it("reads prices and events by the calendar of the exchange", async () => {
    const history = await provider().history("AAPL", { from: "2020-08-31", to: "2023-12-27" }, signal);
    expect(history).toMatchObject({
      currency: "USD",
      bars: [{ date: "2023-12-27", open: 192.49, close: 193.15, volume: 48_087_703 }],
      dividends: [{ exDate: "2020-11-06", amount: 0.205 }],
      splits: [{ date: "2020-08-31", factor: 4 }],
    });
  });

  it("does not know a symbol without a known sector", async () => {
    await expect(provider().fundamentals("WXYZ", signal)).rejects.toMatchObject({ kind: "unknownTicker" });
  });
});

const folder = "fixtures/yahoo";
describe.skipIf(!hasRecorded(folder))("recorded bodies", () => {
  const body = (name: string) =>
    recorded<{ response: { bodyJson: unknown } }>(`${folder}/${name}.json.gz`).response.bodyJson;
  const chart = (name: string) => {
    const [result] = chartSchema.parse(body(name)).chart.result ?? [];
    if (!result) throw new Error("no chart");
    return result;
  };

  it("gives Apple's figures of 2024, debt with commercial paper", () => {
    const series = timeSeriesSchema.parse(body("fundamentalsTimeSeries-AAPL-all-annual"));
    const apple = toFundamentals("AAPL", identity, { series, chart: chart("chart-AAPL") });
    expect(apple?.statements.map(({ fiscalYear }) => fiscalYear)).toEqual([2022, 2023, 2024]);
    expect(apple?.statements.at(-1)?.figures).toMatchObject({
      revenue: 391_035_000_000,
      ebit: 123_216_000_000,
      ebitda: 134_661_000_000,
      netIncome: 93_736_000_000,
      epsDiluted: 6.08,
      dilutedShares: 15_408_095_000,
      shareRepurchases: 94_949_000_000,
      dividendsPaid: 15_234_000_000,
      freeCashFlow: 108_807_000_000,
      totalDebt: 106_629_000_000,
      marketableSecurities: 35_228_000_000 + 91_479_000_000,
      interestExpense: null,
      goodwill: null,
    });
    expect(apple?.quote).toEqual({ value: 220.003, currency: "USD", asOf: "2025-03-24", source: "yahoo" });
  });

  it("gives Apple's twelve months to December 2024, as its own filings tell them", () => {
    const series = ["annual", "quarterly"].flatMap(
      (kind) => timeSeriesSchema.parse(body(`fundamentalsTimeSeries-AAPL-all-${kind}`)).timeseries.result ?? [],
    );
    const apple = toFundamentals("AAPL", identity, {
      series: { timeseries: { result: series } },
      chart: chart("chart-AAPL"),
    });
    expect(apple?.interim?.trailing).toMatchObject([
      {
        periodEnd: "2024-12-31",
        figures: {
          revenue: 395_760_000_000,
          ebit: 125_675_000_000,
          netIncome: 96_150_000_000,
          operatingCashFlow: 108_294_000_000,
          dividendsPaid: 15_265_000_000,
          totalEquity: 66_758_000_000,
          totalDebt: 96_799_000_000,
        },
      },
    ]);
    expect(latestAccountsEnd(apple ?? { statements: [] })).toBe("2024-12-31");
  });

  it("proves nothing by three quarters without their year, and reads counts whatever currency stands beside them", () => {
    const quarterly = timeSeriesSchema.parse(body("fundamentalsTimeSeries-SPOT-financials-quarterly"));
    const yearly = {
      meta: { symbol: ["SPOT"], type: ["annualTotalRevenue"] },
      annualTotalRevenue: [
        { asOfDate: "2023-12-31", periodType: "12M", currencyCode: "EUR", reportedValue: { raw: 13_247_000_000 } },
      ],
    };
    const yearlyShares = {
      meta: { symbol: ["SPOT"], type: ["annualDilutedAverageShares"] },
      annualDilutedAverageShares: [
        { asOfDate: "2023-12-31", periodType: "12M", currencyCode: "USD", reportedValue: { raw: 194_700_000 } },
      ],
    };
    const spotify = toFundamentals("SPOT", identity, {
      series: { timeseries: { result: [...(quarterly.timeseries.result ?? []), yearly, yearlyShares] } },
      chart: chart("chart-AAPL"),
    });
    expect(spotify?.interim?.trailing).toEqual([]);
    expect(spotify?.interim?.quarters.at(-1)?.figures).toMatchObject({ revenue: 3_671_000_000, epsDiluted: null });
    expect(spotify?.statements.at(-1)?.figures.dilutedShares).toBe(194_700_000);
  });

  it("reads Ocado's price in pence as pounds", () => {
    expect(marketQuote(quoteOf("OCDO.L", chart("chart-OCDO.L-2020-01-01-to-2020-01-03")))).toMatchObject({
      value: expect.closeTo(3.053, 10),
      currency: "GBP",
      quotedIn: "GBp",
    });
  });

  it("reads Apple's split and dividend of 2020", () => {
    const history = toHistory(
      "AAPL",
      { from: "2020-08-31", to: "2020-11-07" },
      chart("chart-AAPL-2020-08-31-to-2020-11-07"),
    );
    expect(history.splits).toEqual([{ date: "2020-08-31", factor: 4 }]);
    expect(history.dividends).toEqual([{ exDate: "2020-11-06", amount: 0.205 }]);
    expect(history.bars[0]).toMatchObject({ date: "2020-08-31", close: expect.closeTo(129.04, 4) });
    expect(history.bars).toHaveLength(49);
  });

  it("reads NVIDIA's split of 2021 and Microsoft's four dividends", () => {
    const range = { from: "2021-02-01", to: "2022-01-31" };
    const nvidia = toHistory("NVDA", range, chart("historical-via-chart-NVDA-split-2021-02-01-to-2022-01-31.csv"));
    expect(nvidia.splits).toEqual([{ date: "2021-07-20", factor: 4 }]);
    const microsoft = toHistory(
      "MSFT",
      range,
      chart("historical-via-chart-MSFT-dividends-2021-02-01-to-2022-01-31.csv"),
    );
    expect(microsoft.dividends?.map(({ amount }) => amount)).toEqual([0.56, 0.56, 0.56, 0.62]);
  });
});
