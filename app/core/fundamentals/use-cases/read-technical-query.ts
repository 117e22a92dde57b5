import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import { readChoice, readParameters } from "../../shared/use-cases/read-parameters.ts";
import {
  type TechnicalIndicator,
  type TechnicalQuery,
  technicalIndicators,
  technicalParameters,
  technicalRanges,
  usualTechnicalRange,
} from "../contracts/technical.ts";

/** The question of a program: what is wrong in it is refused. `symbolMeant` knows what an ISIN stands for. */
export function readTechnicalQuery(
  entries: Iterable<readonly [string, string]>,
  symbolMeant: (typed: string) => string,
): TechnicalQuery {
  const given = readParameters(entries, { known: technicalParameters, required: ["ticker"] });
  const ticker = readTicker(symbolMeant(given.get("ticker") ?? ""));
  const language = given.get("lang");
  if (language !== undefined) readChoice("lang", language, ["es", "en", "it"]);
  const range = readChoice("range", given.get("range") ?? usualTechnicalRange, technicalRanges);
  const named = given.get("indicators");
  const asked = named?.split(",").map((each) => readChoice("indicators", each, technicalIndicators));
  return { ticker, range, indicators: inOrder(asked ?? technicalIndicators), points: "sessions" };
}

const inOrder = (asked: readonly TechnicalIndicator[]) => technicalIndicators.filter((each) => asked.includes(each));
