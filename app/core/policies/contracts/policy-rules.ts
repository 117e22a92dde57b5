import {
  defaultHorizon,
  type FormName,
  formNames,
  type MethodForms,
  methodForms,
  type ValuationView,
} from "@valora/valuation";
import { analysisEntries } from "../../analysis/contracts/analysis-address.ts";
import { contradictionIn } from "../../analysis/contracts/asked-analysis.ts";
import { type Entries, numberOf } from "../../shared/contracts/address-grammar.ts";
import type { Policy, PolicySettings } from "./policy.ts";

/** The settings of a policy as address parameters, defaults included. */
const entriesOf = ({ scenario, wacc, growth, horizon, view, source, ...forms }: PolicySettings): Entries =>
  analysisEntries({
    scenario: scenario ?? undefined,
    wacc: wacc ?? undefined,
    growth: growth ?? undefined,
    horizon: horizon ?? undefined,
    view: view ?? undefined,
    discounting: forms.discounting ?? undefined,
    cashFlow: forms.cashFlow ?? undefined,
    dividends: forms.dividends ?? undefined,
    source: source ?? undefined,
  });

/** Whether an address says of itself that it leaves nothing open: no policy of the reader is added to it. */
const isComplete = (entries: Entries): boolean => entries.some(([name]) => name === "policy");

/**
 * A question with what the policy sets and the question leaves open, marked with the policy's id. What the question says wins:
 * a rate of the policy that contradicts a rate of the question (growth at or above the WACC) stays out, and so does a provider
 * that is not set up here any more.
 */
export function withPolicy(entries: Entries, policy: Policy | null, providers: readonly string[]): Entries {
  if (policy === null || isComplete(entries)) return entries;
  const asked = new Map(entries);
  const rate = (text = "") => numberOf(text) ?? undefined;
  const contradicts = (wacc: string | undefined, growth: string | undefined) =>
    contradictionIn({ wacc: rate(wacc), growth: rate(growth) }) !== null;
  const filled = entriesOf(policy).filter(([name, value]) => {
    if (asked.has(name)) return false;
    if (name === "wacc") return !contradicts(value, asked.get("g"));
    if (name === "g") return !contradicts(asked.get("wacc"), value);
    return name !== "source" || providers.includes(value);
  });
  return [...entries, ...filled, ["policy", policy.id]];
}

/** The query about a company, in the form of a page or an API query. */
export type AskedLevers = {
  scenario: string;
  wacc?: number | undefined;
  growth?: number | undefined;
  horizon?: number | undefined;
  view?: ValuationView | undefined;
  discounting?: MethodForms["discounting"] | undefined;
  cashFlow?: MethodForms["cashFlow"] | undefined;
  dividends?: MethodForms["dividends"] | undefined;
  source?: string | null | undefined;
};

/** Whether everything that a policy sets is what is asked: then the result is the policy's. */
export function isPolicyApplied(policy: PolicySettings, asked: AskedLevers): boolean {
  const { scenario, wacc, growth, horizon, view, source } = policy;
  return (
    (scenario === null || scenario === asked.scenario) &&
    isSame(wacc, asked.wacc) &&
    isSame(growth, asked.growth) &&
    (horizon === null || horizon === (asked.horizon ?? defaultHorizon)) &&
    (view === null || view === (asked.view ?? "absolute")) &&
    formNames.every((name) => isFormAsked(name, policy[name], asked[name])) &&
    (source === null || source === (asked.source ?? "automatic"))
  );
}

/** A question does not say the usual form, but for the flow, whose usual form depends on the company. */
const isFormAsked = (name: FormName, set: MethodForms[FormName] | null, asked: MethodForms[FormName] | undefined) =>
  set === null || set === asked || (asked === undefined && name !== "cashFlow" && set === methodForms[name][0]);

/** Links of before carried six decimals. */
const isSame = (set: number | null, asked: number | undefined) =>
  set === null || (asked !== undefined && Math.abs(set - asked) < 1e-6);

/** The policy that a question names and follows; null when it names none, another person's, or has gone its own way. */
export function appliedPolicy(
  policies: readonly Policy[],
  query: AskedLevers & { policy?: string | undefined },
): Policy | null {
  const named = policies.find(({ id }) => id === query.policy);
  return named !== undefined && isPolicyApplied(named, query) ? named : null;
}
