import { shownParameters } from "../../core/analysis/contracts/shown-parts/shown-parts.ts";

/** The question in the parameters of a page's address: what shows it is left out, its language too. */
export function questionIn(text: string): { ticker: string; question: string } {
  const given = new URLSearchParams(text);
  const ticker = given.get("ticker") ?? "";
  for (const name of ["ticker", "lang", ...shownParameters, "paths", "seed"]) given.delete(name);
  return { ticker, question: given.toString() };
}
