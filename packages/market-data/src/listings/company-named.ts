import type { Listing } from "./instrument.ts";
import type { Naming } from "./search.ts";

/** Ways in which a text is only a part of names, their beginning or any word: each company with that part may be meant. */
const byPartOfName: ReadonlySet<number> = new Set([2, 3]);

/** A name means the company: of a receipt (PUGBY) or a line elsewhere, the share at home where more is known of that. */
const knownHomeOf = ({ commonShare }: Listing, listings: readonly Listing[]): Listing | undefined =>
  listings.find(({ ticker, hasData, hasHeadlines }) => ticker === commonShare && (hasData || hasHeadlines));

/**
 * The one company that a name stands for, by the surest way in which the text names any: "apple", "Coca-Cola", "Enel". Of
 * several it is the largest if it alone has statements and the text is more than a part of its name; null where it could be more than one
 * ("general", "Deutsche", "Prudential").
 */
export function companyNamed(naming: Naming, siblingsOf: (listing: Listing) => readonly Listing[]): Listing | null {
  const way = naming.findIndex((listings) => listings.length > 0);
  const surest = naming[way];
  const [largest] = surest ?? [];
  if (surest === undefined || largest === undefined) return null;
  const listings = [largest, ...siblingsOf(largest)];
  const own = new Set(listings.map(({ ticker }) => ticker));
  const isOther = ({ ticker }: Listing) => !own.has(ticker);
  const best = surest.find((listing) => listing.hasData && !isOther(listing));
  // One with statements stands back only for others that are named as surely; one without, for any that has them.
  const rivals = best === undefined ? naming.flat() : surest;
  const isRival = (listing: Listing) =>
    listing.hasData ||
    (best !== undefined && byPartOfName.has(way)) ||
    (best === undefined && !largest.hasHeadlines && listing.hasHeadlines === true);
  if (rivals.some((listing) => isOther(listing) && isRival(listing))) return null;
  return best ?? (surest.some(isOther) ? null : (knownHomeOf(largest, listings) ?? largest));
}
