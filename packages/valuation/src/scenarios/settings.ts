import type { Lever } from "../methods/declarations.ts";
import type { Scenario } from "./assumptions.ts";

export type Settings = Readonly<Partial<Record<Lever, Scenario>>>;

/** One quantity for each position of a lever. */
export type ByScenario<Value> = Readonly<Record<Scenario, Value>>;

export function byScenario<Value>(of: (scenario: Scenario) => Value): ByScenario<Value> {
  return { conservative: of("conservative"), neutral: of("neutral"), optimistic: of("optimistic") };
}

const ranks: ByScenario<number> = { conservative: 0, neutral: 1, optimistic: 2 };

/** One value for each scenario, each worked out when it is first asked for. */
export function lazilyByScenario<Value extends object | number | string>(
  of: (scenario: Scenario) => Value,
): (scenario: Scenario) => Value {
  const known: (Value | undefined)[] = [undefined, undefined, undefined];
  return (scenario) => {
    const value = known[ranks[scenario]] ?? of(scenario);
    known[ranks[scenario]] = value;
    return value;
  };
}

/** A part of a valuation that depends on some levers only, computed once for each of their positions. */
export function memoizedBy<Value>(
  levers: readonly Lever[],
  compute: (settings: Settings) => Value,
): (settings: Settings) => Value {
  const known: (Value | undefined)[] = [];
  return (settings) => {
    let key = 0;
    for (const lever of levers) key = key * 3 + ranks[positionOf(settings, lever)];
    const value = known[key] ?? compute(settings);
    known[key] = value;
    return value;
  };
}

/** Where a lever stands; neutral when the method has not got it. */
export function positionOf(settings: Settings, lever: Lever): Scenario {
  return settings[lever] ?? "neutral";
}

/** A copy with one lever moved. Settings of a method name its levers in one order, so all are of one shape and copied at once. */
function movedTo(settings: Settings, lever: Lever, position: Scenario): Settings {
  const moved = { ...settings };
  moved[lever] = position;
  return moved;
}

/** Differences below this, relatively, are of rounding: they must not decide where a lever stands. */
const tie = 1e-12;

/**
 * Where each lever of a method stands in each scenario, such that conservative ≤ neutral ≤ optimistic by construction.
 *
 * Starting from neutral, levers move to the scenario's position one after the other, and one that would move the value the
 * wrong way, or not at all, stays where it is: where capital earns less than it costs, more growth is no optimism. A lever that the user has
 * set starts at the selected scenario's position, so that scenario uses the very number; the walk then leads outwards
 * from there. Each scenario is looked for when it is first asked for.
 */
export function orderedSettings(inputs: {
  levers: readonly Lever[];
  selected: Scenario;
  pinned: readonly Lever[];
  /** Whether a lever means the same at both positions, so that moving it moves nothing. */
  isIdle?: (lever: Lever, from: Scenario, to: Scenario) => boolean;
  /** Raw value per share; NaN where the levers have no meaning together. */
  value: (settings: Settings) => number;
}): (scenario: Scenario) => Settings {
  const { levers, selected, value, isIdle = () => false } = inputs;
  const pinnedLevers = levers.filter((lever) => inputs.pinned.includes(lever));
  const free = levers.filter((lever) => !inputs.pinned.includes(lever));
  const start: Partial<Record<Lever, Scenario>> = {};
  for (const lever of levers) start[lever] = inputs.pinned.includes(lever) ? selected : "neutral";
  const startValue = value(start);
  if (Number.isNaN(startValue)) {
    return lazilyByScenario((scenario) =>
      levers.reduce<Settings>((settings, lever) => movedTo(settings, lever, scenario), start),
    );
  }

  type Point = { settings: Settings; value: number };
  const walk = (from: Point, target: Scenario, direction: 1 | -1, moving: readonly Lever[]): Point => {
    let point = from;
    for (const lever of moving) {
      const position = positionOf(point.settings, lever);
      if (position === target || isIdle(lever, position, target)) continue;
      const settings = movedTo(point.settings, lever, target);
      const moved = value(settings);
      if ((moved - point.value) * direction > tie * Math.abs(point.value)) point = { settings, value: moved };
    }
    return point;
  };

  const origin: Point = { settings: start, value: startValue };
  const towardsNeutral = selected === "conservative" ? 1 : -1;
  const pointIn: (scenario: Scenario) => Point = lazilyByScenario((scenario) => {
    if (scenario === "neutral") return walk(origin, "neutral", towardsNeutral, pinnedLevers);
    const outwards = scenario === "conservative" ? -1 : 1;
    return selected === scenario
      ? walk(origin, scenario, outwards, free)
      : walk(pointIn("neutral"), scenario, outwards, levers);
  });
  return (scenario) => pointIn(scenario).settings;
}
