import { CompanyUnavailable, ProviderFailure, type ProviderFailureDetail } from "@valora/market-data";
import { isStorageFailure } from "../../../failure.ts";
import { type FilingsProblem, filingsProblems, type NamedIssuer } from "../contracts/filings.ts";

export type ToldProblem = { problem: FilingsProblem; retryAfter: number | null; issuers: readonly NamedIssuer[] };

const told = (problem: FilingsProblem, more: Partial<ToldProblem> = {}): ToldProblem => ({
  problem,
  retryAfter: null,
  issuers: [],
  ...more,
});

const byDetail: Readonly<Partial<Record<ProviderFailureDetail, FilingsProblem>>> = {
  keyRefused: "contactRefused",
  sectorUnknown: "sectorNeeded",
  wrongCompany: "unreadable",
};

/** Why the filings did not come, for their reader; null for a bug. */
export function problemOf(thrown: unknown): ToldProblem | null {
  if (thrown instanceof CompanyUnavailable) {
    const detail = thrown.skipped.flatMap((skip) => skip.detail ?? [])[0];
    return told(problemNamed(detail) ?? "unreachable");
  }
  if (isStorageFailure(thrown)) return told("storageUnavailable");
  if (!(thrown instanceof ProviderFailure)) return null;
  const { kind, detail, issuers, retryAfterInMilliseconds: wait } = thrown;
  const named = detail === null ? null : (byDetail[detail] ?? problemNamed(detail));
  if (named) return told(named, { issuers });
  if (kind === "rateLimited")
    return told("providerLimited", { retryAfter: wait === null ? null : Math.ceil(wait / 1_000) });
  if (kind === "unknownTicker") return told("noIssuer");
  return told(kind === "noData" ? "noFilings" : kind);
}

const problemNamed = (name: string | undefined): FilingsProblem | null =>
  filingsProblems.find((each) => each === name) ?? null;
