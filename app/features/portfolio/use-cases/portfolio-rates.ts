import type { MarketData } from "@valora/market-data";
import type { AppliedRate } from "../contracts/portfolio.ts";
import type { PortfolioCurrency } from "../contracts/portfolio-limits.ts";

/** Units of the portfolio's currency for one of another; null where it is not known. */
export type RateFrom = (currency: string) => Promise<number | null>;

type Given = {
  marketData: Pick<MarketData, "exchangeRateOn">;
  to: PortfolioCurrency;
  today: string;
  /** Of the reader: units of another currency for one of the portfolio's. */
  own: Readonly<Record<string, number>>;
};

/** The reader's own rate comes first, then the central bank's of the day. Each is asked once; `applied` fills as rates are asked for. */
export function portfolioRates({ marketData, to, today, own }: Given): {
  rateFrom: RateFrom;
  applied: AppliedRate[];
} {
  const asked = new Map<string, Promise<number | null>>();
  const applied: AppliedRate[] = [];
  const find = async (from: string): Promise<number | null> => {
    const given = own[from];
    if (given !== undefined) {
      applied.push({ from, to, value: 1 / given, asOf: null, source: null });
      return 1 / given;
    }
    const found = await marketData.exchangeRateOn({ from, to, day: today });
    if (found !== null) applied.push({ from, to, value: found.value, asOf: found.asOf, source: found.source });
    return found?.value ?? null;
  };
  const rateFrom: RateFrom = (from) => {
    if (from === to) return Promise.resolve(1);
    const known = asked.get(from) ?? find(from);
    asked.set(from, known);
    return known;
  };
  return { rateFrom, applied };
}

const smallUnits: Readonly<Record<string, { currency: string; parts: number }>> = {
  GBX: { currency: "GBP", parts: 100 },
  GBp: { currency: "GBP", parts: 100 },
};

/** An amount in whole units of its currency: 250 GBX are 2.5 GBP. */
export function inWholeUnits({ amount, currency }: { amount: number; currency: string }) {
  const small = smallUnits[currency];
  return small === undefined ? { amount, currency } : { amount: amount / small.parts, currency: small.currency };
}
