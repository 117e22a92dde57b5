import { canonicalRatio, ratioPlaces } from "../../core/fundamentals/contracts/own-ratios.ts";
import {
  ratioFilters,
  type ScreenerParameter,
  type ScreenerQuery,
  screenerParameters,
  usualScreenerColumns,
} from "../../core/lists/contracts/screener.ts";
import { readScreenerQuery } from "../../core/lists/use-cases/read-screener-query.ts";
import { type Entries, searchText } from "../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../failure.ts";
import type { RefusedRatio } from "../own-ratios/asked-ratios.ts";

/** The request in the address of the screener: a shorter address, or a list with the filters that were refused. */
export type ScreenerRequest =
  | { kind: "redirect"; search: string }
  | {
      kind: "list";
      query: ScreenerQuery;
      entries: Entries;
      refused: readonly string[];
      refusedRatios: readonly RefusedRatio[];
      failure: Failure | null;
    };

/**
 * Reads an address. A form sends empty fields and a column at a time: that becomes an address that says only what was
 * chosen. Parameters that are not ours are left aside; one that cannot be read is set aside and named.
 */
export function screenerRequest(search: URLSearchParams): ScreenerRequest {
  const own = ownOf(search);
  const entries = canonical(own);
  if (entries.length !== own.length || entries.some((entry, index) => entry[1] !== own[index]?.[1]))
    return { kind: "redirect", search: searchText(entries) };
  return { kind: "list", ...readSettingAside(entries) };
}

const ownOf = (search: URLSearchParams): Entries =>
  [...search].filter(([name]) => screenerParameters.some((known) => known === name));

function canonical(own: Entries): Entries {
  const columns = own.filter(([name]) => name === "columns").map(([, value]) => value);
  const chosen = columns.join(",");
  const others = own.filter(([name, value]) => name !== "columns" && value.trim() !== "");
  const single = others.filter(([name], index) => others.findIndex(([other]) => other === name) === index);
  const written = single.map(([name, value]) => [name, canonicalRatio(name, value)] as const);
  return chosen === "" || chosen === usualScreenerColumns.join(",") ? written : [...written, ["columns", chosen]];
}

const ratioFieldNames: readonly string[] = ratioPlaces.flatMap((place) => [
  place,
  ...Object.values(ratioFilters[place]),
]);

function readSettingAside(all: Entries): Omit<Extract<ScreenerRequest, { kind: "list" }>, "kind"> {
  let entries = all;
  const refused: string[] = [];
  const refusedRatios: RefusedRatio[] = [];
  let failure: Failure | null = null;
  for (;;) {
    try {
      return { query: readScreenerQuery(entries), entries, refused, refusedRatios, failure };
    } catch (error) {
      const name = error instanceof Failure ? String(error.params.param) : "";
      if (!(error instanceof Failure) || !entries.some(([each]) => each === name)) throw error;
      failure ??= error;
      refused.push(name);
      const text = entries.find(([each]) => each === name)?.[1] ?? "";
      if (ratioFieldNames.includes(name)) refusedRatios.push({ name, text, code: error.code, params: error.params });
      entries = entries.filter(([each]) => each !== name);
    }
  }
}

/** The address that a sent form means. */
export const screenerAddress = (search: URLSearchParams): string => `/screener${searchText(canonical(ownOf(search)))}`;

/** An address with some parameters changed; null removes one. Another list begins at its first page. */
export function searchWith(
  entries: Entries,
  changes: Readonly<Partial<Record<ScreenerParameter, string | null>>>,
): string {
  const kept = entries.filter(([name]) => !(name in changes) && name !== "page");
  const added = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== null);
  return searchText([...kept, ...added]);
}
