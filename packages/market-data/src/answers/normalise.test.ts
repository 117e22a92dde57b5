import { describe, expect, it } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import type { ExchangeRate } from "../integrity/currency.ts";
import { companyOf, statementOf } from "../integrity/golden-contract.ts";
import type { MarketDataProvider } from "../provider.ts";
import { normaliser, withReviewedFacts } from "./normalise.ts";

const now = () => Date.parse("2026-11-20T12:00:00Z");
const figures = { revenue: 1_000, netIncome: 100, epsDiluted: 1, dilutedShares: 100 };

function live(company: ReturnType<typeof companyOf>): MarketDataProvider {
  return {
    id: "live",
    supplies: ["fundamentals", "quote"],
    requestsPerMinute: null,
    fundamentals: async () => ({ ...company, provider: "live" }),
  };
}
const quoteIn = (currency: string) => ({ value: 20, currency, asOf: "2026-11-20", source: "live" });
const euroRate: ExchangeRate = { from: "USD", to: "EUR", value: 0.9, asOf: "2026-11-19", source: "ecb" };

describe("a live answer", () => {
  it("comes with the price in the currency of the statements, at the dated rate that was asked for", async () => {
    const asked: unknown[] = [];
    const data = createMarketData({
      now,
      providers: [live({ ...companyOf([statementOf(figures)], "EUR"), quote: quoteIn("USD") })],
      exchangeRate: async (pair) => {
        asked.push(pair);
        return euroRate;
      },
    });
    const { fundamentals, findings } = await data.fundamentalsOf("EXMP");
    expect(asked).toEqual([{ from: "USD", to: "EUR", day: "2026-11-20" }]);
    expect(fundamentals.quote).toEqual({
      value: 18,
      currency: "EUR",
      asOf: "2026-11-20",
      source: "live",
      converted: { value: 20, currency: "USD", rate: 0.9, rateAsOf: "2026-11-19", rateSource: "ecb" },
    });
    expect(findings).toEqual([{ severity: "note", code: "priceConverted", price: 20, ...rateUsed(euroRate) }]);
  });

  it("keeps two currencies apart without an exchange rate, and says so", async () => {
    const data = createMarketData({
      now,
      providers: [live({ ...companyOf([statementOf(figures)], "EUR"), quote: quoteIn("USD") })],
    });
    const { fundamentals, findings } = await data.fundamentalsOf("EXMP");
    expect(fundamentals.quote).toEqual(quoteIn("USD"));
    expect(findings).toEqual([
      { severity: "refusal", code: "statementCurrencyDiffers", statements: "EUR", quote: "USD" },
    ]);
  });

  it("is compared with the bundled figures of the same company, and both are told", async () => {
    const bundled = (await createMarketData({ now }).fundamentalsOf("AAPL")).fundamentals;
    const wrong = bundled.statements.map((statement) =>
      statement.fiscalYearEnd === "2024-09-28"
        ? { ...statement, figures: { ...statement.figures, revenue: 400_000_000_000 } }
        : statement,
    );
    const data = createMarketData({ now, providers: [live({ ...bundled, statements: wrong })] });
    const { findings } = await data.fundamentalsOf("AAPL");
    expect(findings.filter(({ code }) => code === "sourcesDiffer")).toMatchObject([
      {
        name: "revenue",
        fiscalYearEnd: "2024-09-28",
        one: { source: "live", value: 400_000_000_000 },
        other: { source: "bundled", value: 391_035_000_000 },
      },
    ]);
  });

  it("is suspect when its price is a quarter of the last known one and no split is recorded", async () => {
    const bundled = (await createMarketData({ now }).fundamentalsOf("AAPL")).fundamentals;
    const quote = { ...quoteIn("USD"), value: (bundled.quote?.value ?? 0) / 4 };
    const data = createMarketData({ now, providers: [live({ ...bundled, quote })] });
    const { fundamentals, findings } = await data.fundamentalsOf("AAPL");
    expect(fundamentals.isSuspect).toBe(true);
    expect(findings).toContainEqual(expect.objectContaining({ severity: "refusal", code: "priceJumped" }));
  });
});

it("leaves the bundled companies, examined when their files were built, as they are", async () => {
  expect((await createMarketData({ now }).fundamentalsOf("AAPL")).findings).toEqual([]);
});

const rateUsed = ({ from, to, value, asOf, source }: ExchangeRate) => ({ from, to, rate: value, asOf, source });

describe("a price of today beside the included accounts", () => {
  const included = createMarketData({ now }).figuresAtHand("MSFT") ?? expect.unreachable("included");
  const held = included.quote ?? expect.unreachable("with a price");
  const priced = async (value: number, splits: { date: string; factor: number }[]) => {
    const data = createMarketData({ now });
    const { findings: _, riskFreeRate: __, ...gathered } = await data.fundamentalsOf("MSFT");
    const counted = { marketCap: null, sharesOutstanding: null };
    const quote = {
      ticker: "MSFT",
      value,
      currency: "USD",
      quotedIn: "USD",
      asOf: "2026-11-20",
      source: "live",
      ...counted,
    };
    const normalise = normaliser({
      bundledCompany: data.figuresAtHand,
      priceMoves: () => [],
      kindOf: () => "commonShare",
      exchangeRate: async () => null,
      now,
    });
    const { fundamentals, findings } = await normalise({ ...gathered, market: { quote, splits } });
    const shares = (of: typeof fundamentals) => of.statements.at(-1)?.figures.dilutedShares ?? 0;
    return { factor: shares(fundamentals) / shares(included), codes: findings.map(({ code }) => code) };
  };

  it.each([1.5, 2, 10])("stands on the shares of today after a split of %f", async (factor) => {
    const { factor: applied, codes } = await priced(held.value / factor, [{ date: "2026-10-01", factor }]);
    expect(applied).toBeCloseTo(factor, 9);
    expect(codes).toContain("splitApplied");
    expect(codes).not.toContain("priceJumped");
  });

  it("leaves the shares of a split that the included data have behind them", async () => {
    const { factor, codes } = await priced(held.value, [{ date: "2026-05-01", factor: 2 }]);
    expect([factor, codes.includes("splitApplied")]).toEqual([1, false]);
  });
});

describe("parts that left", () => {
  const company = companyOf([statementOf(figures)], "EUR");
  const reviewed = { part: "Freight", ticker: null, asOf: "2026-06-01", source: "8-K" };
  const found = { part: null, ticker: null, asOf: "2026-06-30", source: "10-Q, 1" };

  it("are those that were reviewed and those that a source found, each once", () => {
    const separationsOf = (own: (typeof reviewed | typeof found)[], known: (typeof reviewed)[]) =>
      withReviewedFacts({ ...company, separations: own }, { ...company, separations: known }).separations;
    expect(separationsOf([found], [reviewed])).toEqual([reviewed]);
    expect(separationsOf([found], [])).toEqual([found]);
    const earlier = { ...reviewed, asOf: "2024-06-01" };
    expect(separationsOf([found], [earlier])).toEqual([earlier, found]);
    expect(withReviewedFacts(company, null).separations).toBeUndefined();
  });
});
