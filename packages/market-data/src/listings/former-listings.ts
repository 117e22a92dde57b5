import * as z from "zod";
import { canonicalTicker } from "../symbols/ticker.ts";
import { isSpelledAsName, searchable } from "./typed-name.ts";

/**
 * How a quotation ended. `takenPrivate`: it left the exchange, bought by investors or by a state; `renamed`: the same company goes on
 * with another name and symbol.
 */
export const listingEnds = ["merged", "acquired", "takenPrivate", "failed", "renamed"] as const;
export type ListingEnd = (typeof listingEnds)[number];

/** Of the others nothing is left to be named. */
const withHeir: ReadonlySet<ListingEnd> = new Set(["merged", "acquired", "renamed"]);

/** A company that is not quoted any more, or that has another name and symbol now. */
export const FormerListing = z
  .strictObject({
    name: z.string().min(1),
    /** What people call it, as `searchable` writes a text. */
    called: z.array(z.string()),
    /** Its symbols while it was quoted; some are another company's now. */
    symbols: z.array(z.string()),
    end: z.enum(listingEnds),
    /** The listed company that went on with its business; null where there is none on the lists. */
    into: z.string().nullable(),
    /** Who went on with its business, listed or not; null where none did. */
    intoName: z.string().nullable(),
    /** The year in which it merged, was bought, was delisted, failed or took its new name. */
    year: z.int().min(1990).max(2100),
  })
  .refine(({ end, intoName }) => withHeir.has(end) === (intoName !== null), "an heir is named where there is one");
export type FormerListing = z.infer<typeof FormerListing>;

/** Former listings by symbol and by name; a symbol that a list has today is that listing's. */
export function formerListings(former: readonly FormerListing[], isListed: (ticker: string) => boolean) {
  const byName = new Map<string, FormerListing>();
  const bySymbol = new Map<string, FormerListing>();
  const byHeir = Map.groupBy(former, ({ into }) => into);
  for (const each of former) {
    for (const name of [searchable(each.name), ...each.called]) byName.set(name, each);
    for (const symbol of each.symbols) if (!isListed(symbol)) bySymbol.set(symbol, each);
  }
  return {
    /** The former listing that a text names with its symbol or its whole name; null where there is none. */
    named(text: string): FormerListing | null {
      const symbol = canonicalTicker(text) ?? "";
      if (isListed(symbol)) return null;
      return bySymbol.get(symbol) ?? (isSpelledAsName(text) ? byName.get(searchable(text)) : undefined) ?? null;
    },
    /** Former listings whose business this company went on with, the latest first. */
    of(ticker: string): readonly FormerListing[] {
      return (byHeir.get(ticker) ?? []).toSorted((a, b) => b.year - a.year);
    },
  };
}
