import type { Formula, FormulaInputs } from "./trace.ts";
import * as cash from "./traced-formulas/discounted-cash-flow.ts";
import * as perShare from "./traced-formulas/per-share.ts";
import * as ahead from "./traced-formulas/projection.ts";

type Values = readonly number[];

/** A step worked out from the values of all nodes and the ids of its inputs. */
export type DirectStep = (values: Values, ids: Readonly<Record<string, number>>) => number | null;

/** The value of a node. */
const at = (values: Values, id: number): number => values[id] ?? Number.NaN;

/** A formula with its evaluation out of the values of all nodes. */
function direct<Inputs extends FormulaInputs>(
  { id }: Formula<Inputs>,
  step: (values: Values, ids: Readonly<Record<keyof Inputs, number>>) => number | null,
): [id: string, DirectStep] {
  // A step of this formula has the ids of its inputs.
  return [id, step as DirectStep];
}

/**
 * The formulas of single years, of which a trace has the most, by their ids. A table or a search works out thousands of them: written
 * out, each takes a fraction of the time of an object whose inputs are set by their names.
 */
export const directSteps: ReadonlyMap<string, DirectStep> = new Map([
  ...[cash.grownMoney, perShare.grownPerShare].map((grown) =>
    direct(grown, (values, ids) => grown.evaluate({ before: at(values, ids.before), growth: at(values, ids.growth) })),
  ),
  direct(ahead.fadingGrowth, (values, ids) =>
    ahead.fadingGrowth.evaluate({
      first: at(values, ids.first),
      last: at(values, ids.last),
      year: at(values, ids.year),
      years: at(values, ids.years),
    }),
  ),
  direct(ahead.converging, (values, ids) =>
    ahead.converging.evaluate({
      from: at(values, ids.from),
      to: at(values, ids.to),
      year: at(values, ids.year),
      horizon: at(values, ids.horizon),
    }),
  ),
  direct(ahead.fadingReturn, (values, ids) =>
    ahead.fadingReturn.evaluate({
      earned: at(values, ids.earned),
      lasting: at(values, ids.lasting),
      year: at(values, ids.year),
      horizon: at(values, ids.horizon),
      fade: at(values, ids.fade),
    }),
  ),
  direct(ahead.payoutAfterGrowth, (values, ids) =>
    ahead.payoutAfterGrowth.evaluate({
      growth: at(values, ids.growth),
      returnOnCapital: at(values, ids.returnOnCapital),
    }),
  ),
  direct(ahead.flowAfterGrowth, (values, ids) =>
    ahead.flowAfterGrowth.evaluate({
      profit: at(values, ids.profit),
      growth: at(values, ids.growth),
      returnOnCapital: at(values, ids.returnOnCapital),
    }),
  ),
  direct(ahead.investmentAhead, (values, ids) =>
    ahead.investmentAhead.evaluate({
      revenue: at(values, ids.revenue),
      next: at(values, ids.next),
      salesToCapital: at(values, ids.salesToCapital),
    }),
  ),
  direct(ahead.bookAfterYear, (values, ids) =>
    ahead.bookAfterYear.evaluate({
      before: at(values, ids.before),
      growth: at(values, ids.growth),
      returnOnEquity: at(values, ids.returnOnEquity),
    }),
  ),
  direct(cash.nopat, (values, ids) =>
    cash.nopat.evaluate({
      revenue: at(values, ids.revenue),
      margin: at(values, ids.margin),
      taxRate: at(values, ids.taxRate),
    }),
  ),
  direct(cash.freeCashFlow, (values, ids) =>
    cash.freeCashFlow.evaluate({ nopat: at(values, ids.nopat), reinvestment: at(values, ids.reinvestment) }),
  ),
  direct(perShare.partPerShare, (values, ids) =>
    perShare.partPerShare.evaluate({ amount: at(values, ids.amount), share: at(values, ids.share) }),
  ),
  direct(perShare.residualIncome, (values, ids) =>
    perShare.residualIncome.evaluate({
      returnOnEquity: at(values, ids.returnOnEquity),
      costOfEquity: at(values, ids.costOfEquity),
      bookValue: at(values, ids.bookValue),
    }),
  ),
]);
