import { type ValuationView, valuationViews } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import { placesIn } from "../../shared/contracts/address-grammar.ts";
import { readChoice, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";
import { compareParameters, mostCompared } from "../contracts/compare.ts";

/** The companies that a program asks for, each once, and in which view. What is wrong is refused; `symbolMeant` knows what an ISIN stands for. */
export function readCompareQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string,
): { tickers: readonly string[]; view: ValuationView } {
  const given = readParameters(entries, { known: compareParameters, required: ["tickers"] });
  readLanguage(given);
  const view = given.get("view");
  const typed = placesIn(given.get("tickers") ?? "");
  if (typed.length > mostCompared) throw new Failure("tooManyCompared", { maximum: mostCompared, given: typed.length });
  return {
    tickers: [...new Set(typed.map((each) => readTicker(symbolMeant(each.trim()))))],
    view: view === undefined ? "absolute" : readChoice("view", view, valuationViews),
  };
}
