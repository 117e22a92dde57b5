import { editDistance } from "@valora/market-data";
import { settingNames } from "../setting-list.server.ts";

/** A name of so many letters is allowed one slip for each, and two at most. */
const LETTERS_A_SLIP = 4;
const MOST_SLIPS = 2;

/** The setting that a misspelled name most likely means; null where none is near. */
export function settingMeant(name: string): string | null {
  const most = Math.min(MOST_SLIPS, Math.floor(name.length / LETTERS_A_SLIP));
  for (let slips = 1; slips <= most; slips += 1) {
    const near = settingNames.values().find((each) => editDistance(name, each, slips) <= slips);
    if (near !== undefined) return near;
  }
  return null;
}
