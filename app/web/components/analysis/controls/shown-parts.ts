import { deviationRange, type FlowLever, flowLevers, type MethodName, methodNames } from "@valora/valuation";
import {
  offeredPaths,
  type SimulationSettings,
  seedRange,
  usualSettings,
} from "../../../../core/analysis/contracts/simulation-settings.ts";
import {
  type Entries,
  integerIn,
  isWithin,
  numberOf,
  placesIn,
  writtenNumber,
} from "../../../../core/shared/contracts/address-grammar.ts";

/** The two methods whose difference a page explains. */
export type MethodPair = { first: MethodName; second: MethodName };

const methodOf = (text: string | undefined): MethodName | undefined => methodNames.find((name) => name === text);

/** The pair of an address, `pair=dividendDiscount,residualIncome`; undefined without one. */
export function pairIn(search: URLSearchParams): MethodPair | undefined {
  const [first, second, ...more] = placesIn(search.get("pair") ?? "").map(methodOf);
  return first && second && more.length === 0 ? { first, second } : undefined;
}

export const pairEntries = (pair: MethodPair | undefined): Entries =>
  pair === undefined ? [] : [["pair", `${pair.first},${pair.second}`]];

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
