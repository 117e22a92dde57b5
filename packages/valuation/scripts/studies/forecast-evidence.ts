import { mean, median } from "../../src/formulas/statistics/statistics.ts";
import { type CompanyFile, type Fundamentals, type MethodName, valueCompany } from "../../src/index.ts";
import { eachIssuerOnce } from "../../src/peers/issuers.ts";
import {
  type Indicator,
  indicators,
  type ReturnMonths,
  returnMonths,
} from "../../src/understanding/evidence-indicators.ts";
import { isCounted } from "../../src/understanding/through-time/value-through-time.ts";
import { type MeanOverDates, overlappingMean } from "./overlapping-mean.ts";
import { correlationOf, type Said, tercileSpread } from "./ranked.ts";
import { filesAt, monthIndex, type Universe } from "./universe.ts";

/** With fewer companies a date says nothing of an indicator. */
const fewestCompanies = 30;

export type EvidenceAtDate = {
  month: string;
  companies: number;
  correlation: number;
  /** Mean return of the third that is cheapest by the indicator, less that of the dearest third, over the whole window. */
  spread: number;
};

export type IndicatorEvidence = {
  indicator: Indicator;
  months: ReturnMonths;
  dates: readonly EvidenceAtDate[];
  correlation: MeanOverDates | null;
  spread: MeanOverDates | null;
};

export type SampleAtDate = {
  month: string;
  companies: number;
  /** Mean return of all of them over the next months; null where the months are not over yet. */
  returns: Readonly<Record<ReturnMonths, number | null>>;
  /** Middle company's mean of methods ÷ price. */
  medianLevel: number | null;
};

type Seen = { scores: Partial<Record<Indicator, number>>; returns: Partial<Record<ReturnMonths, number>> };
type SeenAt = { month: string; seen: readonly Seen[] };

/** Each indicator at each date by the filings of the time, and the later returns of the shares. */
export function evidenceOf(universe: Universe, months: readonly string[]) {
  const dates = months.map((month) => ({ month, seen: seenAt(universe, month) }));
  return {
    samples: dates.map(sampleOf),
    indicators: indicators.flatMap((indicator) => returnMonths.map((window) => held(dates, indicator, window))),
  };
}

function seenAt(universe: Universe, month: string): Seen[] {
  const today = new Map(universe.fundamentals.map((each) => [each.ticker, each]));
  return eachIssuerOnce(filesAt(universe, month), ({ fundamentals }) => fundamentals).flatMap((file) => {
    const company = today.get(file.fundamentals.ticker);
    return company ? [{ scores: scoresOf(file), returns: returnsOf(company, month) }] : [];
  });
}

/** Price changes over the windows that are over. */
function returnsOf(company: Fundamentals, month: string): Seen["returns"] {
  const closes = company.monthlyCloses?.closes ?? [];
  const index = monthIndex(company, month);
  const start = closes[index];
  return Object.fromEntries(
    returnMonths.flatMap((window) => {
      const end = closes[index + window];
      return start && end ? [[window, end / start - 1]] : [];
    }),
  );
}

function scoresOf(file: CompanyFile): Seen["scores"] {
  const { quote } = file.fundamentals;
  if (!quote) return {};
  const { methods } = valueCompany(file, { scenario: "neutral", overrides: {} });
  const values = methods.flatMap(({ method, outcome }): [MethodName, number][] =>
    outcome.kind === "estimate" && isCounted(outcome) ? [[method, outcome.valuePerShare / quote.value]] : [],
  );
  const meanOfMethods = mean(values.map(([, ratio]) => ratio));
  return {
    ...Object.fromEntries(values),
    ...(meanOfMethods === null ? {} : { meanOfMethods }),
    ...ratiosOf(file.fundamentals, quote.value),
  };
}

/** Earnings, free cash flow and book value per share of the latest statement known then ÷ price. */
function ratiosOf({ statements }: Fundamentals, price: number): Seen["scores"] {
  const figures = statements.at(-1)?.figures;
  const shares = figures?.dilutedShares;
  if (!figures || !shares) return {};
  const perPrice = (amount: number | null) => (amount === null ? null : amount / shares / price);
  const { netIncome, operatingCashFlow, capitalExpenditure, totalEquity } = figures;
  const free =
    operatingCashFlow === null || capitalExpenditure === null ? null : operatingCashFlow - capitalExpenditure;
  const ratios = {
    earningsToPrice: perPrice(netIncome),
    freeCashFlowToPrice: perPrice(free),
    bookToPrice: perPrice(totalEquity),
  };
  return Object.fromEntries(Object.entries(ratios).filter(([, ratio]) => ratio !== null));
}

function held(dates: readonly SeenAt[], indicator: Indicator, months: ReturnMonths): IndicatorEvidence {
  const measured = dates.flatMap(({ month, seen }): EvidenceAtDate[] => {
    const said = seen.flatMap(({ scores, returns }): Said[] => {
      const [score, outcome] = [scores[indicator], returns[months]];
      return score === undefined || outcome === undefined ? [] : [{ score, outcome }];
    });
    const [correlation, spread] = [correlationOf(said), tercileSpread(said)];
    if (said.length < fewestCompanies || correlation === null || spread === null) return [];
    return [{ month, companies: said.length, correlation, spread }];
  });
  const over = (of: (date: EvidenceAtDate) => number) =>
    overlappingMean(
      measured.map((date) => ({ year: yearOf(date.month), value: of(date) })),
      months / 12,
    );
  return {
    indicator,
    months,
    dates: measured,
    correlation: over(({ correlation }) => correlation),
    spread: over(({ spread }) => spread),
  };
}

const yearOf = (month: string): number => Number(month.slice(0, 4)) + (Number(month.slice(5, 7)) - 1) / 12;

function sampleOf({ month, seen }: SeenAt): SampleAtDate {
  const meanReturn = (window: ReturnMonths) =>
    mean(seen.flatMap(({ returns }) => (returns[window] === undefined ? [] : [returns[window]])));
  return {
    month,
    companies: seen.length,
    returns: { 12: meanReturn(12), 36: meanReturn(36) },
    medianLevel: median(seen.flatMap(({ scores }) => scores.meanOfMethods ?? [])),
  };
}
