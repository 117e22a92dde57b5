import { requestedPeers } from "../peers/requested-peers.ts";
import type { CompanyFile } from "../report/report.ts";
import type { AssumptionOverrides, Scenario } from "../scenarios/assumptions.ts";
import { byScenario } from "../scenarios/settings.ts";
import { assumption } from "../trace/trace.ts";
import type { EarningPower } from "./earnings/earning-power.ts";
import { type Forecast, forecastOf } from "./forecast.ts";
import { type NormalisedCompany, normalisedCompanyOf, withPeers } from "./normalised-company.ts";
import type { NormalisationChoices } from "./operations.ts";

/** A company normalised for valuation, and what the request asks of it. */
export type Company = NormalisedCompany & Forecast & { overrides: AssumptionOverrides; isForced: boolean };

export type ValuationRequest = {
  scenario: Scenario;
  overrides: AssumptionOverrides;
};

/**
 * The file asked about last, which never changes, and what it says: a moved lever asks about the same company again. Only
 * one, because a weak map of many makes the collector carry along what is asked once and never again.
 */
let latest: { file: CompanyFile; choices: NormalisationChoices; basis: NormalisedCompany } | null = null;

/** Normalises a company for valuation. Never throws on missing data. */
export function normaliseCompany(file: CompanyFile, request: ValuationRequest): Company {
  const choices = choicesOf(request);
  const isKnown = latest?.file === file && areSame(latest.choices, choices);
  const basis = latest && isKnown ? latest.basis : normalisedCompanyOf(file, choices);
  latest = { file, choices, basis };
  return asked(basis, request, { isForced: false });
}

/** Compared one by one, because writing them out takes as long as many formulas; every one is named in both. */
function areSame(some: NormalisationChoices, others: NormalisationChoices): boolean {
  let name: keyof NormalisationChoices;
  for (name in some) if (some[name] !== others[name]) return false;
  return true;
}

function choicesOf({ overrides }: ValuationRequest): NormalisationChoices {
  const { type, researchLife: life, goodwillInCapital = 1, elapsedYears, lastTwelveMonths = 1 } = overrides;
  const { view = "absolute", riskFreeRate, equityRiskPremium, beta } = overrides;
  const accounts = lastTwelveMonths > 0 ? "twelveMonths" : "fiscalYear";
  return {
    ...{ type, life, withGoodwill: goodwillInCapital > 0, elapsedYears, view, accounts },
    ...{ riskFreeRate, equityRiskPremium, beta },
  };
}

/** The company taken for an ordinary one, for a method that its kind speaks against. */
export const asOrdinary = (file: CompanyFile, request: ValuationRequest): Company =>
  asked(normalisedCompanyOf(file, { ...choicesOf(request), type: "mature" }), request, { isForced: true });

function asked(
  basis: NormalisedCompany,
  { scenario: selected, overrides }: ValuationRequest,
  { isForced }: Pick<Company, "isForced">,
): Company {
  const { capital, growth, reference } = basis;
  const forecast = forecastOf({ capital, growth: growth.quantity, reference, selected, overrides });
  return { ...basis, ...chosenBy(basis, overrides), ...forecast, selected, overrides, isForced };
}

/** Expert levers of the company itself, in place of its statements' figures; the same in every scenario. */
function chosenBy(
  basis: NormalisedCompany,
  { margin, salesToCapital, terminalGrowth, peers, buybackPayout, discounting }: AssumptionOverrides,
): Partial<NormalisedCompany> {
  const { earningPower, rateWarnings } = basis;
  const isTurnoverChosen = salesToCapital !== undefined && basis.salesToCapital !== null;
  return {
    ...(margin !== undefined && earningPower !== null && { earningPower: withMargin(earningPower, margin) }),
    ...(isTurnoverChosen && {
      salesToCapital: { quantity: assumption("salesToCapital", salesToCapital, "ratio", "user"), warnings: [] },
    }),
    ...(buybackPayout !== undefined && {
      buybackShare: { quantity: assumption("buybackShare", buybackPayout, "rate", "user"), warnings: [] },
    }),
    ...(peers !== undefined && withPeers(basis, requestedPeers(basis, peers))),
    ...((terminalGrowth !== undefined || discounting === "yearEnd") && {
      rateWarnings: [
        ...(discounting === "yearEnd" ? (["flowsAtYearEnd"] as const) : []),
        ...rateWarnings.filter((warning) => terminalGrowth === undefined || warning !== "terminalGrowthLowered"),
      ],
    }),
  };
}

function withMargin(earningPower: EarningPower, margin: number): EarningPower {
  const target = assumption("targetMargin", margin, "rate", "user");
  return { ...earningPower, targetMargin: byScenario(() => target) };
}
