import {
  assumptionRanges,
  type ExpertLever,
  expertLevers,
  type MethodName,
  methodNames,
  type ValuationView,
  valuationViews,
  type YearlyLever,
  yearlyLevers,
} from "@valora/valuation";
import { noPolicy } from "../../policies/contracts/policy-limits.ts";
import {
  choiceIn,
  choicesIn,
  inOrder,
  integerIn,
  numberIn,
  placesIn,
  type Range,
  type Read,
} from "../../shared/contracts/address-grammar.ts";
import { isUuid } from "../../shared/contracts/uuid.ts";
import { type AskedAnalysis, leversIn } from "./asked-analysis.ts";
import { askedPart, mostParts, type PartsAsked } from "./asked-parts/compared-parts.ts";
import { mostYears, yearsIn } from "./by-year.ts";
import { isWhole, leverUnits } from "./lever-units.ts";
import { firstRefusal, peersIn, type SymbolOf } from "./peer-list.ts";
import { usualSettings } from "./shown-parts/simulation-settings.ts";

/** A rate: 9 where 0.09 was meant gets a hint. */
export const rateWithin = (range: Range) => (text: string, name: string) =>
  numberIn(name, text, { range, meansPercent: true });

/** Sales to capital, persistence and beta are plain numbers: 9 does not mean 9 %. */
const isShare = (lever: ExpertLever) => lever !== "salesToCapital" && lever !== "persistence" && lever !== "beta";

export const readLever = (text: string, lever: ExpertLever): Read<number> =>
  isWhole(leverUnits[lever])
    ? integerIn(lever, text, { range: assumptionRanges[lever] })
    : numberIn(lever, text, { range: assumptionRanges[lever], meansPercent: isShare(lever) });

/** `0.08,0.06,,0.03`; an empty place, none, or one that cannot be read is left to the calculation. */
export function readByYear(text: string, lever: YearlyLever): Read<(number | null)[]> {
  const places = placesIn(text);
  if (places.length > mostYears)
    return {
      usable: undefined,
      refusal: { code: "outOfRange", params: { param: lever, minimum: 0, maximum: mostYears } },
    };
  const options = { range: assumptionRanges[lever], meansPercent: lever !== "salesToCapitalByYear" };
  const read = places.map((place) => (place === "" ? null : numberIn(lever, place, options)));
  return {
    usable: read.map((place) => place?.usable ?? null),
    refusal: read.find((place) => place?.refusal)?.refusal ?? null,
  };
}

/** Names of methods, in their order. */
export function readMethods(text: string, name: string): Read<MethodName[]> {
  const { usable, refusal } = choicesIn(name, text, methodNames);
  if (refusal === null) return { usable: inOrder(usable, methodNames), refusal };
  return { usable: usable && inOrder(usable, methodNames), refusal };
}

/** Whose policy it is, is not asked here: to everyone but its owner it only says that nothing is to be filled in. */
export const readPolicy = (text: string, name: string): Read<string> =>
  text === noPolicy || isUuid(text) ? { usable: text, refusal: null } : choiceIn(name, text, [noPolicy]);

export function readPeers(text: string, symbolOf: SymbolOf): Read<string[]> {
  const read = peersIn([text], symbolOf);
  const refusal = firstRefusal(read);
  if (refusal === null) return { usable: [...read.peers], refusal };
  return { usable: read.peers.length === 0 ? undefined : [...read.peers], refusal };
}

export function leversOf(numberOf: (lever: ExpertLever) => number | undefined): AskedAnalysis["levers"] {
  const levers = leversIn(Object.fromEntries(expertLevers.map((lever) => [lever, numberOf(lever)])));
  return Object.keys(levers).length === 0 ? undefined : levers;
}

export function yearsOf(listOf: (lever: YearlyLever) => (number | null)[] | undefined): AskedAnalysis["years"] {
  const years = yearsIn(Object.fromEntries(yearlyLevers.map((lever) => [lever, listOf(lever)])));
  return Object.keys(years).length === 0 ? undefined : years;
}

/** By whose premium an address of a list or of a page asks, in its lenient reading. */
export const viewIn = (search: URLSearchParams): ValuationView =>
  choiceIn("view", search.get("view") ?? "", valuationViews).usable ?? "absolute";

/** Removes default values, so that equal queries have one form. */
export const viewOf = (view: ValuationView | undefined): Pick<AskedAnalysis, "view"> =>
  view === undefined || view === "absolute" ? {} : { view };

export function simulationOf(paths: number | undefined, seed: number | undefined): AskedAnalysis["simulation"] {
  if (paths === undefined && seed === undefined) return undefined;
  return { paths: paths ?? usualSettings.paths, seed: seed ?? usualSettings.seed };
}

/** A list of parts with their industries; an empty place leaves a part to the company's own peers. */
export function readParts(text: string): Read<PartsAsked> {
  const places = placesIn(text).filter((place) => place !== "");
  const read = places.slice(0, mostParts).map((place) => askedPart.exec(place));
  const parts = Object.fromEntries(read.flatMap((part) => (part ? [[part[1] ?? "", part[2] ?? ""] as const] : [])));
  const usable = Object.keys(parts).length === 0 ? undefined : parts;
  const isRead = usable !== undefined && places.length <= mostParts && !read.includes(null);
  if (isRead) return { usable, refusal: null };
  return { usable, refusal: { code: "enumInvalid", params: { param: "parts", allowed: "MEMBER~industry" } } };
}
