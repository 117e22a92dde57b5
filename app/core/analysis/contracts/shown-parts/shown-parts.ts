import { deviationRange, type FlowLever, flowLevers, type MethodName, methodNames } from "@valora/valuation";
import {
  type Entries,
  integerIn,
  isWithin,
  numberOf,
  placesIn,
  writtenNumber,
} from "../../../shared/contracts/address-grammar.ts";
import { type FoldedSection, foldedSections } from "./result-sections.ts";
import { offeredPaths, type SimulationSettings, seedRange, usualSettings } from "./simulation-settings.ts";

/**
 * What a page shows besides the answer: its open sections, the methods it explains, and the simulation it draws. A simulation of the
 * API has other settings; what it shares with a page's are the names.
 */
export type Shown = {
  how: MethodName | null;
  /** The sections that show more than their finding. */
  open: readonly FoldedSection[];
  /** The methods whose difference the page explains; absent: those that are farthest apart. */
  pair?: MethodPair;
  /** How the simulation is drawn; absent: the usual way. */
  simulation?: SimulationSettings;
};

/** Parameters of a result's address that are none of the question: `draw` asks the server for what a browser computes. */
export const shownParameters = ["how", "open", "draw", "pair", "deviations"] as const;

/** The parts that an address shows. */
export function shownIn(search: URLSearchParams): Shown {
  const [pair, simulation] = [pairIn(search), simulationIn(search)];
  return {
    how: methodOf(search.get("how") ?? undefined) ?? null,
    open: openIn(search),
    ...(pair && { pair }),
    ...(simulation && { simulation }),
  };
}

/** The parts, as an address shows them. */
export const shownEntries = ({ how, open, pair, simulation }: Shown): Entries => [
  ...(how === null ? [] : [["how", how] as const]),
  ...openEntries(open),
  ...(pair === undefined ? [] : [["pair", `${pair.first},${pair.second}`] as const]),
  ...simulationEntries(simulation),
];

const ALL = "all";

/** The sections that the parameter `open` of an address may name. */
export const openChoices: readonly string[] = [...foldedSections, ALL];

/** The sections that an address opens. */
export function openIn(search: URLSearchParams): readonly FoldedSection[] {
  const asked = search.getAll("open").flatMap(placesIn);
  return asked.includes(ALL) ? foldedSections : foldedSections.filter((name) => asked.includes(name));
}

/** The sections, as an address names them. */
export function openEntries(open: readonly FoldedSection[]): Entries {
  if (open.length === 0) return [];
  return [["open", open.length === foldedSections.length ? ALL : open.join(",")]];
}

/** The two methods whose difference a page explains. */
export type MethodPair = { first: MethodName; second: MethodName };

const methodOf = (text: string | undefined): MethodName | undefined => methodNames.find((name) => name === text);

/** The pair of an address, `pair=dividendDiscount,residualIncome`; undefined without one. */
export function pairIn(search: URLSearchParams): MethodPair | undefined {
  const [first, second, ...more] = placesIn(search.get("pair") ?? "").map(methodOf);
  return first && second && more.length === 0 ? { first, second } : undefined;
}

/** How an address draws a simulation, `paths=50000&seed=7&deviations=growth:0.02`; undefined where it is the usual way. */
export function simulationIn(search: URLSearchParams): SimulationSettings | undefined {
  const paths = offeredPaths.find((each) => String(each) === search.get("paths")) ?? usualSettings.paths;
  const seed = integerIn("seed", search.get("seed") ?? "", { range: seedRange }).usable ?? usualSettings.seed;
  const settings = { paths, seed, deviations: deviationsIn(search.get("deviations") ?? "") };
  return simulationEntries(settings).length === 0 ? undefined : settings;
}

/** Standard deviations as fractions, by lever; what is none of either is left out. */
export function deviationsIn(text: string): SimulationSettings["deviations"] {
  return Object.fromEntries(
    placesIn(text).flatMap((place) => {
      const deviation = deviationIn(place);
      return deviation === null ? [] : [deviation];
    }),
  );
}

/** A lever and its standard deviation, `growth:0.02`; null for another text. */
export function deviationIn(place: string): [FlowLever, number] | null {
  const [name, text = ""] = place.split(":");
  const lever = flowLevers.find((each) => each === name);
  const size = numberOf(text);
  return lever === undefined || size === null || !isWithin(size, deviationRange) ? null : [lever, size];
}

/** What of the settings is not usual. */
export function simulationEntries({ paths, seed, deviations }: SimulationSettings = usualSettings): Entries {
  const written = flowLevers.flatMap((lever) => {
    const size = deviations[lever];
    return size === undefined ? [] : [`${lever}:${writtenNumber(size)}`];
  });
  return [
    ...(paths === usualSettings.paths ? [] : [["paths", String(paths)] as const]),
    ...(seed === usualSettings.seed ? [] : [["seed", String(seed)] as const]),
    ...(written.length === 0 ? [] : [["deviations", written.join(",")] as const]),
  ];
}
