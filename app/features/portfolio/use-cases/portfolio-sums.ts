import type { Dependence, OmittedPosition, PortfolioAnswer } from "../contracts/portfolio.ts";
import { type PortfolioLever, portfolioLevers } from "../contracts/portfolio-limits.ts";
import { amountOf, type Cents, centsOf, sumOf } from "./money.ts";
import type { CountedPosition } from "./position-figures.ts";

type Sums = Pick<
  PortfolioAnswer,
  | "coverage"
  | "total"
  | "bySector"
  | "byCountry"
  | "signals"
  | "concentration"
  | "dependence"
  | "dividends"
  | "positions"
>;

const ratioOf = (part: Cents, whole: Cents): number => part / whole;

/** What positions add up to. The largest stand first in every list. */
export function addedUp(counted: readonly CountedPosition[], leftOut: readonly OmittedPosition[]): Sums {
  const market = sumOf(counted.map((each) => each.market));
  const value = sumOf(counted.map((each) => each.value));
  const costs = counted.flatMap(({ cost }) => cost ?? []);
  const weightOf = (part: Cents) => (market === 0 ? 0 : ratioOf(part, market));
  return {
    coverage: coverageOf(counted, leftOut, market),
    total: {
      ...{ market: amountOf(market), value: amountOf(value) },
      difference: market === 0 ? null : ratioOf(value, market) - 1,
      cost: costs.length === counted.length && counted.length > 0 ? amountOf(sumOf(costs)) : null,
    },
    bySector: groupsOf(counted, ({ figures }) => figures.sector, weightOf).map(({ key: sector, ...group }) => ({
      sector,
      ...group,
    })),
    byCountry: groupsOf(counted, ({ figures }) => figures.country, weightOf).map(({ key: country, ...group }) => ({
      country,
      ...group,
    })),
    signals: signalsOf(counted),
    concentration: market === 0 ? null : concentrationOf(counted.map((each) => weightOf(each.market))),
    dependence: portfolioLevers
      .flatMap((lever) => dependenceOn(lever, counted, value) ?? [])
      .toSorted((one, other) => widthOf(other) - widthOf(one)),
    dividends: dividendsOf(counted),
    positions: counted
      .toSorted((one, other) => other.market - one.market)
      .map(({ figures, quantity, market: ofShare, value: byValora, cost, lots }) => ({
        ...{ ticker: figures.ticker, name: figures.name, sector: figures.sector, country: figures.country, quantity },
        ...{ price: figures.price, priceCurrency: figures.priceCurrency, priceAsOf: figures.priceAsOf },
        ...{ valuePerShare: figures.value, valueCurrency: figures.currency },
        ...{ market: amountOf(ofShare), value: amountOf(byValora), difference: figures.difference },
        ...{ weight: weightOf(ofShare), cost: cost === null ? null : amountOf(cost), signal: figures.signal, lots },
      })),
  };
}

function coverageOf(counted: readonly CountedPosition[], leftOut: readonly OmittedPosition[], market: Cents) {
  const priced = market + sumOf(leftOut.map((each) => centsOf(each.market ?? 0)));
  return {
    positions: counted.length + leftOut.length,
    valued: counted.length,
    unpriced: leftOut.filter((each) => each.market === null).length,
    share: priced === 0 ? null : ratioOf(market, priced),
  };
}

function groupsOf<Key extends string>(
  counted: readonly CountedPosition[],
  keyOf: (position: CountedPosition) => Key,
  weightOf: (part: Cents) => number,
) {
  return [...Map.groupBy(counted, keyOf)]
    .map(([key, members]) => {
      const market = sumOf(members.map((each) => each.market));
      const value = sumOf(members.map((each) => each.value));
      return {
        ...{ key, positions: members.length, market: amountOf(market), value: amountOf(value) },
        ...{ difference: market === 0 ? 0 : ratioOf(value, market) - 1, weight: weightOf(market) },
      };
    })
    .toSorted((one, other) => other.market - one.market);
}

function signalsOf(counted: readonly CountedPosition[]): PortfolioAnswer["signals"] {
  const signals = { buy: 0, hold: 0, sell: 0, none: 0 };
  for (const { figures } of counted) signals[figures.signal] += 1;
  return signals;
}

function concentrationOf(weights: readonly number[]): NonNullable<PortfolioAnswer["concentration"]> {
  const [largest = 0, ...others] = weights.toSorted((one, other) => other - one);
  const sum = (parts: readonly number[]) => parts.reduce((whole, part) => whole + part, 0);
  return {
    largest,
    topFive: Math.min(1, sum([largest, ...others.slice(0, 4)])),
    effectivePositions: 1 / sum(weights.map((weight) => weight ** 2)),
  };
}

/** The whole with an assumption moved in every position that has it; null where none has. */
function dependenceOn(lever: PortfolioLever, counted: readonly CountedPosition[], value: Cents): Dependence | null {
  const moved = counted.filter(({ figures }) => figures.ends[lever] !== null).length;
  if (moved === 0 || value === 0) return null;
  const wholeAt = (end: "lowered" | "raised") => {
    const whole = sumOf(
      counted.map((each) => {
        const ends = each.figures.ends[lever];
        return ends === null ? each.value : centsOf(ends[end] * each.quantity * each.rate);
      }),
    );
    return { value: amountOf(whole), difference: ratioOf(whole, value) - 1 };
  };
  return { lever, lowered: wholeAt("lowered"), raised: wholeAt("raised"), moved };
}

const widthOf = ({ lowered, raised }: Dependence): number =>
  Math.max(0, lowered.value, raised.value) - Math.min(lowered.value, raised.value);

/** Twelve months of dividends as the last ones were, by the currency in which they are told. */
function dividendsOf(counted: readonly CountedPosition[]): PortfolioAnswer["dividends"] {
  const paying = counted.flatMap(({ figures, quantity, rate }) => {
    const { dividend, ticker, currency } = figures;
    if (dividend === null || !(dividend.perShare > 0)) return [];
    const amount = dividend.perShare * quantity;
    return [{ ...{ ticker, currency, ...dividend }, amount: centsOf(amount), converted: centsOf(amount * rate) }];
  });
  const byCurrency = [...Map.groupBy(paying, ({ currency }) => currency)]
    .map(([currency, members]) => ({
      currency,
      amount: amountOf(sumOf(members.map((each) => each.amount))),
      converted: amountOf(sumOf(members.map((each) => each.converted))),
      positions: members
        .toSorted((one, other) => other.converted - one.converted)
        .map(({ ticker, perShare, amount, asOf }) => ({ ticker, perShare, amount: amountOf(amount), asOf })),
    }))
    .toSorted((one, other) => other.converted - one.converted);
  return {
    converted: amountOf(sumOf(paying.map((each) => each.converted))),
    byCurrency,
    unknown: counted.flatMap(({ figures }) => (figures.dividend === null ? [figures.ticker] : [])),
  };
}
