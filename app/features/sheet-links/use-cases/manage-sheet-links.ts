import { searchText } from "../../../core/shared/contracts/address-grammar.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { expiryOf, linkState, mostClosedLinks } from "../../../core/shared/use-cases/links-of-account.ts";
import { readChoice } from "../../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../../failure.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import {
  type MadeSheetLink,
  pathOfSheet,
  type SheetDocument,
  type SheetLink,
  sheetDocuments,
} from "../contracts/sheet-link.ts";
import { longestSheetQuestion, longestSheetSubject, mostSheetLinks } from "../contracts/sheet-link-limits.ts";
import type { AskedSheet, KeptSheetLink, SheetLinkContext, WrittenSheet } from "./sheet-link-context.ts";

/** What the form says, as typed, and how the document is written for its owner. */
export type WantedSheetLink = {
  document: string;
  question: string;
  expiresOn: string;
  write(asked: AskedSheet): Promise<WrittenSheet>;
};

/** Parameters of addresses that say how a page is read, not what is in the document: a table has names and codes, and every row. */
const ofReading = (document: SheetDocument): readonly string[] =>
  document === "screener" ? ["lang", "page", "limit"] : ["lang"];

/** A document and its parameters. Throws `enumInvalid`, `messageTooLong`. */
export function askedSheet(named: string, question: string): AskedSheet {
  const document = readChoice("document", named, sheetDocuments);
  const entries = [...new URLSearchParams(question)].filter(([name]) => !ofReading(document).includes(name));
  if (searchText(entries).length > longestSheetQuestion)
    throw new Failure("messageTooLong", { maximum: longestSheetQuestion });
  return { document, entries };
}

/** A link as its owner sees it. */
const shownLink = ({ accountId: _owner, createdAt, revokedAt, ...link }: KeptSheetLink, now: Date): SheetLink => ({
  ...link,
  createdAt: createdAt.toISOString(),
  revokedAt: revokedAt?.toISOString() ?? null,
  state: linkState({ ...link, revokedAt }, now),
});

/** Makes a link to a document that can be written now, and tells its token this once. Throws the reason why it cannot be made. */
export async function makeSheetLink(
  context: SheetLinkContext,
  account: Account,
  { document, question, expiresOn, write }: WantedSheetLink,
): Promise<MadeSheetLink> {
  const { links, secrets, mostOf } = context;
  const now = context.now();
  const asked = askedSheet(document, question);
  const lastDay = expiryOf(expiresOn, now);
  await keepPace(context, "sheetLinksByPerson", account.id);
  const { subject } = await write(asked);
  const token = secrets.fresh();
  const most = mostOf(mostSheetLinks, account);
  const kept = await links.add(
    {
      ...{ accountId: account.id, tokenHash: secrets.hashOf(token), createdAt: now, expiresOn: lastDay },
      document: asked.document,
      subject: subject.slice(0, longestSheetSubject),
      question: searchText(asked.entries).replace("?", ""),
    },
    { most, mostClosed: mostClosedLinks, isOpen: (link) => linkState(link, now) === "open" },
  );
  if (kept === null) throw new Failure("tooManySheetLinks", { maximum: most });
  return { link: shownLink(kept, now), token, path: pathOfSheet(token) };
}

/** One's own links, newest first, and how many may be open. */
export async function listSheetLinks({ links, now, mostOf }: SheetLinkContext, account: Account) {
  const kept = await links.list(account.id);
  return { links: kept.map((link) => shownLink(link, now())), most: mostOf(mostSheetLinks, account) };
}
