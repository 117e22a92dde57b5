import { choiceIn, choicesIn, inOrder } from "../../shared/contracts/address-grammar.ts";
import {
  type TechnicalQuery,
  technicalIndicators,
  technicalRanges,
  usualTechnicalIndicators,
  usualTechnicalRange,
} from "./technical.ts";

/** The question in the address of a page: what it does not know is taken for what is usual. "none" asks for the price alone. */
export function technicalQueryIn(ticker: string, search: URLSearchParams): TechnicalQuery {
  const range = choiceIn("range", search.get("range") ?? "", technicalRanges).usable ?? usualTechnicalRange;
  const named = search.get("indicators");
  const asked = inOrder(choicesIn("indicators", named ?? "", technicalIndicators).usable ?? [], technicalIndicators);
  const isUsual = named === null || (asked.length === 0 && named !== "none");
  return { ticker, range, indicators: isUsual ? usualTechnicalIndicators : asked, points: "drawn" };
}
