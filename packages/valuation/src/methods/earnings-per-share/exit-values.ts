import { yearsBetween } from "../../company/accounts/history.ts";
import type { Company } from "../../company/normalise-company.ts";
import { referenceLeaf } from "../../company/references.ts";
import type { Years } from "../../inputs/units.ts";
import { leastPeers, quartilesOf } from "../../peers/peer-multiples.ts";
import { payoutsAfterGrowth } from "../../projections/equity-value.ts";
import type { EquityReturns } from "../../projections/fading-returns.ts";
import { type ByScenario, positionOf, type Settings } from "../../scenarios/settings.ts";
import type { Calculation } from "../../trace/calculation.ts";
import { assumption, derive, type Quantity } from "../../trace/trace.ts";
import {
  fadingPriceToEarnings,
  medianYears,
  middleMultiple,
  multipleAtHorizon,
  yearsToExit,
} from "../../trace/traced-formulas/payout.ts";
import {
  partPerShare,
  presentValuePerShare,
  priceAtMultiple,
  terminalValuePerShare,
} from "../../trace/traced-formulas/per-share.ts";

/** A year's earnings are known a quarter after it, and the share's own multiples are read then. */
const untilKnown: Years = 0.25;

/** A multiple that the market pays, and how many years after the earnings it is paid. */
export type MarketExit = { multiple: ByScenario<Quantity>; late: Quantity };

/** The known multiples: the share's own over ten years, and its peers'. */
export function marketExitsOf(company: Company): MarketExit[] {
  const own = company.ownPriceToEarnings();
  const isTrust = company.classification.type === "reit";
  const sector = company.multiple(isTrust ? "priceToFundsFromOperations" : "priceToEarnings");
  return [
    ...(own.length >= leastPeers
      ? [
          {
            multiple: quartilesOf("ownPriceToEarnings", own),
            late: assumption("exitDelay", untilKnown, "years"),
          },
        ]
      : []),
    ...(sector ? [{ multiple: sector.value, late: delayOfPeers(company, sector.from === "peers") }] : []),
  ];
}

/** How old the peers' earnings are where they are priced: the median; as old as the company's own for an average. */
function delayOfPeers({ peers, elapsed }: Company, isOfPeers: boolean): Quantity {
  if (!isOfPeers) return elapsed;
  const values = peers.map(({ ticker, fiscalYearEnd, priceAsOf, provider }) => {
    const value = Math.max(0, yearsBetween(fiscalYearEnd, priceAsOf));
    return referenceLeaf("elapsedSinceStatements", { value, asOf: priceAsOf, source: provider }, "years", ticker);
  });
  return derive("exitDelay", medianYears, { values });
}

/** The multiple at the horizon that follows from what is paid out after it, of the earnings of all years. */
export function justifiedMultiple<Term>(
  calculation: Calculation<Term>,
  company: Company,
  settings: Settings,
  inputs: { earnings: Quantity; path: readonly Term[]; returns: EquityReturns<Term> },
): Term {
  const { of, step } = calculation;
  const { timeline } = company;
  const { path: earnings } = inputs;
  const growth = company.growthAt(settings);
  const last = growth.last;
  const paid = payoutsAfterGrowth(calculation, timeline, {
    growths: growth.path(calculation),
    last,
    ...inputs.returns,
    from: timeline.horizon.value + 1,
  });
  const horizon = timeline.horizon.value;
  const later = earnings.slice(horizon);
  const payouts = later.map((amount, index) => {
    const share = paid.payouts[index] ?? paid.lastPayout;
    return step("freeCashFlowToEquity", partPerShare, { amount, share }, horizon + index + 1);
  });
  const costOfEquity = of(company.ratesAt(settings).costOfEquity);
  return step("justifiedPriceToEarnings", fadingPriceToEarnings, {
    payouts,
    terminalValue: step("terminalValue", terminalValuePerShare, {
      earnings: earnings.at(-1) ?? of(inputs.earnings),
      growth: of(last),
      payout: paid.lastPayout,
      costOfEquity,
    }),
    years: of(timeline.fade),
    earnings: earnings[horizon - 1] ?? of(inputs.earnings),
    costOfEquity,
    sooner: of(timeline.withinYear),
  });
}

/**
 * The exit value at the horizon, discounted to the price date: at the middle of the multiples, each brought to the
 * date of the earnings, so that it is the middle of their present values too.
 */
export function presentExit<Term>(
  { of, step }: Calculation<Term>,
  company: Company,
  settings: Settings,
  inputs: { earnings: Term; justified: Term; market: readonly MarketExit[] },
): Term {
  const { timeline, elapsed, overrides } = company;
  const rate = of(company.ratesAt(settings).costOfEquity);
  const position = positionOf(settings, "multiple");
  const chosen = overrides.exitMultiple;
  const values = [
    inputs.justified,
    ...inputs.market.map((exit) =>
      step("multipleAtHorizon", multipleAtHorizon, {
        multiple: of(exit.multiple[position]),
        rate,
        late: of(exit.late),
      }),
    ),
  ];
  const multiple =
    chosen === undefined
      ? step("exitPriceToEarnings", middleMultiple, { values })
      : of(assumption("exitPriceToEarnings", chosen, "ratio", "user"));
  return step("presentValueOfExit", presentValuePerShare, {
    amount: step("exitPrice", priceAtMultiple, { amount: inputs.earnings, multiple }),
    rate,
    years: step("yearsToExit", yearsToExit, { horizon: of(timeline.horizon), elapsed: of(elapsed) }),
  });
}
