import { analyticsChoiceName } from "../cookies.ts";

/** The cookies of an anonymous reader of which an answer may know: the language they prefer, and their choice about analytics. */
export type PublicCookies = { language: string | null; analytics: string | null };

const languageName = "valora-language";

/**
 * Cookies of this site that name no reader: preferences, which a script applies in the browser, the choice about analytics, and the
 * mark of a browser that has signed in before, which only a sign-in reads.
 */
const unnaming = new Set([languageName, "theme", "palette", "explained", "valora-device", analyticsChoiceName]);

/** Names that are ours, in whatever case or place: one that is not in the list above may name a reader. */
const isOurs = /valora|^__(?:host|secure)-/i;

const nothing: PublicCookies = { language: null, analytics: null };

/**
 * The cookies that a shared answer may depend on; null where the header may identify the reader. Foreign cookies, such as a proxy's,
 * are left aside: an answer that is stored is made without them. A pair without "=" counts by its whole text, and a repeated cookie of which
 * an answer knows makes a reader known, because readers of cookies differ about which one is meant.
 */
export function publicCookies(header: string | undefined): PublicCookies | null {
  if (header === undefined) return nothing;
  const found = new Map<string, string>();
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    const name = (at < 0 ? pair : pair.slice(0, at)).trim();
    const value = at < 0 ? "" : pair.slice(at + 1).trim();
    if (isOurs.test(name) && (!unnaming.has(name) || found.has(name))) return null;
    found.set(name, value);
  }
  return { language: found.get(languageName) ?? null, analytics: found.get(analyticsChoiceName) ?? null };
}
