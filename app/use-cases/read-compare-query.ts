import { compareParameters, mostCompared } from "../contracts/compare.ts";
import { Failure } from "../failure.ts";
import { readTicker } from "./read-analysis-query.ts";
import { readChoice, readParameters } from "./read-parameters.ts";

/** The companies that a program asks for, each once. What is wrong is refused; `symbolMeant` knows what an ISIN stands for. */
export function readCompareQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string,
): readonly string[] {
  const given = readParameters(entries, { known: compareParameters, required: ["tickers"] });
  const language = given.get("lang");
  if (language !== undefined) readChoice("lang", language, ["es", "en", "it"]);
  const typed = (given.get("tickers") ?? "").split(",");
  if (typed.length > mostCompared) throw new Failure("tooManyCompared", { maximum: mostCompared, given: typed.length });
  return [...new Set(typed.map((each) => readTicker(symbolMeant(each.trim()))))];
}
