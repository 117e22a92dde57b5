import { Failure } from "../../../failure.ts";
import { dateIn } from "../contracts/address-grammar.ts";
import { isUuid } from "../contracts/uuid.ts";
import type { Account } from "./caller.ts";
import { madridDay } from "./madrid-day.ts";
import { strictly } from "./read-parameters.ts";

/** Until when a link of a person opens: until its last day, or until it is revoked. */
export type LinkEnd = { revokedAt: Date | null; expiresOn: string | null };

/** Links that no longer open take no room, and the newest `mostClosed` of them stay. */
export type LinkRoom<Link> = { most: number; mostClosed: number; isOpen(link: Link): boolean };

/** Of links that no longer open, the newest stay in the list. */
export const mostClosedLinks = 100;

/** Whether a link opens, or why it no longer does. */
export function linkState({ revokedAt, expiresOn }: LinkEnd, now: Date): "open" | "expired" | "revoked" {
  if (revokedAt !== null) return "revoked";
  return expiresOn !== null && expiresOn < madridDay(now) ? "expired" : "open";
}

/** The last day of a link; null without one. Throws `dateInvalid`, `shareExpiryPast`. */
export function expiryOf(typed: string, now: Date): string | null {
  if (typed === "") return null;
  const day = strictly(dateIn("expiresOn", typed));
  if (day < madridDay(now)) throw new Failure("shareExpiryPast");
  return day;
}

/** What ends a link for good. */
export type LinkRevocation = {
  now(): Date;
  /** `revoke` is false where there is none of this person. One that is revoked already stays as it is. */
  links: { revoke(accountId: string, id: string, at: Date): Promise<boolean> };
};

/** Ends a link for good, at once; it stays in the list. */
export async function revokeLink({ links, now }: LinkRevocation, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await links.revoke(account.id, id, now()))) throw new Failure("notFound");
}
