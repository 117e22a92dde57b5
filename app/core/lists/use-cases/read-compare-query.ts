import { valuationViews } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import { askedRatiosIn } from "../../fundamentals/contracts/own-ratios.ts";
import { placesIn } from "../../shared/contracts/address-grammar.ts";
import { readChoice, readLanguage, readParameters, strictly } from "../../shared/use-cases/read-parameters.ts";
import { type CompareQuery, compareParameters, mostCompared } from "../contracts/compare.ts";
import { readComparedFigures } from "../contracts/compared-figures.ts";

/** The companies that a program asks for, each once, in which view, with which figures and by which ratios of its own. What is wrong is refused; `symbolMeant` knows what an ISIN stands for. */
export function readCompareQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string,
): CompareQuery & Required<Pick<CompareQuery, "ratios">> {
  const given = readParameters(entries, { known: compareParameters, required: ["tickers"] });
  readLanguage(given);
  const view = given.get("view");
  const typed = placesIn(given.get("tickers") ?? "");
  if (typed.length > mostCompared) throw new Failure("tooManyCompared", { maximum: mostCompared, given: typed.length });
  const tickers = [...new Set(typed.map((each) => readTicker(each.trim(), symbolMeant)))];
  const own = given.get("figures");
  return {
    tickers,
    ...(own !== undefined && {
      figures: strictly(readComparedFigures(own, { param: "figures", tickers, symbolMeant })),
    }),
    ratios: strictly(askedRatiosIn((place) => given.get(place))),
    view: view === undefined ? "absolute" : readChoice("view", view, valuationViews),
  };
}
