import type { Company } from "../../company/normalise-company.ts";
import { type EquityTerms, valueOfFlows } from "../../projections/equity-value.ts";
import { type Timeline, withoutFade } from "../../projections/timeline.ts";
import type { MethodForms } from "../../scenarios/assumptions.ts";
import type { Settings } from "../../scenarios/settings.ts";
import type { Calculation } from "../../trace/calculation.ts";
import type { Quantity } from "../../trace/trace.ts";
import { gordon, halfLifeModel } from "../../trace/traced-formulas/cross-checks.ts";
import { dilutedGrowthPerShare, grownPerShare } from "../../trace/traced-formulas/per-share.ts";
import {
  carriedForwardPerShare,
  fadingGrowth,
  netOfPaidOut,
  yearsSooner,
} from "../../trace/traced-formulas/projection.ts";

/** A share by its dividends alone, whose growth is told in stages; `dividend` is the regular one of the latest year. */
type Dividends = { dividend: Quantity; paidOut: Quantity };

export type StagedForm = Exclude<MethodForms["dividends"], "totalPayout" | "dividendsOnly">;

/**
 * The value of a share by dividends that grow in stages, at a setting of the levers. Payout stays as it is.
 *
 *   constant growth   D₀ (1 + g∞)/(Ke − g∞)
 *   half-life         D₀ [(1 + g∞) + (n/2)(g₁ − g∞)]/(Ke − g∞)             g₁ falls to g∞ over the n years of horizon and fade stage
 *   two stages        g₁ over the horizon, then g∞
 *   three stages      g₁ over the horizon, falling in equal steps to g∞ over the fade stage, then g∞
 *
 * Growth of a year that the reader has set is theirs in the stages. Each is brought to the price date: × (1 + Ke)^(½ + s) − paid out.
 *
 * @see Gordon & Shapiro (1956); Fuller & Hsia (1984); CFA Institute, *Equity Asset Valuation*, 4th ed., ch. 5
 */
export function stagedDividendsOf(
  company: Company,
  inputs: Dividends,
  form: StagedForm,
): <Term>(calculation: Calculation<Term>, settings: Settings) => { result: Term } {
  if (form === "twoStage" || form === "threeStage")
    return (calculation, settings) => inStages(calculation, { company, settings, ...inputs }, form);
  return (calculation, settings) => inOneFormula(calculation, { company, settings, ...inputs }, form);
}

type Asked = Dividends & { company: Company; settings: Settings };

function inOneFormula<Term>(
  { of, step }: Calculation<Term>,
  { company, settings, dividend: latest, paidOut }: Asked,
  form: "constantGrowth" | "halfLife",
): { result: Term } {
  const { timeline, elapsed } = company;
  const rates = company.ratesAt(settings);
  const [dividend, rate, last] = [of(latest), of(rates.costOfEquity), of(rates.terminalGrowth)];
  const amount =
    form === "constantGrowth"
      ? step("gordonValuePerShare", gordon, { dividend, growth: last, costOfEquity: rate })
      : step("fadingGrowthValuePerShare", halfLifeModel, {
          dividend,
          growth: of(company.growthAt(settings).first),
          terminalGrowth: last,
          horizon: of(timeline.length),
          costOfEquity: rate,
        });
  const years = step("yearsSooner", yearsSooner, { withinYear: of(timeline.withinYear), elapsed: of(elapsed) });
  const carried = step("presentValueOfDividends", carriedForwardPerShare, { amount, rate, years });
  return { result: step("valuePerShare", netOfPaidOut, { terms: [carried], paidOut: of(paidOut) }) };
}

function inStages<Term>(
  calculation: Calculation<Term>,
  asked: Asked,
  form: "twoStage" | "threeStage",
): EquityTerms<Term> {
  const { of, step } = calculation;
  const { company, settings } = asked;
  const { elapsed } = company;
  const { costOfEquity, terminalGrowth } = company.ratesAt(settings);
  const timeline = form === "twoStage" ? withoutFade(company.timeline) : company.timeline;
  const flows = dividendsIn(calculation, asked, timeline);
  const terminalValue = step("terminalValue", gordon, {
    dividend: flows.at(-1) ?? of(asked.dividend),
    growth: of(terminalGrowth),
    costOfEquity: of(costOfEquity),
  });
  const { paidOut } = asked;
  return valueOfFlows(
    calculation,
    { timeline, elapsed, costOfEquity, paidOut },
    { present: "presentValueOfDividends", flows, terminalValue },
  );
}

/** The dividend of each year of the stages. */
function dividendsIn<Term>(
  { of, step }: Calculation<Term>,
  { company, settings, dividend }: Asked,
  { years, horizon, fade }: Timeline,
): readonly Term[] {
  const { dilution, chosenYears } = company;
  const { first, last } = company.growthAt(settings);
  const growthIn = (year: number): Term => {
    const chosen = chosenYears.growthByYear[year - 1];
    if (year <= horizon.value) return of(chosen ?? first);
    const ofStage = years[year - horizon.value - 1] ?? fade;
    return step(
      "yearGrowth",
      fadingGrowth,
      { first: of(first), last: of(last), year: of(ofStage), years: of(fade) },
      year,
    );
  };
  let before = of(dividend);
  return years.map(({ value: year }) => {
    const growth = growthIn(year);
    before =
      dilution !== null && year <= horizon.value
        ? step("projectedDividendPerShare", dilutedGrowthPerShare, { before, growth, dilution: of(dilution) }, year)
        : step("projectedDividendPerShare", grownPerShare, { before, growth }, year);
    return before;
  });
}
