import type { Calculation } from "../trace/calculation.ts";
import type { Quantity } from "../trace/trace.ts";
import { residualIncome } from "../trace/traced-formulas/per-share.ts";
import * as steps from "../trace/traced-formulas/projection.ts";
import * as book from "../trace/traced-formulas/residual-income.ts";
import type { EquityReturns } from "./fading-returns.ts";
import type { Growth } from "./growth-path.ts";
import type { Timeline } from "./timeline.ts";

export type BookInputs = {
  timeline: Timeline;
  elapsed: Quantity;
  bookValue: Quantity;
  growth: Growth;
  returnOnEquity: Quantity;
  costOfEquity: Quantity;
  paidOut: Quantity;
};

/** The continuation after the horizon: fading returns, or a residual income that shrinks by a constant factor each year. */
export type Continuation<Term> = EquityReturns<Term> | { persistence: Term };

/**
 * The value of a share at the price date by its book value and its excess returns.
 *
 *   RIₜ = (ROEₜ − Ke) Bₜ₋₁,   Bₜ = Bₜ₋₁ (1 + min(gₜ, ROEₜ))
 *   V   = {B₀ + [Σ RIₜ/(1+Ke)ᵗ + (ROE∞ − Ke) Bₙ/(Ke − g∞)/(1+Ke)ⁿ] (1+Ke)^½} (1+Ke)^s − paid out
 *
 * With a persistence ω the return stays as it is over the horizon, there is no fade stage, and ω RI_N/(1 + Ke − ω) continues.
 */
export function bookValueAndMore<Term>(
  calculation: Calculation<Term>,
  inputs: BookInputs,
  continuation: Continuation<Term>,
): Term {
  const { of, step } = calculation;
  const { timeline } = inputs;
  const costOfEquity = of(inputs.costOfEquity);
  const returns = returnsOf(calculation, inputs, continuation);
  const growths = inputs.growth.path(calculation);
  const length = "lasting" in continuation ? timeline.years.length : timeline.horizon.value;
  const incomes: Term[] = [];
  let before = of(inputs.bookValue);
  for (let year = 1; year <= length; year += 1) {
    const growth = growths[year - 1];
    if (growth === undefined) break;
    const returnOnEquity = returns(year);
    incomes.push(
      step("residualIncomePerShare", residualIncome, { returnOnEquity, costOfEquity, bookValue: before }, year),
    );
    before = step("projectedBookValuePerShare", steps.bookAfterYear, { before, growth, returnOnEquity }, year);
  }
  const continuing =
    "lasting" in continuation
      ? step("continuingValue", book.lastingContinuingValue, {
          returnOnEquity: continuation.lasting,
          costOfEquity,
          growth: of(inputs.growth.last),
          bookValue: before,
        })
      : step("continuingValue", book.persistentContinuingValue, {
          persistence: continuation.persistence,
          residualIncome: incomes.at(-1) ?? before,
          costOfEquity,
        });
  const years = "lasting" in continuation ? timeline.length : timeline.horizon;
  return atPriceDate(calculation, inputs, { incomes, continuing, years: of(years) });
}

function returnsOf<Term>(
  calculation: Calculation<Term>,
  { timeline, returnOnEquity }: BookInputs,
  continuation: Continuation<Term>,
): (year: number) => Term {
  const earned = calculation.of(returnOnEquity);
  if (!("lasting" in continuation)) return () => earned;
  const { returns, lasting } = continuation;
  const horizon = timeline.horizon.value;
  return (year) => (year <= horizon ? earned : (returns[year - horizon - 1] ?? lasting));
}

function atPriceDate<Term>(
  { of, step }: Calculation<Term>,
  { timeline, elapsed, bookValue, costOfEquity, paidOut }: BookInputs,
  { incomes, continuing, years }: { incomes: readonly Term[]; continuing: Term; years: Term },
): Term {
  const rate = of(costOfEquity);
  const sooner = step("yearsSooner", steps.yearsSooner, {
    withinYear: of(timeline.withinYear),
    elapsed: of(elapsed),
  });
  const terms = [
    step("bookValueAtPriceDate", steps.carriedForwardPerShare, { amount: of(bookValue), rate, years: of(elapsed) }),
    step("presentValueOfResidualIncome", steps.presentValueOfPayouts, { flows: incomes, rate, sooner }),
    step("presentValueOfTerminalValue", steps.presentAmountPerShare, { amount: continuing, rate, years, sooner }),
  ];
  return step("valuePerShare", steps.netOfPaidOut, { terms, paidOut: of(paidOut) });
}
