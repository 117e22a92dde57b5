import { unshouted } from "../../messages/company-name.ts";
import type { Product } from "../../wiring/product.ts";
import type { Suggestion } from "../components/home/suggestion.ts";

/** Companies that a ticker box offers before anything is typed, with only what it shows of them. */
export const popularSuggestions = ({ popular, listingOf }: Pick<Product, "popular" | "listingOf">): Suggestion[] =>
  popular.flatMap((symbol) => {
    const listing = listingOf(symbol);
    if (listing === null) return [];
    const { ticker, name, exchange, hasData } = listing;
    return [{ ticker, name: unshouted(name), exchange, hasData }];
  });
