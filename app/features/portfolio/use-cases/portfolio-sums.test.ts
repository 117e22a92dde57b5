import { sectors } from "@valora/valuation";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf } from "./money.ts";
import { addedUp } from "./portfolio-sums.ts";
import type { CountedPosition } from "./position-figures.ts";

const money = fc.double({ min: 0.0001, max: 90_000, noNaN: true, noDefaultInfinity: true });
const end = fc.option(fc.record({ lowered: money, raised: money }), { nil: null });

/** Any position, its money counted as the use case counts it. */
const counted: fc.Arbitrary<CountedPosition> = fc
  .record({
    ticker: fc.string({ minLength: 1, maxLength: 6 }),
    sector: fc.constantFrom(...sectors),
    country: fc.constantFrom("US", "ES", "IT", "DE"),
    currency: fc.constantFrom("EUR", "USD", "GBP"),
    price: money,
    value: money,
    quantity: fc.double({ min: 0.001, max: 5_000, noNaN: true, noDefaultInfinity: true }),
    rate: fc.double({ min: 0.01, max: 20, noNaN: true, noDefaultInfinity: true }),
    signal: fc.constantFrom("buy" as const, "hold" as const, "sell" as const, "none" as const),
    ends: fc.record({ discountRate: end, growth: end, margin: end }),
    perShare: fc.option(money, { nil: null }),
  })
  .map(({ price, value, quantity, rate, perShare, ...rest }) => ({
    figures: {
      ...{ ...rest, name: rest.ticker, price, priceCurrency: rest.currency, priceAsOf: "2026-08-20" },
      ...{ priceInCurrency: price, value, difference: value / price - 1 },
      dividend: perShare === null ? null : { perShare, asOf: "2026-06-30" },
    },
    ...{ quantity, rate, cost: null, lots: [] },
    ...{ market: centsOf(price * quantity * rate), value: centsOf(value * quantity * rate) },
  }));

const cents = (amount: number) => Math.round(amount * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((whole, each) => whole + cents(each), 0);

describe("the sum", () => {
  it("is exactly that of its positions, sectors and countries, to the hundredth and in any order", () => {
    fc.assert(
      fc.property(fc.array(counted, { maxLength: 60 }), (positions) => {
        const { total, positions: told, bySector, byCountry, dividends } = addedUp(positions, []);
        for (const side of ["market", "value"] as const)
          for (const parts of [told, bySector, byCountry])
            expect(sum(parts.map((each) => each[side]))).toBe(cents(total[side]));
        expect(sum(dividends.byCurrency.map(({ converted }) => converted))).toBe(cents(dividends.converted));
        for (const each of dividends.byCurrency)
          expect(sum(each.positions.map(({ amount }) => amount))).toBe(cents(each.amount));
        expect(addedUp(positions.toReversed(), []).total).toEqual(total);
      }),
    );
  });

  it("puts what moves it most first, and holds what an assumption does not reach", () => {
    fc.assert(
      fc.property(fc.array(counted, { minLength: 1, maxLength: 20 }), (positions) => {
        const { dependence, total } = addedUp(positions, []);
        const widths = dependence.map(({ lowered, raised }) => Math.abs(cents(raised.value) - cents(lowered.value)));
        expect(widths).toEqual(widths.toSorted((one, other) => other - one));
        for (const { lever, lowered, raised, moved } of dependence) {
          const reached = positions.filter(({ figures }) => figures.ends[lever] !== null);
          expect(moved).toBe(reached.length);
          const held = sum(positions.filter((each) => !reached.includes(each)).map((each) => each.value / 100));
          const movedTo = (side: "lowered" | "raised") =>
            reached.reduce((whole, { figures, quantity, rate }) => {
              return whole + centsOf((figures.ends[lever]?.[side] ?? 0) * quantity * rate);
            }, held);
          expect([cents(lowered.value), cents(raised.value)]).toEqual([movedTo("lowered"), movedTo("raised")]);
          expect(total.value * (1 + lowered.difference)).toBeCloseTo(lowered.value, 2);
        }
      }),
    );
  });

  it("weighs by market value: weights add up to one, equal positions count as many as they are", () => {
    const [one] = fc.sample(counted, { numRuns: 1, seed: 7 });
    if (one === undefined) throw new Error("a position is made");
    const four = [1, 2, 3, 4].map((at) => ({ ...one, figures: { ...one.figures, ticker: String(at) }, market: 2500 }));
    const { positions, concentration } = addedUp(four, []);
    expect(positions.map(({ weight }) => weight)).toEqual([0.25, 0.25, 0.25, 0.25]);
    expect(concentration).toEqual({ largest: 0.25, topFive: 1, effectivePositions: 4 });
  });

  it("of nothing is nothing, without a ratio that divides by it", () => {
    const { coverage, total, concentration, dependence } = addedUp([], []);
    expect([coverage, total]).toEqual([
      { positions: 0, valued: 0, unpriced: 0, share: null },
      { market: 0, value: 0, difference: null, cost: null },
    ]);
    expect([concentration, dependence]).toEqual([null, []]);
  });
});

it("rounds halves away from zero, also where a double is a little below them", () => {
  expect([1.005, 2.675, -1.005, 0.1 + 0.2].map(centsOf)).toEqual([101, 268, -101, 30]);
});
