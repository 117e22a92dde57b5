import {
  type AssumptionOverrides,
  assumptionRanges,
  defaultHorizon,
  expertLevers,
  yearlyLevers,
} from "@valora/valuation";
import { analysisParameters, providerChoices } from "../../core/analysis/contracts/analysis-parameters.ts";
import type { AnalysisQuery } from "../../core/analysis/contracts/analysis-query.ts";
import { leversIn } from "../../core/analysis/contracts/asked-analysis.ts";
import { type NotedAssumption, noteParameter, notesIn } from "../../core/analysis/contracts/assumption-notes.ts";
import { yearsIn } from "../../core/analysis/contracts/by-year.ts";
import type { RefusedPeer } from "../../core/analysis/contracts/peers.ts";
import { answerable, readSettingAside } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { peersRefused, readPeers } from "../../core/analysis/use-cases/read-peers.ts";
import { type Entries, isWithin, type Refusal, searchText } from "../../core/shared/contracts/address-grammar.ts";
import { failureOf } from "../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../failure.ts";
import type { Language } from "../../messages/languages.ts";
import {
  askedBy,
  type Choice,
  choiceAsked,
  choiceOf,
  searchOf,
  shownIn,
  withHeldNotes,
  withoutBar,
  withoutLevers,
  withYears,
} from "../components/analysis/controls/analysis-choice.ts";
import { leverFields, leversOfForm } from "../components/analysis/controls/lever-fields.ts";
import { priceOfText, rateOfText, yearsOfText } from "../components/analysis/controls/percent-text.ts";
import { type Lever, probablyMeant } from "../components/analysis/controls/probably-meant.ts";
import type { RefusedText } from "../components/analysis/controls/rate-control.tsx";
import type { Refused, RefusedFigures } from "../components/analysis/controls/refused.ts";
import { refusedYears, yearOfField, yearsOfForm } from "../components/analysis/controls/years/year-fields.ts";
import { refusedFiguresOf } from "./refused-figures.ts";

/** The request in the address of a result page: another address, or an analysis with the inputs that were refused. */
export type PageRequest =
  | { kind: "redirect"; search: string }
  | {
      kind: "analysis";
      query: AnalysisQuery;
      /** The question as its reader chose it, with rates that contradict each other: then neither is in the query. */
      choice: Choice;
      refused: Refused;
      /** The texts asked for as peers that cannot be read as such. */
      refusedPeers: readonly RefusedPeer[];
      /** Assumptions whose reason is too long to be kept. */
      refusedNotes: readonly NotedAssumption[];
      /** Why the reader's own figures cannot be read; null where they can. */
      refusedFigures: RefusedFigures | null;
      failure: Failure | null;
    };

const formFields = { wacc: "waccPercent", growth: "gPercent" } as const;
/** The form of the reader's own price. */
const priceField = "priceText";

/**
 * Reads an address. Percentages of the form, in the page's language, become the canonical decimals of an address; what
 * cannot be read stays in its field. Parameters that are not ours (a shared link gathers them) are left aside.
 */
export function pageRequest(
  ticker: string,
  given: URLSearchParams,
  language: Language,
  symbolMeant?: (typed: string) => string,
): PageRequest {
  const { search, refusedPeers } = withPeersRead(given, symbolMeant);
  // A form sends one choice for each part, empty where it is left to the company's own peers.
  const parts = given.getAll("parts");
  if (parts.length > 1 || parts.includes("")) {
    search.delete("parts");
    const chosen = parts.filter((part) => part !== "").join(",");
    if (chosen !== "") search.set("parts", chosen);
    return { kind: "redirect", search: searchText([...search]) };
  }
  const request = requestOf(ticker, search, language);
  const [first] = refusedPeers;
  if (first !== undefined && request.kind === "analysis")
    return { ...request, refusedPeers, failure: request.failure ?? peersRefused(first) };
  // A form that adds a peer sends the list and what was typed: one list is the same address for others.
  if (given.getAll("peers").length > 1 && request.kind === "analysis")
    return { kind: "redirect", search: searchText([...search]) };
  return request;
}

/** All that was asked for as a peer and is none, by an address and by the analysis that it led to. */
export function peersOf(
  asked: Extract<PageRequest, { kind: "analysis" }>,
  analysis: { refusedPeers: readonly RefusedPeer[] },
): { refusedPeers: readonly RefusedPeer[]; failure: Failure | null } {
  const refusedPeers = [...asked.refusedPeers, ...analysis.refusedPeers];
  const [first] = refusedPeers;
  return { refusedPeers, failure: asked.failure ?? (first === undefined ? null : peersRefused(first)) };
}

/** The same address with the peers that can be read, in one list. */
function withPeersRead(given: URLSearchParams, symbolMeant?: (typed: string) => string) {
  if (!given.has("peers")) return { search: new URLSearchParams(given), refusedPeers: [] };
  const { peers, refused } = readPeers(given.getAll("peers"), symbolMeant);
  const search = new URLSearchParams(given);
  search.delete("peers");
  if (peers.length > 0) search.set("peers", peers.join(","));
  return { search, refusedPeers: refused };
}

function requestOf(ticker: string, search: URLSearchParams, language: Language): PageRequest {
  if ([...search.keys()].some(isOfForm)) return formRequest(ticker, search, language);
  return canonicalRequest(ticker, search);
}

const isOfForm = (name: string): boolean =>
  [...Object.values(formFields), ...Object.values(leverFields), priceField].some((field) => field === name) ||
  yearOfField(name) !== null;

/** Usable values go to the canonical address at once; unusable ones stay beside it, as they were typed. */
function formRequest(ticker: string, search: URLSearchParams, language: Language): PageRequest {
  const { choice, refused } = formIn(search, language);
  const kept = Object.entries(refused).map(([name, problem]) => [fieldOf(name), problem?.text ?? ""] as const);
  const isSettled = [...search.keys()].every((name) => !isOfForm(name) || kept.some(([field]) => field === name));
  if (kept.length === 0 || !isSettled) {
    const address = new URLSearchParams(searchOf(withHeldNotes(choice)));
    for (const [field, text] of kept) address.set(field, text);
    // What is too long is said on the page that follows.
    for (const name of notesRefusedIn(search)) address.set(noteParameter(name), search.get(noteParameter(name)) ?? "");
    const language = search.get("lang");
    if (language !== null) address.append("lang", language);
    return { kind: "redirect", search: searchText([...address]) };
  }
  const source = providerChoices.find((each) => each === choice.source);
  const query = { ticker, ...answerable({ ...askedBy(choice), scenario: choice.scenario, source }) };
  const refusedNotes = notesRefusedIn(search);
  return {
    kind: "analysis",
    query,
    choice,
    refused,
    refusedPeers: [],
    refusedNotes,
    refusedFigures: null,
    failure: failureOfForm(refused),
  };
}

const notesRefusedIn = (search: URLSearchParams) => notesIn((name) => search.get(noteParameter(name))).refused;

/** The field in which an assumption is typed. */
const fieldOf = (name: string): string =>
  Object.entries({ ...formFields, ...leverFields, price: priceField }).find(
    ([assumption]) => assumption === name,
  )?.[1] ?? name;

/** The same address with what a policy has filled in; null when it has filled in nothing. */
export function filledAddress(search: URLSearchParams, entries: Entries): string | null {
  if (entries.length === search.size) return null;
  return searchText(entries);
}

type Read<Value> = { value: Value | undefined; refused: RefusedText | null };

const untouched = { value: undefined, refused: null };

function rateIn(search: URLSearchParams, key: "wacc" | "growth", language: Language): Read<number> {
  const text = (search.get(formFields[key]) ?? "").trim();
  // What the page computed and the reader left alone is not the reader's choice.
  if (!search.has(formFields[key])) return { value: choiceOf(search).overrides[key], refused: null };
  if (text === "" || text === search.get(`${formFields[key]}Shown`)) return untouched;
  const rate = rateOfText(text, language);
  if (rate === null) return { value: undefined, refused: { text, reason: "notNumber" } };
  if (!isWithin(rate, assumptionRanges[key])) return { value: undefined, refused: { text, reason: "outOfRange" } };
  return { value: rate, refused: null };
}

function horizonIn(search: URLSearchParams): Read<number> {
  const text = (search.get("horizon") ?? "").trim();
  if (text === "") return untouched;
  const years = yearsOfText(text);
  if (years === null) return { value: undefined, refused: { text, reason: "notNumber" } };
  if (!isWithin(years, assumptionRanges.horizon)) return { value: undefined, refused: { text, reason: "outOfRange" } };
  return years === defaultHorizon ? untouched : { value: years, refused: null };
}

/** The bar, the panel of an expert and the years are forms of their own: each carries what the others have set as it stands. */
function formIn(search: URLSearchParams, language: Language): { choice: Choice; refused: Refused } {
  const carried = choiceOf(search);
  const typed = search.get(priceField);
  if (typed !== null) return withPriceTyped(carried, typed, language);
  if ([...search.keys()].some((name) => yearOfField(name) !== null)) {
    const { years, refused } = yearsOfForm(search, yearsIn(carried.overrides), language);
    return { choice: { ...carried, overrides: withYears(carried.overrides, years) }, refused };
  }
  if (Object.values(formFields).every((field) => !search.has(field))) {
    const { levers, refused } = leversOfForm(search, leversIn(carried.overrides), language);
    return { choice: { ...carried, overrides: { ...withoutLevers(carried.overrides), ...levers } }, refused };
  }
  const inputs = {
    wacc: rateIn(search, "wacc", language),
    growth: rateIn(search, "growth", language),
    horizon: horizonIn(search),
  };
  const overrides: AssumptionOverrides = { ...withoutBar(carried.overrides) };
  const refused: Refused = {};
  for (const key of ["wacc", "growth", "horizon"] as const) {
    const { value, refused: problem } = inputs[key];
    if (value !== undefined) overrides[key] = value;
    if (problem !== null) refused[key] = problem;
  }
  return { choice: { ...carried, overrides }, refused };
}

/** An unusable price leaves the source's price in place, and stays in its field. */
function withPriceTyped(carried: Choice, text: string, language: Language): { choice: Choice; refused: Refused } {
  const price = priceOfText(text, language);
  if (price === null || typeof price === "number") return { choice: { ...carried, price }, refused: {} };
  return { choice: { ...carried, price: null }, refused: { price: { text: text.slice(0, 40), reason: price } } };
}

const failureOfForm = (refused: Refused): Failure => {
  const reasons = Object.values(refused).map((each) => each?.reason);
  return new Failure(reasons.includes("notNumber") ? "numberFormat" : "outOfRange", {
    param: Object.keys(refused).join(", "),
    kind: "number",
    minimum: "",
    maximum: "",
  });
};

/** The lever that a parameter of the address sets; null for one that is no assumption. */
const nameOf = (parameter: unknown): keyof Refused | null => {
  if (typeof parameter !== "string") return null;
  if (parameter === "wacc" || parameter === "horizon" || parameter === "price") return parameter;
  if (parameter === "g") return "growth";
  return [...expertLevers, ...yearlyLevers].find((lever) => lever === parameter) ?? null;
};

/** The symbol stands in the path; a page reads how it draws a simulation with the form of its panel. */
const readElsewhere = ["ticker", "paths", "seed"];

/** A canonical address goes through the strict reader; a lever that it refuses is set aside, and the rest is analysed. */
function canonicalRequest(ticker: string, search: URLSearchParams): PageRequest {
  const entries: Entries = [...search].filter(
    ([name]) => !readElsewhere.includes(name) && analysisParameters.some((own) => own === name),
  );
  const { query, asked, refusals } = readSettingAside([["ticker", ticker], ...entries], canBeSetAside);
  const [first] = refusals;
  const ofFigures = refusals.find(isOfFigures);
  return {
    kind: "analysis",
    query,
    choice: choiceAsked(asked, shownIn(search)),
    refused: Object.assign({}, ...refusals.map((refusal) => refusedBy(refusal, search))),
    refusedPeers: [],
    refusedNotes: notesRefusedIn(search),
    refusedFigures: ofFigures === undefined ? null : refusedFiguresOf(failureOf(ofFigures)),
    failure: first === undefined ? null : failureOf(first),
  };
}

const isOfFigures = ({ params }: Pick<Refusal, "params">): boolean => params.param === "figures";

/** Whether a page can go on without what is refused, and say so. */
function canBeSetAside({ code, params }: Refusal): boolean {
  if (isOfFigures({ params })) return true;
  if (code === "gNotBelowWacc" || code === "noteTooLong") return true;
  return (code === "numberFormat" || code === "outOfRange") && nameOf(params.param) !== null;
}

function refusedBy({ code, params: { param } }: Refusal, search: URLSearchParams): Refused {
  const refused = nameOf(param);
  if (refused === null) return {};
  const whole = search.get(String(param)) ?? "";
  const text = whole.slice(0, 40);
  const lever = yearlyLevers.find((each) => each === refused);
  if (lever !== undefined) return refusedYears(lever, whole);
  const reason = code === "numberFormat" ? "notNumber" : "outOfRange";
  if (refused === "price") return { price: { text, reason } };
  // What is no list of years, and no price, is one of the levers with a range.
  const problem: RefusedText = { text, reason, ...probablyMeant(refused as Lever, text) };
  return { [refused]: problem };
}
