import {
  type AssumptionOverrides,
  assumptionRanges,
  defaultHorizon,
  expertLevers,
  yearlyLevers,
} from "@valora/valuation";
import { providerChoices } from "../../core/analysis/contracts/analysis-parameters.ts";
import { leversIn } from "../../core/analysis/contracts/asked-analysis.ts";
import { noteParameter, notesIn } from "../../core/analysis/contracts/assumption-notes.ts";
import { yearsIn } from "../../core/analysis/contracts/by-year.ts";
import { answerable } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { type Entries, isWithin, searchText } from "../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../failure.ts";
import type { Language } from "../../messages/languages.ts";
import {
  askedBy,
  type Choice,
  choiceOf,
  searchOf,
  withHeldNotes,
  withoutBar,
  withoutLevers,
  withYears,
} from "../components/analysis/controls/analysis-choice.ts";
import { leverFields, leversOfForm } from "../components/analysis/controls/lever-fields.ts";
import { priceOfText, rateOfText, yearsOfText } from "../components/analysis/controls/percent-text.ts";
import type { RefusedText } from "../components/analysis/controls/rate-control.tsx";
import type { Refused } from "../components/analysis/controls/refused.ts";
import { yearOfField, yearsOfForm } from "../components/analysis/controls/years/year-fields.ts";
import type { PageRequest } from "./page-request.ts";

const formFields = { wacc: "waccPercent", growth: "gPercent" } as const;
/** The form of the reader's own price. */
const priceField = "priceText";

export const isOfForm = (name: string): boolean =>
  [...Object.values(formFields), ...Object.values(leverFields), priceField].some((field) => field === name) ||
  yearOfField(name) !== null;

/** Usable values go to the canonical address at once; unusable ones stay beside it, as they were typed. */
export function formRequest(ticker: string, search: URLSearchParams, language: Language): PageRequest {
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

export const notesRefusedIn = (search: URLSearchParams) => notesIn((name) => search.get(noteParameter(name))).refused;

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
export const nameOf = (parameter: unknown): keyof Refused | null => {
  if (typeof parameter !== "string") return null;
  if (parameter === "wacc" || parameter === "horizon" || parameter === "price") return parameter;
  if (parameter === "g") return "growth";
  return [...expertLevers, ...yearlyLevers].find((lever) => lever === parameter) ?? null;
};
