import { readTicker } from "../../analysis/use-cases/read-analysis-query.ts";
import { inOrder } from "../../shared/contracts/address-grammar.ts";
import { readChoice, readChoices, readLanguage, readParameters } from "../../shared/use-cases/read-parameters.ts";
import {
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
  const ticker = readTicker(given.get("ticker") ?? "", symbolMeant);
  readLanguage(given);
  const range = readChoice("range", given.get("range") ?? usualTechnicalRange, technicalRanges);
  const named = given.get("indicators");
  const asked = named === undefined ? technicalIndicators : readChoices("indicators", named, technicalIndicators);
  return { ticker, range, indicators: inOrder(asked, technicalIndicators), points: "sessions" };
}
