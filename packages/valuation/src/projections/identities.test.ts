import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { presentAmountSooner, presentValueSooner } from "../formulas/time-value/price-date.ts";
import { inNumbers } from "../trace/calculation.ts";
import { assumption, type Quantity } from "../trace/trace.ts";
import { type BookInputs, bookValueAndMore } from "./book-value.ts";
import { equityReturns } from "./fading-returns.ts";
import { type FirmInputs, firmValue, firmYears, returnsOnCapital } from "./firm-value.ts";
import { growthOver } from "./growth-path.ts";
import { type Timeline, timelineOf } from "./timeline.ts";

const rate = (value: number): Quantity => assumption("growth", value, "rate");
const money = (value: number): Quantity => assumption("growth", value, "money");

/** Flows at the ends of the years, counted from the balance sheet. */
const yearEnd = (timeline: Timeline): Timeline => ({ ...timeline, withinYear: rate(0) });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const lengths = { horizon: fc.integer({ min: 1, max: 12 }), fadeYears: fc.integer({ min: 0, max: 15 }) };

function firm(inputs: {
  horizon: number;
  fadeYears: number;
  first: number;
  last: number;
  wacc: number;
  returnOnCapital: number;
  margin: number;
  taxRate: number;
}): number {
  const { first, last, wacc, returnOnCapital, margin, taxRate } = inputs;
  const salesToCapital = returnOnCapital / (margin * (1 - taxRate));
  const timeline = yearEnd(timelineOf(inputs));
  const level = rate(margin);
  const tax = rate(taxRate);
  const ahead: FirmInputs = {
    timeline,
    elapsed: rate(0),
    revenue: money(1000),
    growth: growthOver(timeline, { first: rate(first), last: rate(last), chosen: [] }),
    margin: { from: level, to: level, chosen: [] },
    taxRate: { from: tax, to: tax },
    wacc: rate(wacc),
  };
  const returns = returnsOnCapital(inNumbers, timeline, { earned: returnOnCapital, lasting: returnOnCapital });
  return firmValue(inNumbers, ahead, {
    years: firmYears(inNumbers, ahead),
    capital: { salesToCapital: () => salesToCapital, returns, lasting: returnOnCapital },
  }).enterpriseValue;
}

describe("the value of a firm", () => {
  const anyFirm = fc.record({
    ...lengths,
    first: between(0, 0.4),
    last: between(0, 0.04),
    wacc: between(0.065, 0.15),
    margin: between(0.02, 0.5),
    taxRate: between(0, 0.4),
  });

  it("does not depend on growth where new capital earns what it costs: the first profit for ever", () => {
    fc.assert(
      fc.property(anyFirm, (each) => {
        const profit = 1000 * (1 + each.first) * each.margin * (1 - each.taxRate);
        expect(firm({ ...each, returnOnCapital: each.wacc }) / (profit / each.wacc)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("is the value driver's where growth and return are the same in all years", () => {
    fc.assert(
      fc.property(anyFirm, between(0.05, 0.6), ({ last: growth, ...each }, returnOnCapital) => {
        const profit = 1000 * (1 + growth) * each.margin * (1 - each.taxRate);
        const driver = (profit * (1 - growth / returnOnCapital)) / (each.wacc - growth);
        expect(firm({ ...each, first: growth, last: growth, returnOnCapital }) / driver).toBeCloseTo(1, 9);
      }),
    );
  });
});

/** Earnings and payments that a path of book value and return implies, one stream for both ways of counting. */
function streamOf(inputs: { book: number; growths: readonly number[]; returns: readonly number[] }) {
  let { book } = inputs;
  const payments = inputs.growths.map((growth, index) => {
    const returnOnEquity = inputs.returns[index] ?? 0;
    const after = book * (1 + Math.min(growth, returnOnEquity));
    const paid = returnOnEquity * book - (after - book);
    book = after;
    return paid;
  });
  return { payments, lastBook: book };
}

describe("dividends and residual income of one stream", () => {
  const anyShare = fc.record({
    ...lengths,
    first: between(-0.1, 0.3),
    last: between(0, 0.04),
    costOfEquity: between(0.065, 0.15),
    earned: between(0.02, 0.6),
    kept: between(0, 1),
    book: between(0.1, 500),
    elapsed: between(0, 1.5),
  });
  const bothWays = (share: typeof anyShare extends fc.Arbitrary<infer Share> ? Share : never, withinYear: number) => {
    const { first, last, costOfEquity: ke, earned, kept, book, elapsed } = share;
    const timeline: Timeline = { ...timelineOf(share), withinYear: rate(withinYear) };
    const lasting = ke + kept * Math.max(earned - ke, 0);
    const [length, horizon] = [timeline.length.value, timeline.horizon.value];
    const years = Array.from({ length }, (_, index) => index + 1);
    const growths = years.map((year) => first + ((last - first) * (year - 1)) / Math.max(length - 1, 1));
    const returns = years.map((year) =>
      year <= horizon ? earned : earned + ((lasting - earned) * (year - horizon)) / (length - horizon),
    );
    const { payments, lastBook } = streamOf({ book, growths, returns });
    const terminal = ((lasting - last) * lastBook) / (ke - last);
    const sooner = withinYear + elapsed;
    const dividends =
      presentValueSooner({ flows: payments, rate: ke, sooner }) +
      presentAmountSooner({ amount: terminal, rate: ke, years: length, sooner });
    const inputs: BookInputs = {
      timeline,
      elapsed: rate(elapsed),
      bookValue: money(book),
      growth: growthOver(timeline, { first: rate(first), last: rate(last), chosen: [] }),
      returnOnEquity: rate(earned),
      costOfEquity: rate(ke),
      paidOut: money(0),
    };
    const fading = equityReturns(inNumbers, timeline, { earned, lasting });
    const residualIncome = bookValueAndMore(inNumbers, inputs, fading);
    return { dividends, residualIncome };
  };

  it("give the same value at the balance sheet's date, with payments at the ends of years", () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const { dividends, residualIncome } = bothWays({ ...share, elapsed: 0 }, 0);
        expect(dividends / residualIncome).toBeCloseTo(1, 9);
      }),
    );
  });

  it("differ by the half-year of the book value where payments are spread over the year", () => {
    fc.assert(
      fc.property(anyShare, (share) => {
        const { dividends, residualIncome } = bothWays(share, 0.5);
        const rolled = (1 + share.costOfEquity) ** share.elapsed;
        const gap = share.book * ((1 + share.costOfEquity) ** 0.5 - 1) * rolled;
        expect((dividends - residualIncome) / gap).toBeCloseTo(1, 6);
      }),
    );
  });
});
