import { Failure } from "../failure.ts";
import { defaultLanguage, isLanguage, type Language } from "../messages/languages.ts";
import type { PageViewer } from "../web/context.ts";
import { routeOf } from "../web/page-lists.ts";
import { preferencesIn } from "../web/session/preferences.ts";
import type { Product } from "../wiring/composition.server.ts";
import { isKnownBrowser } from "./cookies.ts";
import { pathOfPage } from "./counted-visit.ts";

type Asked = { product: Product; token: string | null; report(failure: Failure): void };

/** Whether a request says whose it is: its page is made for that reader. All others share their pages. */
export const isKnownReader = ({ headers }: Request): boolean =>
  headers.has("authorization") || isKnownBrowser(headers.get("cookie"));

/** Whether nothing is changed by a request. */
export const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";

const languageIn = ({ url }: Request): Language | null => {
  const named = new URL(url).searchParams.get("lang");
  return isLanguage(named) ? named : null;
};

/** Whether the answer to a request is one for many readers, so that its address alone says the language. */
const isOfMany = (request: Request): boolean =>
  isRead(request) && !isKnownReader(request) && routeOf(pathOfPage(request)) !== null;

/**
 * The same address with the language that a reader prefers, where it names none: an address has one answer for all whom nothing
 * names. Null for others, and for what is no page.
 */
export function localisedAddress(request: Request): string | null {
  const { language } = preferencesIn(request.headers.get("cookie"));
  if (language === null || language === defaultLanguage || languageIn(request) !== null) return null;
  const path = pathOfPage(request);
  if (!isOfMany(request) || routeOf(path)?.file.endsWith(".tsx") !== true) return null;
  const { searchParams } = new URL(request.url);
  searchParams.set("lang", language);
  // The parts of a page that the site's own scripts ask for.
  searchParams.delete("_routes");
  return `${path}?${searchParams}`;
}

/** The language of the address wins over the stored one, which counts for readers who have a page of their own. */
export async function viewerOf(
  request: Request,
  asked: Asked,
): Promise<{ viewer: PageViewer; refreshedUntil: Date | null }> {
  const stored = preferencesIn(request.headers.get("cookie"));
  const known = isKnownReader(request);
  const inAddress = languageIn(request);
  const preferred = isOfMany(request) ? null : stored.language;
  const { isUnknown, person } = await personOf(asked);
  return {
    viewer: {
      language: inAddress ?? preferred ?? defaultLanguage,
      carriedLanguage: known ? (inAddress === stored.language ? null : inAddress) : (inAddress ?? preferred),
      theme: known ? stored.theme : null,
      palette: known ? stored.palette : null,
      explained: known ? stored.explained : null,
      person: person && { account: person.account, session: person.session },
      isUnknown,
    },
    refreshedUntil: person?.refreshedUntil ?? null,
  };
}

/** Looks up the session; while the database is unavailable, pages that need no session still work. */
async function personOf({ product, token, report }: Asked) {
  if (token === null) return { person: null, isUnknown: false };
  try {
    return { person: await product.accounts.personOf(token), isUnknown: false };
  } catch (error) {
    report(Failure.from(error));
    return { person: null, isUnknown: true };
  }
}
