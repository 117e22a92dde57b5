import { linkState } from "../../../core/shared/use-cases/links-of-account.ts";
import { Failure } from "../../../failure.ts";
import { normalPassword } from "../../accounts/use-cases/account-rules.ts";
import type { ShareState } from "../contracts/share-link.ts";
import { mostCardOrigins, sharePasswordLength } from "../contracts/share-link-limits.ts";
import type { LinkConditions } from "./share-link-context.ts";

/** What has become of a link. */
export function stateOf({ kind, versionId, ...end }: LinkConditions, now: Date): ShareState {
  const state = linkState(end, now);
  return state === "open" && kind === "version" && versionId === null ? "withoutVersion" : state;
}

/** The password of a link in the form in which it is hashed; null without one. Throws `passwordTooShort`, `passwordTooLong`. */
export function sharePasswordOf(typed: string): string | null {
  if (typed === "") return null;
  const { minimum, maximum } = sharePasswordLength;
  if (isTooLong(typed)) throw new Failure("passwordTooLong", { maximum });
  const password = normalPassword(typed);
  if ([...password].length < minimum) throw new Failure("passwordTooShort", { minimum });
  return password;
}

/** What is longer is the password of no link, and is never hashed. */
export const isTooLong = (typed: string): boolean =>
  typed.length > sharePasswordLength.maximum * 4 || [...normalPassword(typed)].length > sharePasswordLength.maximum;

/** A name or a number of a host: whatever else an address may hold has a meaning of its own in a content policy. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])$/;

/** The sites that may show a card, each once, as browsers name them. Throws `cardOriginInvalid`, `tooManyCardOrigins`. */
export function cardOriginsOf(typed: readonly string[]): string[] {
  const origins = [...new Set(typed.map((each) => each.trim()).filter((each) => each !== ""))].map(originOf);
  if (new Set(origins).size > mostCardOrigins) throw new Failure("tooManyCardOrigins", { maximum: mostCardOrigins });
  return [...new Set(origins)];
}

const LONGEST_SHOWN = 80;

function originOf(typed: string): string {
  const url = URL.parse(typed);
  const isOrigin =
    url !== null &&
    (url.protocol === "https:" || url.protocol === "http:") &&
    hostForm.test(url.hostname) &&
    [url.username, url.password, url.search, url.hash].every((part) => part === "") &&
    url.pathname === "/";
  if (!isOrigin) throw new Failure("cardOriginInvalid", { origin: typed.slice(0, LONGEST_SHOWN) });
  return url.origin;
}
