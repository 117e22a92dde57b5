import { overHorizon } from "./company/forecast.ts";
import { type Company, normaliseCompany, type ValuationRequest } from "./company/normalise-company.ts";
import { rememberedCompany } from "./company/remembered.ts";
import type { PriceStanding, Silence } from "./inputs/price-age.ts";
import type { PerShare, Years } from "./inputs/units.ts";
import { notApplicable } from "./methods/appraisal.ts";
import { withReachedAlternatives } from "./report/alternatives.ts";
import { differenceOf } from "./report/difference.ts";
import { type Cast, neutralVoteOf, voteIn } from "./report/method-votes.ts";
import {
  type MethodName,
  methodFamilies,
  methodNames,
  type NotApplicableReason,
  type Outcome,
  type Warning,
} from "./report/outcome.ts";
import { priceStandingOf } from "./report/price-standing.ts";
import type { CompanyFile, MethodReport, ValuationReport } from "./report/report.ts";
import { statusOf, summarise } from "./report/summary.ts";
import type { Scenario } from "./scenarios/assumptions.ts";
import { growthBelow, lowestRate, runMethodAsAsked, runOf, valueIn } from "./scenarios/method-run.ts";
import { byScenario, type Settings } from "./scenarios/settings.ts";
import { assumptionsOf } from "./scenarios/used-assumptions.ts";
import { estimateWith } from "./trace/lazy-trace.ts";
import type { Quantity } from "./trace/trace.ts";

export type { ValuationRequest } from "./company/normalise-company.ts";
export { isForceable } from "./scenarios/method-run.ts";

/**
 * Values a share by seven methods, in the chosen scenario and with the user's numbers.
 *
 * Pure and total: the same file and request give the same report, in a browser as on a server, and every file gives one; what
 * cannot be computed is `notApplicable` with its reason. Values are in the currency of the statements, per share on
 * today's basis, unrounded.
 */
export function valueCompany(file: CompanyFile, request: ValuationRequest): ValuationReport {
  return reportOn(file, request, normaliseCompany(file, request));
}

/** The same, of a company that is normalised already. */
export function reportOn(file: CompanyFile, request: ValuationRequest, company: Company): ValuationReport {
  const runs = runsOf(file, request, company);
  const standing = standingOf(file, company);
  const reports = withReachedAlternatives(runs.map((each) => reportOf(company, each, standing?.silence ?? null)));
  const cashFlow = runs.find(({ method }) => method === "discountedCashFlow")?.run;
  return {
    ticker: file.fundamentals.ticker,
    classification: company.classification,
    accounts: company.accounts,
    scenario: request.scenario,
    assumptions: assumptionsOf(company, request, cashFlow?.kind === "run" ? cashFlow.settings(request.scenario) : {}),
    methods: reports,
    summary: summarise({
      votes: byScenario((scenario) => runs.flatMap((each) => voteIn(scenario, each) ?? [])),
      scenario: request.scenario,
      estimating: reports.filter(({ outcome }) => outcome.kind === "estimate").length,
      price: company.price?.value ?? null,
      standing,
      isPrudent: request.overrides.prudent ?? false,
    }),
    priceStanding: standing,
    blockedBy: company.blockedBy,
  };
}

/** How the price stands to the accounts that are valued; those that the reader says are too old for it are. */
function standingOf(file: CompanyFile, { isStale, accounts }: Company): PriceStanding | null {
  const standing = priceStandingOf(file, accounts.periodEnd);
  return standing && isStale && standing.silence === null ? { ...standing, silence: "accountsTooOld" } : standing;
}

/** One method's results in the chosen scenario over other horizons: values above zero, or reasons, in their order. */
export function valuesByHorizon(
  file: CompanyFile,
  request: ValuationRequest,
  asked: { method: MethodName; horizons: readonly Years[] },
): (PerShare | NotApplicableReason)[] {
  const company = rememberedCompany(file, request);
  return asked.horizons.map((years) => {
    const over = overHorizon(company, years);
    return valueIn(runOf(over, asked.method), request.scenario);
  });
}

/** A method in the chosen scenario, as its value was worked out; null where it gives none. */
export function runIn(
  file: CompanyFile,
  request: ValuationRequest,
  method: MethodName,
): { company: Company; settings: Settings; result: () => Quantity } | null {
  const run = runMethodAsAsked({ file, request, company: rememberedCompany(file, request) }, method);
  if (run.kind === "notApplicable" || typeof valueIn(run, request.scenario) !== "number") return null;
  const { company, settings, valuations } = run;
  return { company, settings: settings(request.scenario), result: valuations(request.scenario).result };
}

/**
 * The seven methods, and who of them votes: decided once, on the neutral scenario with the reader's numbers in it, so that
 * mean, range and signal of the three scenarios are those of the same voters and come in order.
 */
function runsOf(file: CompanyFile, request: ValuationRequest, company: Company): Cast[] {
  const isOwnNeutral = request.scenario === "neutral" || company.pinned.length === 0;
  const neutralRequest: ValuationRequest = { ...request, scenario: "neutral" };
  const neutral = isOwnNeutral ? null : normaliseCompany(file, neutralRequest);
  return methodNames.map((method) => {
    const run = runMethodAsAsked({ file, request, company }, method);
    const neutralRun = neutral ? runMethodAsAsked({ file, request: neutralRequest, company: neutral }, method) : run;
    return { method, run, inNeutral: neutralVoteOf(neutralRun) };
  });
}

function reportOf(company: Company, cast: Cast, silence: Silence | null): MethodReport {
  const { method, run } = cast;
  const price = company.price?.value ?? null;
  const outcome = outcomeOf(company.selected, cast);
  const value = outcome.kind === "estimate" ? outcome.valuePerShare : null;
  const vote = voteIn(company.selected, cast)?.value ?? null;
  return {
    method,
    family: methodFamilies[method],
    outcome,
    difference: value !== null && price !== null && silence === null ? differenceOf(value, price) : null,
    status: vote !== null && price !== null && silence === null ? statusOf(vote, price) : null,
    vote,
    range: byScenario((scenario) => {
      const each = valueIn(run, scenario);
      return typeof each === "number" ? each : null;
    }),
  };
}

function outcomeOf(selected: Scenario, { run, inNeutral }: Cast): Outcome {
  if (run.kind === "notApplicable") return run.answer;
  const value = valueIn(run, selected);
  const { company, appraisal, valuations } = run;
  const { result, notAboveZero, details } = valuations(selected);
  if (typeof value !== "number") {
    return {
      ...notApplicable(value),
      rawValue: value === notAboveZero ? valuations(selected).value : null,
      growthBelow: growthBelow(value, lowestRate(company, run.settings(selected))),
    };
  }
  const { drivers, warnings, besides } = details();
  const notVotingReason = inNeutral.votes ? null : inNeutral.reason;
  const isImplausible = notVotingReason === "implausiblyLow" || notVotingReason === "implausiblyHigh";
  const implausible: Warning[] = isImplausible ? ["implausibleValue"] : [];
  return estimateWith(
    {
      kind: "estimate",
      valuePerShare: value,
      variant: appraisal.variant,
      votes: notVotingReason === null,
      notVotingReason,
      warnings: [...new Set([...implausible, ...warnings, ...appraisal.warnings, ...company.warnings])],
    },
    { result, drivers, besides },
  );
}
