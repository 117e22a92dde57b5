import type { AssumptionOverrides, Scenario } from "../assumptions.ts";
import { peersNamed } from "../peers-named.ts";
import type { CompanyFile } from "../report.ts";
import { byScenario } from "../scenarios.ts";
import { assumption } from "../trace.ts";
import { type Basis, basisOf, withPeers } from "./basis.ts";
import type { EarningPower } from "./earning-power.ts";
import type { BasisChoices } from "./operations.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

/** A company brought to a base, and what is asked of it. */
export type Company = Basis & Outlook & { overrides: AssumptionOverrides; isForced: boolean };

export type ValuationRequest = {
  scenario: Scenario;
  overrides: AssumptionOverrides;
};

/**
 * The file asked about last, which never changes, and what it says: a moved lever asks about the same company again. Only
 * one, because a weak map of many makes the collector carry along what is asked once and never again.
 */
let latest: { file: CompanyFile; key: string; basis: Basis } | null = null;

/** Brings a company to a base. Pure; nothing that is unknown stops it. */
export function prepare(file: CompanyFile, request: ValuationRequest): Company {
  const choices = choicesOf(request);
  const key = Object.values(choices).join(" ");
  const isKnown = latest?.file === file && latest.key === key;
  const basis = latest && isKnown ? latest.basis : basisOf(file, choices);
  latest = { file, key, basis };
  return { ...asked(basis, request), isForced: false };
}

function choicesOf({ overrides }: ValuationRequest): BasisChoices {
  const { type, researchLife: life, goodwillInCapital = 1, elapsedYears, lastTwelveMonths = 1 } = overrides;
  const { view = "absolute" } = overrides;
  const accounts = lastTwelveMonths > 0 ? "twelveMonths" : "fiscalYear";
  return { type, life, withGoodwill: goodwillInCapital > 0, elapsedYears, view, accounts };
}

/** The company taken for an ordinary one, for a method that its kind speaks against. */
export const asOrdinary = (file: CompanyFile, request: ValuationRequest): Company => ({
  ...asked(basisOf(file, { ...choicesOf(request), type: "mature" }), request),
  isForced: true,
});

function asked(basis: Basis, { scenario: selected, overrides }: ValuationRequest): Omit<Company, "isForced"> {
  const { capital, growth, reference } = basis;
  const outlook = outlookOf({ capital, growth: growth.quantity, reference, selected, overrides });
  return { ...basis, ...chosenBy(basis, overrides), ...outlook, selected, overrides };
}

/** What an expert has set of the company itself, in place of what its statements say; the same in every scenario. */
function chosenBy(
  basis: Basis,
  { margin, salesToCapital, terminalGrowth, peers, buybackPayout }: AssumptionOverrides,
): Partial<Basis> {
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
    ...(peers !== undefined && withPeers(basis, peersNamed(basis, peers))),
    ...(terminalGrowth !== undefined && {
      rateWarnings: rateWarnings.filter((warning) => warning !== "terminalGrowthLowered"),
    }),
  };
}

function withMargin(earningPower: EarningPower, margin: number): EarningPower {
  const target = assumption("targetMargin", margin, "rate", "user");
  return { ...earningPower, targetMargin: byScenario(() => target) };
}
