import { type AssumptionOverrides, type ExpertLever, expertLevers } from "@valora/valuation";
import type { AnalysisQuery } from "./analysis-query.ts";
import { formsOf } from "./asked-parts/chosen-forms.ts";
import { yearsIn } from "./by-year.ts";

/** The query about a company, without its ticker. */
export type AskedAnalysis = Omit<AnalysisQuery, "ticker">;

/** The overrides of a query, in the engine's form. */
export function overridesOf(asked: AskedAnalysis): AssumptionOverrides {
  const { wacc, growth, horizon, levers, years, type, force, view, prudent, peers } = asked;
  return {
    ...leversIn(levers ?? {}),
    ...years,
    ...formsOf(asked),
    ...(type === undefined ? {} : { type }),
    ...(force === undefined ? {} : { force }),
    ...(view === undefined ? {} : { view }),
    ...(prudent === undefined ? {} : { prudent }),
    ...(wacc === undefined ? {} : { wacc }),
    ...(growth === undefined ? {} : { growth }),
    ...(horizon === undefined ? {} : { horizon }),
    ...(peers === undefined ? {} : { peers }),
  };
}

/** The engine's request from a query. */
export function settingsOf(overrides: AssumptionOverrides): Omit<AskedAnalysis, "scenario"> {
  const { wacc, growth, horizon, type, force, view, prudent, peers, ...others } = overrides;
  const [levers, years] = [leversIn(others), yearsIn(others)];
  return {
    ...{ wacc, growth, horizon, type, force },
    ...formsOf(others),
    ...(view !== undefined && { view }),
    ...(prudent !== undefined && { prudent }),
    ...(peers !== undefined && { peers: [...peers] }),
    ...(Object.keys(levers).length > 0 && { levers }),
    ...(Object.keys(years).length > 0 && { years }),
  };
}

/** A growth that is set and that the rate that is set does not exceed: the sum would never end. */
export function contradictionIn({
  wacc,
  growth,
}: Pick<AskedAnalysis, "wacc" | "growth">): { growth: number; wacc: number } | null {
  return wacc !== undefined && growth !== undefined && growth >= wacc ? { growth, wacc } : null;
}

/** The levers of an expert among some values, in their order; what is not given is left out. */
export function leversIn(
  values: Readonly<Partial<Record<ExpertLever, number | undefined>>>,
): Partial<Record<ExpertLever, number>> {
  return Object.fromEntries(
    expertLevers.flatMap((lever) => (values[lever] === undefined ? [] : [[lever, values[lever]]])),
  );
}
