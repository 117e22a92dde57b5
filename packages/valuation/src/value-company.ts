import { defaultHorizon, type Scenario } from "./assumptions.ts";
import { overHorizon } from "./company/outlook.ts";
import { asOrdinary, type Company, prepare, type ValuationRequest } from "./company/prepare.ts";
import { estimateWith, withTrace } from "./lazy-trace.ts";
import { type Appraisal, notApplicable, type Valuation } from "./methods/appraisal.ts";
import { methods } from "./methods/index.ts";
import {
  forceableReasons,
  type MethodName,
  methodFamilies,
  methodNames,
  type NotApplicable,
  type NotApplicableReason,
  type NotVotingReason,
  type Outcome,
  type Warning,
} from "./outcome.ts";
import type { PriceStanding, Silence } from "./price-age.ts";
import { priceStandingOf, separationsSince } from "./price-standing.ts";
import type { Assumption, Assumptions, CompanyFile, MethodReport, ValuationReport } from "./report.ts";
import { type ByScenario, byScenario, orderedSettings, type Settings } from "./scenarios.ts";
import { leastTerminalDistance, withoutPerpetuity } from "./steps/terminal-distance.ts";
import { implausibilityOf, isOutOfProportion, statusOf, summarise, type Vote } from "./summary.ts";
import type { Quantity } from "./trace.ts";
import type { PerShare, Rate, Years } from "./units.ts";

export type { ValuationRequest } from "./company/prepare.ts";

/** One method in the three scenarios. */
type Run =
  | { kind: "notApplicable"; answer: NotApplicable }
  | {
      kind: "run";
      company: Company;
      appraisal: Appraisal;
      settings: ByScenario<Settings>;
      valuations: ByScenario<Valuation>;
    };

/**
 * What a share is worth by seven methods, in the chosen scenario and with the user's numbers.
 *
 * Pure and total: the same file and request give the same report, in a browser as on a server, and every file gives one; what
 * cannot be computed is `notApplicable` with its reason. Values are in the currency of the statements, per share on
 * today's basis, unrounded.
 */
export function valueCompany(file: CompanyFile, request: ValuationRequest): ValuationReport {
  const company = prepare(file, request);
  const runs = runsOf(file, request, company);
  const standing = standingOf(file, company);
  const reports = runs.map((each) => reportOf(company, each, standing?.silence ?? null));
  const cashFlow = runs.find(({ method }) => method === "discountedCashFlow")?.run;
  return {
    ticker: file.fundamentals.ticker,
    classification: company.classification,
    accounts: company.accounts,
    scenario: request.scenario,
    assumptions: assumptionsOf(company, request, cashFlow?.kind === "run" ? cashFlow.settings[request.scenario] : {}),
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

/** What one method says in the chosen scenario over other horizons: values above zero, or reasons, in their order. */
export function valuesByHorizon(
  file: CompanyFile,
  request: ValuationRequest,
  asked: { method: MethodName; horizons: readonly Years[] },
): (PerShare | NotApplicableReason)[] {
  const company = prepare(file, request);
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
  const run = runAsAsked({ file, request, company: prepare(file, request) }, method);
  if (run.kind === "notApplicable" || typeof valueIn(run, request.scenario) !== "number") return null;
  const { company, settings, valuations } = run;
  return { company, settings: settings[request.scenario], result: valuations[request.scenario].result };
}

/** A method as it was run, and what its neutral value says of its vote. */
type Cast = { method: MethodName; run: Run; inNeutral: NeutralVote };

/**
 * The seven methods, and who of them votes: decided once, on the neutral scenario with the reader's numbers in it, so that
 * mean, range and signal of the three scenarios are those of the same voters and come in order.
 */
function runsOf(file: CompanyFile, request: ValuationRequest, company: Company): Cast[] {
  const isOwnNeutral = request.scenario === "neutral" || company.pinned.length === 0;
  const neutralRequest: ValuationRequest = { ...request, scenario: "neutral" };
  const neutral = isOwnNeutral ? null : prepare(file, neutralRequest);
  return methodNames.map((method) => {
    const run = runAsAsked({ file, request, company }, method);
    const neutralRun = neutral ? runAsAsked({ file, request: neutralRequest, company: neutral }, method) : run;
    return { method, run, inNeutral: neutralVoteOf(neutralRun) };
  });
}

/** A method that the kind of company speaks against is asked once more where the reader wants its value all the same. */
function runAsAsked(
  asked: { file: CompanyFile; request: ValuationRequest; company: Company },
  method: MethodName,
): Run {
  const run = runOf(asked.company, method);
  const isForced = asked.request.overrides.force?.includes(method) ?? false;
  if (!isForced || run.kind === "run" || !isForceable(run.answer.reason)) return run;
  return runOf(asOrdinary(asked.file, asked.request), method);
}

/** Whether a reader may ask for the value all the same: what speaks against it is the kind of company, and no missing figure. */
export const isForceable = (reason: NotApplicableReason): boolean => forceableReasons.some((each) => each === reason);

function runOf(company: Company, method: MethodName): Run {
  if (company.blockedBy !== null) return { kind: "notApplicable", answer: notApplicable(company.blockedBy) };
  const appraisal = methods[method](company);
  if (appraisal.kind === "notApplicable") return { kind: "notApplicable", answer: appraisal };
  const computed = new Map<Settings, Valuation>();
  const valuationAt = (settings: Settings): Valuation => {
    const known = computed.get(settings) ?? appraisal.value(settings);
    computed.set(settings, known);
    return known;
  };
  const settings = orderedSettings({
    levers: appraisal.levers,
    selected: company.selected,
    pinned: company.pinned,
    value: (each) => valuationAt(each).value,
  });
  return {
    kind: "run",
    company,
    appraisal,
    settings,
    valuations: byScenario((scenario) => valuationAt(settings[scenario])),
  };
}

/** The value of a scenario, or why its number is none. */
function valueIn(run: Run, scenario: Scenario): PerShare | NotApplicableReason {
  if (run.kind === "notApplicable") return run.answer.reason;
  const { company } = run;
  const { value, notAboveZero } = run.valuations[scenario];
  const settings = run.settings[scenario];
  if (run.appraisal.levers.includes("discountRate") && isRateInvalid(company, settings)) return "discountRateInvalid";
  if (Number.isFinite(value)) {
    if (value <= 0) return notAboveZero;
    return isOutOfProportion(value, company.price?.value ?? null) ? "outOfProportion" : value;
  }
  const { terminalGrowth } = company.ratesAt(settings);
  return withoutPerpetuity(lowestRate(company, settings), terminalGrowth.value) ?? "notFinite";
}

/** What perpetual growth has to stay below. */
function lowestRate({ ratesAt }: Company, settings: Settings): Rate {
  const { wacc, costOfEquity } = ratesAt(settings);
  return Math.min(wacc?.value ?? costOfEquity.value, costOfEquity.value);
}

/**
 * Whether money is discounted at a rate that nobody asks: owners content with less than what is free of risk, unless the
 * user says so, or nothing at all.
 */
function isRateInvalid({ capital, pinned, ratesAt }: Company, settings: Settings): boolean {
  const { wacc, costOfEquity } = ratesAt(settings);
  const isOwn = !pinned.includes("discountRate");
  if (isOwn && capital.costOfEquity.value < capital.riskFreeRate.value) return true;
  return costOfEquity.value <= 0 || (wacc !== null && wacc.value <= 0);
}

/** What a method enters the neutral scenario with, or why it votes in none. */
type NeutralVote = { votes: true; value: PerShare } | { votes: false; reason: NotVotingReason };

function neutralVoteOf(run: Run): NeutralVote {
  const value = valueIn(run, "neutral");
  const reason = run.kind === "run" ? notVotingReasonOf(run, value) : "neutralWithoutValue";
  return reason === null && typeof value === "number"
    ? { votes: true, value }
    : { votes: false, reason: reason ?? "neutralWithoutValue" };
}

function notVotingReasonOf(
  { company, appraisal }: Extract<Run, { kind: "run" }>,
  value: PerShare | NotApplicableReason,
): NotVotingReason | null {
  if (company.isForced) return "forced";
  if (company.isStale) return "staleStatements";
  if (separationsSince(company.fundamentals).length > 0) return "partSeparated";
  if (appraisal.notVotingReason) return appraisal.notVotingReason;
  if (typeof value !== "number") return "neutralWithoutValue";
  return company.price && implausibilityOf(value, company.price.value);
}

/**
 * What a voter enters a scenario with: its value there; 0 where its debts are larger than the business; its neutral value
 * where nothing can be computed.
 */
function voteIn(scenario: Scenario, { method, run, inNeutral }: Cast): Vote | null {
  if (!inNeutral.votes) return null;
  const value = valueIn(run, scenario);
  if (typeof value === "number") return { method, value };
  const isNotAboveZero = run.kind === "run" && value === run.valuations[scenario].notAboveZero;
  return { method, value: isNotAboveZero ? 0 : inNeutral.value };
}

function reportOf(company: Company, cast: Cast, silence: Silence | null): MethodReport {
  const { method, run } = cast;
  const price = company.price?.value ?? null;
  const outcome = outcomeOf(company.selected, cast);
  const value = outcome.kind === "estimate" ? outcome.valuePerShare : null;
  const vote = voteIn(company.selected, cast)?.value ?? null;
  const judged = value ?? vote;
  return {
    method,
    family: methodFamilies[method],
    outcome,
    difference: value !== null && price !== null ? value / price - 1 : null,
    status: judged !== null && price !== null && silence === null ? statusOf(judged, price) : null,
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
  const { result, notAboveZero, details } = valuations[selected];
  if (typeof value !== "number") {
    return {
      ...notApplicable(value),
      rawValue: value === notAboveZero ? valuations[selected].value : null,
      growthBelow: growthBelow(value, lowestRate(company, run.settings[selected])),
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

/** What perpetual growth would have to stay below at this rate, where it is what stands in the way. */
function growthBelow(reason: NotApplicableReason, rate: Rate): Rate | null {
  const isInTheWay = reason === "discountRateNotAboveGrowth" || reason === "discountRateNearGrowth";
  return isInTheWay ? rate - leastTerminalDistance : null;
}

/** The assumptions of the selected scenario, where the discounted cash flow has its levers: the ones it really used. */
function assumptionsOf(company: Company, { scenario, overrides }: ValuationRequest, settings: Settings): Assumptions {
  const { capital, rates, isFinancial } = company;
  const at = (lever: "discountRate" | "growth" | "terminalGrowth") => settings[lever] ?? scenario;
  const discount = rates[at("discountRate")];
  const growth = rates[at("growth")];
  const isShifted = overrides.wacc !== undefined && rates.neutral.computed.wacc !== null;
  const assumptions: Omit<Assumptions, "trace"> = {
    wacc: assumptionOf(discount.wacc, discount.computed.wacc, at("discountRate"), overrides.wacc !== undefined),
    costOfEquity: assumptionOf(discount.costOfEquity, discount.computed.costOfEquity, at("discountRate"), isShifted),
    costOfDebt: assumptionOf(capital.costOfDebt, capital.costOfDebt, "neutral", false),
    growth: assumptionOf(growth.growth, growth.computed.growth, at("growth"), overrides.growth !== undefined),
    terminalGrowth: assumptionOf(
      rates[at("terminalGrowth")].terminalGrowth,
      rates[at("terminalGrowth")].computed.terminalGrowth,
      at("terminalGrowth"),
      overrides.terminalGrowth !== undefined,
    ),
    horizon: {
      value: company.timeline.horizon.value,
      computed: defaultHorizon,
      chosenBy: overrides.horizon === undefined ? "computed" : "user",
    },
    riskFreeRate: capital.riskFreeRate.value,
    view: overrides.view ?? "absolute",
    equityRiskPremium: capital.equityRiskPremium.value,
    countryRiskPremium: capital.countryRiskPremium.value,
    beta: capital.beta.value,
    taxRate: capital.taxRate.value,
    equityWeight: isFinancial ? 1 : (capital.equityWeight?.value ?? null),
    debtWeight: isFinancial ? 0 : (capital.debtWeight?.value ?? null),
    rating: capital.rating,
  };
  return discount.wacc ? withTrace(assumptions, discount.wacc) : { ...assumptions, trace: null };
}

function assumptionOf(
  used: Quantity | null,
  computed: Quantity | null,
  position: Scenario,
  isUser: boolean,
): Assumption | null {
  if (!used || !Number.isFinite(used.value)) return null;
  const chosenBy = isUser ? "user" : position === "neutral" ? "computed" : "scenario";
  return { value: used.value, computed: computed?.value ?? used.value, chosenBy };
}
