import { companyTypes, sectors, valuationViews } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { askedRatio, ratioPlaces } from "../../fundamentals/contracts/own-ratios.ts";
import { answerLanguages, inOrder } from "../../shared/contracts/address-grammar.ts";
import {
  readChoice,
  readChoices,
  readInteger,
  readNumber,
  readParameters,
  strictly,
} from "../../shared/use-cases/read-parameters.ts";
import {
  longestScreenerText,
  ratioFilters,
  type ScreenedRatio,
  type ScreenerColumn,
  type ScreenerParameter,
  type ScreenerQuery,
  type ScreenerSort,
  screenerColumns,
  screenerParameters,
  screenerRanges,
  screenerSignals,
  screenerSorts,
  screenerStatuses,
  screenerViews,
  usualScreenerColumns,
  usualScreenerLimit,
} from "../contracts/screener.ts";

const orders = ["ascending", "descending"] as const;
/** Columns whose usual order is that of the alphabet; numbers begin with the greatest. */
const words: readonly ScreenerSort[] = ["ticker", "name", "sector", "country", "companyType", "status", "signal"];

/** The question in an address. An unknown, repeated or unreadable parameter is refused by its name. */
export function readScreenerQuery(entries: Iterable<readonly [string, string]>): ScreenerQuery {
  const given = readParameters(entries, { known: screenerParameters, required: [] });
  const read = <Value>(name: ScreenerParameter, reader: (text: string, name: string) => Value): Value | undefined => {
    const text = given.get(name);
    return text === undefined ? undefined : reader(text, name);
  };
  const choice =
    <Choice extends string>(choices: readonly Choice[]) =>
    (text: string, name: string) =>
      readChoice(name, text, choices);
  const integer = (range: { minimum: number; maximum: number }) => (text: string, name: string) =>
    readInteger(name, text, range);
  const amount = (text: string, name: string) =>
    readNumber(name, text, screenerRanges.marketCap, { meansPercent: false });
  const rate = (range: { minimum: number; maximum: number }) => (text: string, name: string) =>
    readNumber(name, text, range, { meansPercent: true });
  const difference = rate(screenerRanges.difference);
  const multiple = (text: string, name: string) =>
    readNumber(name, text, screenerRanges.priceToEarnings, { meansPercent: false });
  read("lang", choice(answerLanguages));
  const sort = read("sort", choice(screenerSorts)) ?? "marketCap";
  const ratios = readRatios(given);
  if (ratioPlaces.some((place) => place === sort) && ratios.every(({ place }) => place !== sort))
    throw new Failure("ratioMissing", { param: "sort", ratio: sort });
  return {
    text: readText(given.get("query")),
    sector: read("sector", choice(sectors)),
    countries: read("country", readCountries),
    companyType: read("type", choice(companyTypes)),
    view: read("method", choice(screenerViews)) ?? "mean",
    valuation: read("view", choice(valuationViews)) ?? "absolute",
    status: read("status", choice(screenerStatuses)),
    signal: read("signal", choice(screenerSignals)),
    minDifference: read("minDifference", difference),
    maxDifference: read("maxDifference", difference),
    minMarketCap: read("minMarketCap", amount),
    maxMarketCap: read("maxMarketCap", amount),
    minQuality: read("minQuality", integer(screenerRanges.quality)),
    minDividendYield: read("minDividendYield", rate(screenerRanges.dividendYield)),
    minReturnOnEquity: read("minReturnOnEquity", rate(screenerRanges.returnOnEquity)),
    maxPriceToEarnings: read("maxPriceToEarnings", multiple),
    minVotes: read("minVotes", integer(screenerRanges.votes)),
    maxPriceAge: read("maxPriceAge", integer(screenerRanges.priceAge)),
    ratios,
    sort,
    order: read("order", choice(orders)) ?? (words.includes(sort) ? "ascending" : "descending"),
    columns: read("columns", readColumns) ?? usualScreenerColumns,
    page: read("page", integer(screenerRanges.page)) ?? 1,
    limit: read("limit", integer(screenerRanges.limit)) ?? usualScreenerLimit,
  };
}

/** Ratios of the reader's own, each with the limits of its filter. */
function readRatios(given: ReadonlyMap<ScreenerParameter, string>): readonly ScreenedRatio[] {
  return ratioPlaces.flatMap((place) => {
    const limit = (param: ScreenerParameter) => {
      const text = given.get(param);
      if (text === undefined) return undefined;
      if (!given.has(place)) throw new Failure("ratioMissing", { param, ratio: place });
      return readNumber(param, text, screenerRanges.ratio, { meansPercent: false });
    };
    const [minimum, maximum] = [limit(ratioFilters[place].minimum), limit(ratioFilters[place].maximum)];
    const text = given.get(place);
    return text === undefined ? [] : [{ ...strictly(askedRatio(place, text)), minimum, maximum }];
  });
}

function readText(text = ""): string {
  if (text.length > longestScreenerText)
    throw new Failure("outOfRange", { param: "query", minimum: 0, maximum: longestScreenerText });
  return text.trim();
}

/** One country, or several separated by commas. */
function readCountries(text: string, name: string): readonly string[] {
  if (!/^[A-Z]{2}(,[A-Z]{2})*$/.test(text)) throw new Failure("enumInvalid", { param: name, allowed: "US, ES, IT…" });
  return text.split(",");
}

/** In the order of the table, whatever the order of the address. */
function readColumns(text: string, name: string): readonly ScreenerColumn[] {
  const chosen = text === "" ? [] : readChoices(name, text, screenerColumns);
  return inOrder(chosen, screenerColumns).filter((column) => column !== "ticker" && column !== "name");
}
