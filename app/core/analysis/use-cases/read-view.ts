import { type ValuationView, valuationViews } from "@valora/valuation";
import { readChoice, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";

/** The view that a question asks for of a list that takes nothing else; undefined where it leaves it open. */
export function readView(entries: Iterable<readonly [string, string]>): ValuationView | undefined {
  const given = readParameters(entries, { known: ["view", "lang"], required: [] });
  readLanguage(given);
  const view = given.get("view");
  return view === undefined ? undefined : readChoice("view", view, valuationViews);
}
