import { companyTypes, sectors, valuationViews } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import { answerLanguages, inOrder } from "../../shared/contracts/address-grammar.ts";
import {
  readChoice,
  readChoices,
  readInteger,
  readNumber,
  readParameters,
} from "../../shared/use-cases/read-parameters.ts";
import {
  longestScreenerText,
  type ScreenerColumn,
  type ScreenerParameter,
  type ScreenerQuery,
  screenerColumns,
  screenerParameters,
  screenerRanges,
  screenerSignals,
  screenerStatuses,
  screenerViews,
  usualScreenerColumns,
  usualScreenerLimit,
} from "../contracts/screener.ts";

const orders = ["ascending", "descending"] as const;
/** Columns whose usual order is that of the alphabet; numbers begin with the greatest. */
const words: readonly ScreenerColumn[] = ["ticker", "name", "sector", "country", "companyType", "status", "signal"];

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
  const sort = read("sort", choice(screenerColumns)) ?? "marketCap";
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
    sort,
    order: read("order", choice(orders)) ?? (words.includes(sort) ? "ascending" : "descending"),
    columns: read("columns", readColumns) ?? usualScreenerColumns,
    page: read("page", integer(screenerRanges.page)) ?? 1,
    limit: read("limit", integer(screenerRanges.limit)) ?? usualScreenerLimit,
  };
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
