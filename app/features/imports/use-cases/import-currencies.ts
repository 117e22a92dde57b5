import { referenceCurrencyCodes } from "@valora/market-data/currencies";
import type { ImportIssue } from "../../../core/shared/contracts/import-issue.ts";
import type { CurrencyWords } from "../contracts/import-vocabulary.ts";
import { issueAt, type Place, type TextOf } from "./import-axes.ts";
import type { Rows } from "./import-rows.ts";
import type { ShownCurrency } from "./sheets/joined-sheets.ts";

/** The currencies that a cell may name: "$" is that of several; null where it names none. */
export type CurrenciesOf = (text: string) => ReadonlySet<string> | null;

type Reading = {
  currency: string;
  currenciesOf: CurrenciesOf;
  /** Those of the formats of cells. */
  currencies: readonly ShownCurrency[];
  textOf: TextOf;
  place: Place;
};

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

/**
 * The doubts about the currencies that a table names: where it names the declared one nowhere, euros are taken for dollars without a
 * trace; where it names that one and another, each text with the other is told.
 */
export function currencyDoubts(
  rows: Rows,
  { currency, currenciesOf, currencies, textOf, place }: Reading,
): ImportIssue[] {
  const written = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      typeof cell === "string" ? [{ cell: place(column, row), text: textOf(cell) }] : [],
    ),
  );
  const named = [...written, ...currencies].flatMap(({ cell, text }) => {
    const found = currenciesOf(text);
    return found === null ? [] : [{ cell, text, found }];
  });
  const others = named.filter(({ found }) => !found.has(currency));
  const [first] = others;
  if (first === undefined) return [];
  if (others.length === named.length) return [issueAt(first.cell, "currencyUnlikely", first.text)];
  const byText = new Map(others.toReversed().map((each) => [each.text, each]));
  return [...byText.values()].toReversed().map(({ cell, text }) => issueAt(cell, "currenciesMixed", text));
}
