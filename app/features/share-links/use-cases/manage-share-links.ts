import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import type { Analysis } from "../../../core/analysis/use-cases/analyse-company.ts";
import { isUuid } from "../../../core/shared/contracts/uuid.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { expiryOf, mostClosedLinks } from "../../../core/shared/use-cases/links-of-account.ts";
import { Failure } from "../../../failure.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import { questionOf } from "../../versions/use-cases/save-version.ts";
import { type MadeShareLink, pathOfCard, pathOfShare, type ShareLink } from "../contracts/share-link.ts";
import { mostShareLinks } from "../contracts/share-link-limits.ts";
import type { KeptShareLink, NewKeptShareLink, ShareLinkContext } from "./share-link-context.ts";
import { cardOriginsOf, sharePasswordOf, stateOf } from "./share-link-rules.ts";

/** What is to be shown, and what the form says about it, as typed. */
export type WantedShareLink = {
  /** A saved version by its id, or a question with how it is valued. */
  of: { version: string } | { query: AnalysisQuery; analyse(query: AnalysisQuery): Promise<Analysis> };
  showsNote: boolean;
  expiresOn: string;
  password: string;
  cardOrigins: readonly string[];
};

/** A link as its owner sees it. */
export function shownLink(
  { accountId: _owner, passwordHash, cardOrigins, createdAt, revokedAt, lastOpenedAt, ...link }: KeptShareLink,
  now: Date,
): ShareLink {
  return {
    ...link,
    hasPassword: passwordHash !== null,
    cardOrigins: [...cardOrigins],
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
    state: stateOf({ ...link, revokedAt }, now),
  };
}

/** Makes a link, and tells its token this once. Throws the reason why it cannot be made. */
export async function makeShareLink(
  context: ShareLinkContext,
  account: Account,
  wanted: WantedShareLink,
): Promise<MadeShareLink> {
  const { links, passwords, secrets } = context;
  const now = context.now();
  const most = context.mostOf(mostShareLinks, account);
  const expiresOn = expiryOf(wanted.expiresOn, now);
  const password = sharePasswordOf(wanted.password);
  const cardOrigins = cardOriginsOf(wanted.cardOrigins);
  // A frame in another site's page has nowhere to keep that the password was right.
  if (password !== null && cardOrigins.length > 0) throw new Failure("cardWithPassword");
  await keepPace(context, "shareLinksByPerson", account.id);
  const subject = await subjectOf(context, account, wanted);
  const token = secrets.fresh();
  const kept = await links.add(
    {
      ...subject,
      ...{ accountId: account.id, tokenHash: secrets.hashOf(token), cardOrigins, createdAt: now, expiresOn },
      passwordHash: password === null ? null : await passwords.hash(password),
    },
    {
      most,
      mostClosed: mostClosedLinks,
      isOpen: (link) => stateOf(link, now) === "open",
    },
  );
  if (kept === null) throw new Failure("tooManyShareLinks", { maximum: most });
  const cardPath = cardOrigins.length === 0 ? null : pathOfCard(token);
  return { link: shownLink(kept, now), token, path: pathOfShare(token), cardPath };
}

type Subject = Pick<NewKeptShareLink, "kind" | "versionId" | "ticker" | "name" | "question" | "showsNote">;

/** A version must be one's own; a question must have an answer. */
async function subjectOf(
  { versions }: ShareLinkContext,
  account: Account,
  { of, showsNote }: WantedShareLink,
): Promise<Subject> {
  if ("query" in of) {
    const { query, file } = await of.analyse(of.query);
    const { ticker, name } = file.fundamentals;
    return { kind: "live", versionId: null, ticker, name, question: questionOf(query), showsNote: false };
  }
  const version = isUuid(of.version) ? await versions.find(account, of.version) : null;
  if (version === null) throw new Failure("notFound");
  const { id, ticker, name, question, note } = version;
  return { kind: "version", versionId: id, ticker, name, question, showsNote: showsNote && note !== null };
}

/** One's own links, newest first, and how many may be open. */
export async function listShareLinks({ links, now, mostOf }: ShareLinkContext, account: Account) {
  const kept = await links.list(account.id);
  return { links: kept.map((link) => shownLink(link, now())), most: mostOf(mostShareLinks, account) };
}
