import { type TechnicalQuery, technicalIndicators, technicalRanges, usualTechnicalRange } from "./technical.ts";

/** The question in the address of a page: what it does not know is taken for what is usual. "none" asks for the price alone. */
export function technicalQueryIn(ticker: string, search: URLSearchParams): TechnicalQuery {
  const range = technicalRanges.find((each) => each === search.get("range")) ?? usualTechnicalRange;
  const named = search.get("indicators");
  const asked = technicalIndicators.filter((each) => named?.split(",").includes(each));
  const isUsual = named === null || (asked.length === 0 && named !== "none");
  return { ticker, range, indicators: isUsual ? technicalIndicators : asked, points: "drawn" };
}
