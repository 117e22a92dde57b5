import type { Listing } from "./instrument.ts";
import type { Naming } from "./search.ts";

/**
 * The one company that a name stands for, by the surest way in which the text names any: "apple", "Coca-Cola", "Enel". Of
 * several it is the largest if it alone has statements; null where it could be more than one ("general", "Prudential").
 */
export function companyNamed(naming: Naming, siblingsOf: (listing: Listing) => readonly Listing[]): Listing | null {
  const surest = naming.find((listings) => listings.length > 0);
  const [largest] = surest ?? [];
  if (surest === undefined || largest === undefined) return null;
  const own = new Set([largest, ...siblingsOf(largest)].map(({ ticker }) => ticker));
  const isOther = ({ ticker }: Listing) => !own.has(ticker);
  const best = surest.find((listing) => listing.hasData && !isOther(listing));
  // One with statements stands back only for others that are named as surely; one without, for any that has them.
  const rivals = best === undefined ? naming.flat() : surest;
  const isRival = (listing: Listing) =>
    listing.hasData || (best === undefined && !largest.hasHeadlines && listing.hasHeadlines === true);
  if (rivals.some((listing) => isOther(listing) && isRival(listing))) return null;
  return best ?? (surest.some(isOther) ? null : largest);
}
