import { defaultLanguage, type Language, languages } from "../../messages/languages.ts";
import type { Product } from "../../wiring/composition.server.ts";

/**
 * The plain result pages of the included companies, as paths: well-known companies in every language, then all companies in one
 * language after the other, that of the sources first. None twice.
 */
export function addressesAhead({ popular, bundledTickers }: Pick<Product, "popular" | "bundledTickers">): string[] {
  const inAll = popular.flatMap((ticker) => languages.map((language) => resultAt(ticker, language)));
  const companies = bundledTickers();
  const others = languages.flatMap((language) => companies.map((ticker) => resultAt(ticker, language)));
  return [...new Set([...inAll, ...others])];
}

const resultAt = (ticker: string, language: Language): string => {
  const path = `/analysis/${encodeURIComponent(ticker)}`;
  return language === defaultLanguage ? path : `${path}?lang=${language}`;
};
