import { priceInReportingCurrency, quoteInReportingCurrency, type ValuationReport } from "@valora/valuation";
import { keptTrace } from "@valora/valuation/revision";
import { analysisEntries, withoutTheUsual } from "../../../core/analysis/contracts/analysis-address.ts";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { rateNameOf } from "../../../core/analysis/contracts/answer-parts/discount-rate.ts";
import { overridesOf } from "../../../core/analysis/contracts/asked-analysis.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { noPolicy } from "../../../core/policies/contracts/policy-limits.ts";
import { plainTextOf } from "../../../core/shared/contracts/plain-text.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { seenLength } from "../../../core/shared/use-cases/seen-length.ts";
import { Failure } from "../../../failure.ts";
import type { VersionResult } from "../contracts/version.ts";
import { longestVersionNote, mostVersions } from "../contracts/version-limits.ts";
import type { KeptInputs, NewWholeVersion, VersionContext } from "./version-context.ts";

/** What names the program and the data that an analysis was made with. */
export type Edition = { engine: string; dataEdition: string };

export type VersionToSave = {
  analysis: Analysis;
  edition: Edition;
  /** That its question follows. */
  policy: Policy | null;
  /** As typed. */
  note: string;
  clientKey: string;
};

/** Keeps an analysis as it is, for good. Throws where the plan or the room for one is full, or the note is too long. */
export async function saveVersion(
  { versions, now, mostOf }: VersionContext,
  account: Account,
  { analysis, edition, policy, note, clientKey }: VersionToSave,
): Promise<{ id: string }> {
  const most = mostOf(mostVersions, account);
  const version = versionOf(analysis, { ...edition, policy, savedAt: now() });
  const added = await versions.add({ ...version, note: noteOf(note), accountId: account.id, clientKey }, most);
  if (added === "tooMany") throw new Failure("tooManyVersions", { maximum: most });
  if (added === "tooLarge") throw new Failure("versionTooLarge");
  return added;
}

function noteOf(typed: string): string | null {
  const note = plainTextOf(typed);
  const length = seenLength(note);
  if (length > longestVersionNote) throw new Failure("messageTooLong", { maximum: longestVersionNote });
  return length === 0 ? null : note;
}

/** An analysis as a version tells it. */
export function versionOf(
  analysis: Analysis,
  { engine, dataEdition, policy = null, savedAt }: Edition & { policy?: Policy | null; savedAt: Date },
): Omit<NewWholeVersion, "accountId" | "clientKey" | "note"> {
  const { file, report, query } = analysis;
  const { ticker, name } = file.fundamentals;
  return {
    ...{ ticker, name, engine, dataEdition, savedAt },
    question: questionOf(query),
    policy: policy && { name: policy.name, team: policy.team },
    result: resultOf(analysis),
    inputs: { file, request: { scenario: query.scenario, overrides: overridesOf(query) }, traces: tracesOf(report) },
  };
}

/** The parameters that ask the same again: the assumptions of then, and no policy of another day. */
export function questionOf({ ticker: _ticker, methods: _shown, simulation: _drawn, ...asked }: AnalysisQuery): string {
  return new URLSearchParams(
    analysisEntries(withoutTheUsual({ ...asked, policy: noPolicy })).map(([name, value]) => [name, value]),
  ).toString();
}

/** The number, and the formula, of each step to each value. */
export const tracesOf = ({ methods }: Pick<ValuationReport, "methods">): KeptInputs["traces"] =>
  Object.fromEntries(
    methods.flatMap(({ method, outcome }) => (outcome.kind === "estimate" ? [[method, keptTrace(outcome.trace)]] : [])),
  );

/** What came out of an analysis. */
export function resultOf({ file: { fundamentals }, report, provider }: Omit<Analysis, "query">): VersionResult {
  const { wacc, growth, horizon } = report.assumptions;
  const { mean, minimum, maximum, counts, signal } = report.summary;
  return {
    currency: fundamentals.currency,
    price: priceInReportingCurrency(fundamentals),
    priceAsOf: quoteInReportingCurrency(fundamentals)?.asOf ?? null,
    provider,
    accountsUntil: report.accounts.periodEnd,
    ...{ mean, minimum, maximum },
    signal: signal.kind,
    counts: { ...counts },
    assumptions: {
      wacc: wacc?.value ?? null,
      growth: growth?.value ?? null,
      horizon: horizon.value,
      discountRate: rateNameOf(report.assumptions),
    },
    methods: report.methods.map(({ method, outcome, vote, status }) => ({
      method,
      value: outcome.kind === "estimate" ? outcome.valuePerShare : null,
      reason: outcome.kind === "estimate" ? null : outcome.reason,
      votes: vote !== null,
      status,
    })),
  };
}
