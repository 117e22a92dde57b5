import { type Assumptions, type ValuationReport, valueCompany } from "@valora/valuation";
import { changedDefinitions, type Revision, revisionBetween, type Valued } from "@valora/valuation/revision";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { readAnalysisQuery } from "../../../core/analysis/use-cases/read-analysis-query.ts";
import type { Owner } from "../../../core/shared/use-cases/owner.ts";
import { Failure } from "../../../failure.ts";
import type { Version, VersionReplay } from "../contracts/version.ts";
import { readVersion } from "./read-versions.ts";
import { type Edition, tracesOf, versionOf } from "./save-version.ts";
import type { VersionContext, WholeVersion } from "./version-context.ts";

/** The question of a version, to be asked again. */
export const queryOf = ({ ticker, question }: Pick<Version, "ticker" | "question">): AnalysisQuery =>
  readAnalysisQuery([["ticker", ticker], ...new URLSearchParams(question)]);

/** A version, its inputs valued again by the engine of today, and whether that gives the same bits or what has changed on the way. */
export type ReplayedVersion = { version: WholeVersion; report: ValuationReport; replay: VersionReplay };

export async function replayVersion(
  context: VersionContext,
  owner: Owner,
  { id, engine }: { id: string } & Pick<Edition, "engine">,
): Promise<ReplayedVersion> {
  const version = await readVersion(context, owner, id);
  const report = valueCompany(version.inputs.file, version.inputs.request);
  return { version, report, replay: replayOf(version, report, engine) };
}

function replayOf(
  { inputs, result, engine: saved }: WholeVersion,
  report: ValuationReport,
  now: string,
): VersionReplay {
  const traces = tracesOf(report);
  const methods = report.methods.map(({ method, outcome }) => {
    const told = result.methods.find((each) => each.method === method);
    const values = { saved: told?.value ?? null, now: outcome.kind === "estimate" ? outcome.valuePerShare : null };
    const reason = { saved: told?.reason ?? null, now: outcome.kind === "estimate" ? null : outcome.reason };
    const isSame = Object.is(values.saved, values.now) && reason.saved === reason.now;
    const [before, after] = [inputs.traces[method], traces[method]];
    const changed = isSame || before === undefined || after === undefined ? [] : changedDefinitions(before, after);
    return { method, isSame, ...values, reason, changed: [...changed] };
  });
  const mean = { saved: result.mean, now: report.summary.mean };
  return {
    isSame: Object.is(mean.saved, mean.now) && methods.every((each) => each.isSame),
    engine: { saved, now },
    mean,
    methods,
  };
}

/** A version of today has no id. */
export type ComparedVersion = Omit<Version, "id"> & { id: string | null };
export type DifferenceOfVersions = Revision & {
  earlier: Version;
  later: ComparedVersion;
  /** What tells whether the rate of the later one is a WACC or the cost of equity. */
  capital: Pick<Assumptions, "equityWeight" | "costOfDebt">;
};

export type VersionsToCompare = {
  id: string;
  /** Another version, or what the same question gives now. */
  other: string | { analyse(query: AnalysisQuery): Promise<Analysis>; edition: Edition };
};

/** What moved each value from the earlier of two versions of a company to the later one, or from a version to today. */
export async function compareVersions(
  context: VersionContext,
  owner: Owner,
  { id, other }: VersionsToCompare,
): Promise<DifferenceOfVersions> {
  const one = await readVersion(context, owner, id);
  if (typeof other === "string") {
    const two = await readVersion(context, owner, other);
    const [earlier, later] = one.savedAt <= two.savedAt ? [one, two] : [two, one];
    return differenceOf(earlier, later);
  }
  const analysis = await other.analyse(queryOf(one));
  const today = versionOf(analysis, { ...other.edition, savedAt: context.now() });
  return differenceOf(one, { ...today, note: null, id: null });
}

type Whole = Omit<WholeVersion, "id">;

function differenceOf<Later extends Whole & { id: string | null }>(
  earlier: WholeVersion,
  later: Later,
): DifferenceOfVersions {
  if (earlier.ticker !== later.ticker) throw new Failure("versionsOfTwoCompanies");
  const revision = revisionBetween(valued(earlier), valued(later));
  if (revision === null) throw new Failure("versionsInTwoCurrencies");
  const { equityWeight, costOfDebt } = valueCompany(later.inputs.file, later.inputs.request).assumptions;
  const capital = { equityWeight, costOfDebt };
  return { ...revision, earlier: withoutInputs(earlier), later: withoutInputs(later), capital };
}

const valued = ({ inputs, result }: Whole): Valued => ({
  file: inputs.file,
  request: inputs.request,
  told: { mean: result.mean, methods: result.methods.map(({ method, value }) => ({ method, value })) },
});

function withoutInputs<Kept extends { inputs: object }>({ inputs: _inputs, ...version }: Kept): Omit<Kept, "inputs"> {
  return version;
}
