import type { Account, CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { linkState } from "../../../core/shared/use-cases/links-of-account.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { Failure } from "../../../failure.ts";
import { keepPace } from "../../accounts/use-cases/account-limits.ts";
import { isSecret } from "../../accounts/use-cases/account-rules.ts";
import { askedSheet } from "./manage-sheet-links.ts";
import type { AskedSheet, SheetLinkContext, WrittenSheet } from "./sheet-link-context.ts";

export type SheetReading = {
  token: string;
  reader: CallerAddress;
  /** Writes the document for the owner of the link, within their plan. */
  write(owner: Account, asked: AskedSheet): Promise<WrittenSheet>;
};

/**
 * The document of a link. What is no link of ours is not there; what was one says that it is over, and no more: why is its owner's
 * business. Throws `notFound`, `shareLinkOver`, `rateLimited`, and why there is no document.
 */
export async function readSheet(
  context: SheetLinkContext,
  { token, reader, write }: SheetReading,
): Promise<Omit<WrittenSheet, "subject">> {
  const { links, secrets } = context;
  const found = isSecret(token) ? await links.find(secrets.hashOf(token)) : null;
  if (found === null) {
    // Programs of one service read the links of many people from one address: what is right is paced by its link alone.
    await keepPace(context, "sheetMissesByAddress", reader.address);
    throw new Failure("notFound");
  }
  const { link, owner } = found;
  const now = context.now();
  if (owner.suspendedAt !== null || linkState(link, now) !== "open") throw new Failure("shareLinkOver");
  await keepPace(context, "sheetReadsByLink", link.id);
  const { fileName, text } = await write(owner, askedSheet(link.document, link.question));
  const day = madridDay(now);
  if (link.lastReadOn !== day) await links.noteRead(link.id, day);
  return { fileName, text };
}
