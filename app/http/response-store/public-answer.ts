/**
 * The `Cache-Control` of an answer that is the same for all anonymous readers. Browsers ask each time whether it has changed; a shared
 * cache sends it for a minute, and for ten more while it fetches a new one.
 */
export const publicAnswer = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** The `Vary` header for shared caches: includes the origin where only listed sites may read the answer. */
export const variesBy = (headers: Headers): string =>
  /\borigin\b/i.test(headers.get("Vary") ?? "") ? "Accept-Encoding, Cookie, Origin" : "Accept-Encoding, Cookie";
