import { referenceCurrencyCodes } from "@valora/market-data/currencies";
import type { CurrencyWords } from "../contracts/import-vocabulary.ts";
import type { Doubt, TextOf } from "./import-axes.ts";
import type { Rows } from "./import-rows.ts";

/** The currencies that a cell may name: "$" is that of several; null where it names none. */
export type CurrenciesOf = (text: string) => ReadonlySet<string> | null;

type Reading = { currency: string; currenciesOf: CurrenciesOf; textOf: TextOf; doubt: Doubt };

const signOf = (currency: string): string | undefined =>
  new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;

const bySign = Map.groupBy(referenceCurrencyCodes, signOf);
const codes = new RegExp(`(?<![\\p{L}\\d])(?:${referenceCurrencyCodes.join("|")})(?![\\p{L}\\d])`, "gu");

/** Reads the signs, codes and words of currencies. */
export function importCurrencyReader(words: CurrencyWords): CurrenciesOf {
  const patterns = words.map(
    ([spellings, code]) => [new RegExp(`(?<!\\p{L})(?:${spellings})(?!\\p{L})`, "iu"), code] as const,
  );
  return (text) => {
    const named = text.match(codes) ?? [
      ...(text.match(/\p{Sc}/gu) ?? []).flatMap((sign) => bySign.get(sign) ?? []),
      ...patterns.flatMap(([pattern, code]) => (pattern.test(text) ? (bySign.get(signOf(code)) ?? []) : [])),
    ];
    return named.length > 0 ? new Set(named) : null;
  };
}

/** Doubts a table that names a currency, and nowhere the one that is declared: euros are taken for dollars without a trace. */
export function doubtCurrency(rows: Rows, { currency, currenciesOf, textOf, doubt }: Reading): void {
  let first: { column: number; row: number; text: string } | null = null;
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      const named = typeof cell === "string" ? currenciesOf(cell) : null;
      if (named?.has(currency)) return;
      if (named) first ??= { column, row, text: textOf(cell) };
    }
  }
  if (first) doubt(first, "currencyUnlikely", first.text);
}
