import { correctedFiguresOf, type ValuationReport, valueCompany } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import type { CompanyCard } from "../../../core/analysis/contracts/social-card.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { companyCardOf, hasOwnAssumptions } from "../../../core/analysis/use-cases/company-card.ts";
import type { CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { Failure } from "../../../failure.ts";
import { keepPace, pacedBy } from "../../accounts/use-cases/account-limits.ts";
import { isSecret, normalPassword } from "../../accounts/use-cases/account-rules.ts";
import type { GivenNumber } from "../../versions/contracts/version.ts";
import { queryOf } from "../../versions/use-cases/compare-versions.ts";
import { resultOf } from "../../versions/use-cases/save-version.ts";
import { givenNumbersIn } from "../../versions/use-cases/version-inputs.ts";
import type { SharedAnalysis } from "../contracts/share-link.ts";
import type { KeptShareLink, ShareLinkContext } from "./share-link-context.ts";
import { isTooLong, stateOf } from "./share-link-rules.ts";

/** Values the question of a live link, for no reader in particular. */
export type AnalyseShared = (query: AnalysisQuery) => Promise<Analysis>;

export type OpenedShare = {
  shared: SharedAnalysis;
  /** Every number that the values rest on, with where it comes from. */
  numbers: readonly GivenNumber[];
  /** By which the SEC names who filed the accounts; null: it does not. */
  cik: string | null;
  /** The content of its picture; null where today's engine does not draw what was saved. */
  card: CompanyCard | null;
};

/** A link that opens. What is no link of ours is not there; what was one says that it is over, and no more. */
async function openLink({ links, secrets, now }: ShareLinkContext, token: string): Promise<KeptShareLink> {
  const found = isSecret(token) ? await links.find(secrets.hashOf(token)) : null;
  if (found === null) throw new Failure("notFound");
  if (found.isOwnerSuspended || stateOf(found.link, now()) !== "open") throw new Failure("shareLinkOver");
  return found.link;
}

/** What says that the password was right. It follows from nothing that a reader has but the answer to the right one. */
const proofFor = ({ secrets }: ShareLinkContext, { id, passwordHash }: KeptShareLink): string =>
  secrets.hashOf(`${id} ${passwordHash}`);

/** Checks the password of a link; the answer opens it from then on. Throws `sharePasswordWrong`, `rateLimited`. */
export async function unlockShareLink(
  context: ShareLinkContext,
  { address }: CallerAddress,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const link = await openLink(context, token);
  if (link.passwordHash === null) return proofFor(context, link);
  const who = `${link.id} ${address}`;
  await keepPace(context, "sharePasswordsByAddress", who);
  const at = context.now();
  await keepPace({ ...context, now: () => at }, "sharePasswordsByLink", link.id);
  const isRight =
    !isTooLong(password) && (await context.passwords.check(normalPassword(password), link.passwordHash)).isRight;
  if (!isRight) throw new Failure("sharePasswordWrong");
  // Readers who know the password leave the link's pace to those who guess.
  await context.rates.forget(pacedBy("sharePasswordsByAddress", who));
  await context.rates.giveBack({ ...pacedBy("sharePasswordsByLink", link.id), at });
  return proofFor(context, link);
}

export type Opening = {
  token: string;
  /** What `unlockShareLink` has answered; null: nothing. */
  proof: string | null;
  /** Who opens it, where it is known: its owner is not counted. */
  readerId: string | null;
  isCounted: boolean;
  analyse: AnalyseShared;
};

/** What a link shows, or `locked` where a password opens it and none has. */
export async function openShareLink(
  context: ShareLinkContext,
  { token, proof, readerId, isCounted, analyse }: Opening,
): Promise<OpenedShare | "locked"> {
  const link = await openLink(context, token);
  const isLocked = link.passwordHash !== null && !context.secrets.isSame(proof ?? "", proofFor(context, link));
  if (isLocked) return "locked";
  const opened = await shownBy(context, link, analyse);
  if (isCounted && readerId !== link.accountId) await context.links.count(link.id, "opens", context.now());
  return opened;
}

/** The card of a link in another site's page, or that it is over; with the sites that may show either. */
export async function openCard(
  context: ShareLinkContext,
  { token, isCounted, analyse }: Pick<Opening, "token" | "isCounted" | "analyse">,
): Promise<{ origins: readonly string[]; shared: SharedAnalysis | null }> {
  const found = isSecret(token) ? await context.links.find(context.secrets.hashOf(token)) : null;
  if (found === null || found.link.cardOrigins.length === 0) throw new Failure("notFound");
  const { link, isOwnerSuspended } = found;
  const origins = link.cardOrigins;
  if (isOwnerSuspended || stateOf(link, context.now()) !== "open") return { origins, shared: null };
  const { shared } = await shownBy(context, link, analyse);
  if (isCounted) await context.links.count(link.id, "cardViews", context.now());
  return { origins, shared };
}

async function shownBy(context: ShareLinkContext, link: KeptShareLink, analyse: AnalyseShared): Promise<OpenedShare> {
  if (link.kind === "live") {
    const analysis = await analyse(queryOf(link));
    const { file, query } = analysis;
    const shown = { file, query, result: resultOf(analysis), note: null, at: context.now() };
    return { ...openedOf(link, shown, analysis.report), card: companyCardOf(analysis) };
  }
  const version = await context.versions.find({ id: link.accountId }, link.versionId ?? "");
  if (version === null) throw new Failure("shareLinkOver");
  const { inputs, result, note, savedAt } = version;
  const { file } = inputs;
  const report = valueCompany(file, inputs.request);
  const query = queryOf(version);
  const isAsSaved = Object.is(report.summary.mean, result.mean);
  const asOf = query.asOf === undefined ? null : { day: query.asOf };
  return {
    ...openedOf(link, { file, query, result, note: link.showsNote ? note : null, at: savedAt }, report),
    card: isAsSaved ? companyCardOf({ file, report, query, asOf }) : null,
  };
}

type Shown = Pick<Analysis, "file" | "query"> & Pick<SharedAnalysis, "result" | "note"> & { at: Date };

function openedOf(
  { kind, ticker, name, question }: KeptShareLink,
  { file: { fundamentals }, query, result, note, at }: Shown,
  report: ValuationReport,
): Omit<OpenedShare, "card"> {
  const shared = {
    ...{ kind, ticker, name, question, note, result },
    exchange: fundamentals.exchange,
    ...{ at: at.toISOString(), day: madridDay(at), asOf: query.asOf ?? null },
    hasOwnAssumptions: hasOwnAssumptions(query),
    isOwnPrice: fundamentals.quote?.chosenBy === "user",
    hasOwnFigures: correctedFiguresOf(fundamentals).length > 0,
  };
  return { shared, numbers: givenNumbersIn(report), cik: fundamentals.cik ?? null };
}
