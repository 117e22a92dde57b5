import {
  type AssumptionOverrides,
  assumptionRanges,
  companyTypes,
  defaultHorizon,
  type ExpertLever,
  expertLevers,
  type MethodName,
  methodNames,
  ownPriceRange,
  peerCount,
  type Scenario,
  scenarios,
  type YearlyLever,
  yearlyLevers,
} from "@valora/valuation";
import {
  type AssumptionNotes,
  heldNotes,
  noteEntries,
  noteParameter,
  notesIn,
} from "../../../../core/analysis/contracts/assumption-notes.ts";
import { mostYears, writtenByYear, type Years, yearsIn } from "../../../../core/analysis/contracts/by-year.ts";
import { isWhole, leverUnits } from "../../../../core/analysis/contracts/lever-units.ts";
import { noPolicy } from "../../../../core/policies/contracts/policy-limits.ts";

/** Everything a reader can choose on a result page; the address carries exactly this. */
export type Choice = {
  scenario: Scenario;
  overrides: AssumptionOverrides;
  /** Why what is set is not the computed one; of what is not set, nothing that counts. */
  notes: AssumptionNotes;
  how: MethodName | null;
  /** The reader's own price of today; null: the source's. */
  price: number | null;
  /** The source of data asked for by name; null for any. */
  source: string | null;
  /** The policy that the address names, or that it follows none; null: what it leaves open may be filled in. */
  policy: string | null;
};

/** Changes what is chosen; a change that builds on what is chosen is told what that is when its turn comes. */
export type Choose = (change: Partial<Choice> | ((before: Choice) => Partial<Choice>)) => void;

export const plainChoice: Choice = {
  scenario: "neutral",
  overrides: {},
  notes: {},
  how: null,
  price: null,
  source: null,
  policy: null,
};

type Range = { minimum: number; maximum: number };

export const isWithin = (value: number, { minimum, maximum }: Range): boolean => value >= minimum && value <= maximum;

/** A decimal number as an address writes it; null where it is none. */
export const numberOfText = (text: string): number | null =>
  /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : null;

function numberIn(text: string | null, range: Range): number | undefined {
  const value = text === null ? null : numberOfText(text);
  return value !== null && isWithin(value, range) ? value : undefined;
}

/** Places that cannot be read are left to the calculation, like empty ones. */
function yearsOfText(text: string | null, lever: YearlyLever): (number | null)[] {
  const places = text?.split(",") ?? [];
  return places.length > mostYears ? [] : places.map((place) => numberIn(place, assumptionRanges[lever]) ?? null);
}

/** Reads an address. What is malformed or out of range is left out: the loader has already said so on the page. */
export function choiceOf(search: URLSearchParams): Choice {
  const scenario = search.get("scenario");
  const method = search.get("how");
  const wacc = numberIn(search.get("wacc"), assumptionRanges.wacc);
  const growth = numberIn(search.get("g"), assumptionRanges.growth);
  const horizon = numberIn(search.get("horizon"), assumptionRanges.horizon);
  const peers = peersIn(search);
  return {
    scenario: scenarios.find((name) => name === scenario) ?? "neutral",
    overrides: {
      ...leversIn(Object.fromEntries(expertLevers.map((lever) => [lever, leverIn(search, lever)]))),
      ...yearsIn(Object.fromEntries(yearlyLevers.map((lever) => [lever, yearsOfText(search.get(lever), lever)]))),
      ...kindIn(search),
      ...(wacc !== undefined && { wacc }),
      ...(growth !== undefined && { growth }),
      ...(horizon !== undefined && Number.isInteger(horizon) && { horizon }),
      ...(peers.length > 0 && { peers }),
    },
    notes: notesIn((name) => search.get(noteParameter(name))).notes,
    how: methodNames.find((name) => name === method) ?? null,
    price: numberIn(search.get("price"), ownPriceRange) ?? null,
    source: search.get("source"),
    policy: policyIn(search),
  };
}

function leverIn(search: URLSearchParams, lever: ExpertLever): number | undefined {
  const value = numberIn(search.get(lever), assumptionRanges[lever]);
  return isWhole(leverUnits[lever]) && !Number.isInteger(value) ? undefined : value;
}

/** Symbols as they stand in an address; whether there are such companies only the server can tell. */
function peersIn(search: URLSearchParams): string[] {
  const symbols = (search.get("peers") ?? "").split(",").map((text) => text.trim().toUpperCase());
  return [...new Set(symbols.filter((symbol) => /^[A-Z0-9.^=-]{1,24}$/.test(symbol)))].slice(0, peerCount.maximum);
}

/** What the company is taken for, the methods asked all the same, by whose premium, and how many families make a signal. */
function kindIn(search: URLSearchParams): Pick<AssumptionOverrides, "type" | "force" | "view" | "prudent"> {
  const type = companyTypes.find((name) => name === search.get("type"));
  const forced = search.get("force")?.split(",") ?? [];
  const force = methodNames.filter((name) => forced.includes(name));
  return {
    ...(type && { type }),
    ...(force.length > 0 && { force }),
    ...(search.get("view") === "relative" && { view: "relative" }),
    ...(search.get("prudent") === "yes" && { prudent: true }),
  };
}

/** The levers of an expert among some values, in their order; what is not given is left out. */
export function leversIn(
  values: Readonly<Partial<Record<ExpertLever, number | undefined>>>,
): Partial<Record<ExpertLever, number>> {
  return Object.fromEntries(
    expertLevers.flatMap((lever) => (values[lever] === undefined ? [] : [[lever, values[lever]]])),
  );
}

/** What an expert has set, as an address names and writes it. */
export const expertEntries = (overrides: AssumptionOverrides): [string, string][] => [
  ...Object.entries(leversIn(overrides)).map(([lever, value]): [string, string] => [lever, decimal(value)]),
  ...Object.entries(yearsIn(overrides)).map(([lever, values]): [string, string] => [
    lever,
    writtenByYear(values, decimal),
  ]),
  ...(overrides.type === undefined ? [] : [["type", overrides.type] satisfies [string, string]]),
  ...(overrides.force === undefined ? [] : [["force", overrides.force.join(",")] satisfies [string, string]]),
  ...(overrides.view === "relative" ? [["view", overrides.view] satisfies [string, string]] : []),
  ...(overrides.prudent ? [["prudent", "yes"] satisfies [string, string]] : []),
];

function policyIn(search: URLSearchParams): string | null {
  const text = search.get("policy");
  return text !== null && (text === noPolicy || /^[0-9a-f-]{36}$/.test(text)) ? text : null;
}

/** Six decimals tell every hundredth of a percent apart, and hide the dust of binary fractions. */
const decimal = (value: number) => String(Number(value.toFixed(6)));

/** The part of an address after the path: empty for the plain choice, always in the same order. */
export function searchOf({ scenario, overrides, notes, how, price, source, policy }: Choice): string {
  const search = new URLSearchParams();
  if (scenario !== "neutral") search.set("scenario", scenario);
  if (overrides.wacc !== undefined) search.set("wacc", decimal(overrides.wacc));
  if (overrides.growth !== undefined) search.set("g", decimal(overrides.growth));
  if (overrides.horizon !== undefined) search.set("horizon", String(overrides.horizon));
  if (price !== null) search.set("price", decimal(price));
  for (const [name, text] of expertEntries(overrides)) search.set(name, text);
  if (overrides.peers !== undefined) search.set("peers", overrides.peers.join(","));
  for (const [name, text] of noteEntries(notes)) search.set(name, text);
  if (source !== null) search.set("source", source);
  if (policy !== null) search.set("policy", policy);
  if (how !== null) search.set("how", how);
  // A comma means nothing in a search, and a list reads better with it.
  const text = search.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
}

/** The same choice without reasons that have nothing to explain. */
export const withHeldNotes = (choice: Choice): Choice => ({
  ...choice,
  notes: heldNotes(choice.notes, choice.overrides),
});

/** How many years of the horizon the reader has set, lever by lever. */
export function yearChangesOf({ overrides }: Choice): [YearlyLever, number][] {
  const horizon = overrides.horizon ?? defaultHorizon;
  return Object.entries(yearsIn(overrides)).map(([lever, values]) => [
    lever as YearlyLever, // the keys that `yearsIn` gives
    values.slice(0, horizon).filter((value) => value !== null).length,
  ]);
}

/** How many assumptions are the reader's own; each year that is set is one. */
export function changesOf(choice: Choice): number {
  const { wacc, growth, horizon, peers, type, prudent, force = [] } = choice.overrides;
  const simple = [wacc, growth, horizon, peers, type, prudent, ...force, ...Object.values(leversIn(choice.overrides))];
  const years = yearChangesOf(choice).reduce((total, [, count]) => total + count, 0);
  return simple.filter((value) => value !== undefined).length + years;
}

/** A choice with nothing of the reader's own: like the scenario, the view is a question, and it stays. */
export const withoutChanges = ({ overrides: { view } }: Choice): Pick<Choice, "overrides" | "notes"> => ({
  overrides: view === undefined ? {} : { view },
  notes: {},
});

/** A choice with other years than it had. */
export function withYears(overrides: AssumptionOverrides, years: Years): AssumptionOverrides {
  const others = Object.entries(overrides).filter(([name]) => yearlyLevers.every((lever) => lever !== name));
  return { ...Object.fromEntries(others), ...years };
}

/** A choice with other methods asked all the same than it had; none: each answers only where it applies. */
export function withForced(overrides: AssumptionOverrides, force: readonly MethodName[]): AssumptionOverrides {
  const { force: _before, ...others } = overrides;
  return force.length === 0 ? others : { ...others, force };
}

/** What a choice sets besides the levers of the expert's own form. */
export const withoutLevers = (overrides: AssumptionOverrides): AssumptionOverrides =>
  Object.fromEntries(Object.entries(overrides).filter(([name]) => expertLevers.every((lever) => lever !== name)));

/** What a choice sets besides the bar's own three. */
export const withoutBar = ({
  wacc: _w,
  growth: _g,
  horizon: _h,
  ...others
}: AssumptionOverrides): AssumptionOverrides => others;

/** Whether two choices are one but for the levers of the bar. */
export function differsInBarOnly(one: Choice, other: Choice): boolean {
  const besides = (choice: Choice) => searchOf({ ...choice, overrides: withoutBar(choice.overrides) });
  return besides(one) === besides(other);
}

/** A growth that the reader set and that the reader's own WACC does not exceed: the sum would never end. */
export function contradictionIn({ wacc, growth }: AssumptionOverrides): { wacc: number; growth: number } | null {
  return wacc !== undefined && growth !== undefined && growth >= wacc ? { wacc, growth } : null;
}
