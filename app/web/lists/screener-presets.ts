import type { ScreenerParameter } from "../../core/lists/contracts/screener.ts";
import { type Entries, searchText } from "../../core/shared/contracts/address-grammar.ts";

export const screenerPresets = ["all", "cheapAndSound", "spainAndItaly", "dividends", "profitable"] as const;
export type ScreenerPreset = (typeof screenerPresets)[number];

/** What each ready list asks for: an address like any other, whose filters the reader sees and changes. */
const filtersOf: Record<ScreenerPreset, Readonly<Partial<Record<ScreenerParameter, string>>>> = {
  all: {},
  cheapAndSound: { status: "undervalued", minQuality: "6", minVotes: "3" },
  spainAndItaly: { country: "ES,IT" },
  dividends: {
    minDividendYield: "0.04",
    sort: "dividendYield",
    columns: "sector,price,value,difference,status,votes,quality,dividendYield",
  },
  profitable: {
    minReturnOnEquity: "0.15",
    maxPriceToEarnings: "20",
    columns: "sector,price,value,difference,status,quality,priceToEarnings,returnOnEquity",
  },
};

/** What belongs to the reader and no list changes. */
const kept: readonly string[] = ["lang", "view", "limit"] satisfies ScreenerParameter[];

/** The address of a ready list, in the reader's language and view. */
export const presetSearch = (preset: ScreenerPreset, entries: Entries): string =>
  searchText([...entries.filter(([name]) => kept.includes(name)), ...Object.entries(filtersOf[preset])]);

/** The ready list that an address asks for; null for one of the reader's own. */
export function presetOf(entries: Entries): ScreenerPreset | null {
  const asked = entries.filter(([name]) => !kept.includes(name) && name !== "page");
  const isAskedBy = (preset: ScreenerPreset) => {
    const filters = new Map(Object.entries(filtersOf[preset]));
    return filters.size === asked.length && asked.every(([name, value]) => filters.get(name) === value);
  };
  return screenerPresets.find(isAskedBy) ?? null;
}
