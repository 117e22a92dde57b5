import { type Calculation, inNumbers, withTraces } from "../trace/calculation.ts";
import type { Lever } from "./scenarios.ts";
import { memoizedBy, type Settings } from "./settings.ts";

/** A part of a valuation at a setting of its levers, as numbers or as quantities. */
type Part = <Term>(calculation: Calculation<Term>, settings: Settings) => unknown;

/**
 * A part of a valuation that these levers alone move, worked out once for each of their positions: ordering the scenarios asks for
 * the value at many settings, of which most share most parts.
 */
export function partBy<Work extends Part>(levers: readonly Lever[], work: Work): Work {
  const numbers = memoizedBy(levers, (settings) => work(inNumbers, settings));
  const quantities = memoizedBy(levers, (settings) => work(withTraces, settings));
  const part: Part = (calculation: unknown, settings: Settings) =>
    (calculation === inNumbers ? numbers : quantities)(settings);
  // What is kept for a calculation was given by `work` for it.
  return part as Work;
}
