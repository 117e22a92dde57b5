import {
  type AssumptionOverrides,
  assumptionRanges,
  type ExpertLever,
  expertLevers,
  type MethodName,
  methodNames,
  peerCount,
  type Scenario,
  scenarios,
} from "@valora/valuation";
import { noPolicy } from "../../../contracts/policy-limits.ts";

/** Everything a reader can choose on a result page; the address carries exactly this. */
export type Choice = {
  scenario: Scenario;
  overrides: AssumptionOverrides;
  how: MethodName | null;
  /** The source of data asked for by name; null for any. */
  source: string | null;
  /** The policy that the address names, or that it follows none; null: what it leaves open may be filled in. */
  policy: string | null;
};

export const plainChoice: Choice = { scenario: "neutral", overrides: {}, how: null, source: null, policy: null };

type Range = { minimum: number; maximum: number };

export const isWithin = (value: number, { minimum, maximum }: Range): boolean => value >= minimum && value <= maximum;

function numberIn(search: URLSearchParams, name: string, range: Range): number | undefined {
  const text = search.get(name);
  if (text === null || !/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return isWithin(value, range) ? value : undefined;
}

/** Reads an address. What is malformed or out of range is left out: the loader has already said so on the page. */
export function choiceOf(search: URLSearchParams): Choice {
  const scenario = search.get("scenario");
  const method = search.get("how");
  const wacc = numberIn(search, "wacc", assumptionRanges.wacc);
  const growth = numberIn(search, "g", assumptionRanges.growth);
  const horizon = numberIn(search, "horizon", assumptionRanges.horizon);
  const peers = peersIn(search);
  return {
    scenario: scenarios.find((name) => name === scenario) ?? "neutral",
    overrides: {
      ...leversIn(
        Object.fromEntries(expertLevers.map((lever) => [lever, numberIn(search, lever, assumptionRanges[lever])])),
      ),
      ...(wacc !== undefined && { wacc }),
      ...(growth !== undefined && { growth }),
      ...(horizon !== undefined && Number.isInteger(horizon) && { horizon }),
      ...(peers.length > 0 && { peers }),
    },
    how: methodNames.find((name) => name === method) ?? null,
    source: search.get("source"),
    policy: policyIn(search),
  };
}

/** Symbols as they stand in an address; whether there are such companies only the server can tell. */
function peersIn(search: URLSearchParams): string[] {
  const symbols = (search.get("peers") ?? "").split(",").map((text) => text.trim().toUpperCase());
  return [...new Set(symbols.filter((symbol) => /^[A-Z0-9.^=-]{1,24}$/.test(symbol)))].slice(0, peerCount.maximum);
}

/** The levers of an expert among some values, in their order; what is not given is left out. */
export function leversIn(
  values: Readonly<Partial<Record<ExpertLever, number | undefined>>>,
): Partial<Record<ExpertLever, number>> {
  return Object.fromEntries(
    expertLevers.flatMap((lever) => (values[lever] === undefined ? [] : [[lever, values[lever]]])),
  );
}

function policyIn(search: URLSearchParams): string | null {
  const text = search.get("policy");
  return text !== null && (text === noPolicy || /^[0-9a-f-]{36}$/.test(text)) ? text : null;
}

/** Six decimals tell every hundredth of a percent apart, and hide the dust of binary fractions. */
const decimal = (value: number) => String(Number(value.toFixed(6)));

/** The part of an address after the path: empty for the plain choice, always in the same order. */
export function searchOf({ scenario, overrides, how, source, policy }: Choice): string {
  const search = new URLSearchParams();
  if (scenario !== "neutral") search.set("scenario", scenario);
  if (overrides.wacc !== undefined) search.set("wacc", decimal(overrides.wacc));
  if (overrides.growth !== undefined) search.set("g", decimal(overrides.growth));
  if (overrides.horizon !== undefined) search.set("horizon", String(overrides.horizon));
  for (const [lever, value] of Object.entries(leversIn(overrides))) search.set(lever, decimal(value));
  if (overrides.peers !== undefined) search.set("peers", overrides.peers.join(","));
  if (source !== null) search.set("source", source);
  if (policy !== null) search.set("policy", policy);
  if (how !== null) search.set("how", how);
  // A comma means nothing in a search, and a list reads better with it.
  const text = search.toString().replaceAll("%2C", ",");
  return text ? `?${text}` : "";
}

/** How many assumptions are the reader's own. */
export const changesOf = ({ overrides }: Choice): number =>
  Object.values(overrides).filter((value) => value !== undefined).length;

/** A growth that the reader set and that the reader's own WACC does not exceed: the sum would never end. */
export function contradictionIn({ wacc, growth }: AssumptionOverrides): { wacc: number; growth: number } | null {
  return wacc !== undefined && growth !== undefined && growth >= wacc ? { wacc, growth } : null;
}
