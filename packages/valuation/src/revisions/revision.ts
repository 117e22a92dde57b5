import type { FigureName } from "../inputs/statement.ts";
import type { PerShare } from "../inputs/units.ts";
import { requestedPeers } from "../peers/requested-peers.ts";
import { type MethodName, methodNames } from "../report/outcome.ts";
import type { CompanyFile, ValuationReport } from "../report/report.ts";
import type { AssumptionOverrides, Scenario } from "../scenarios/assumptions.ts";
import { addingUp } from "../understanding/adding-up.ts";
import { customSettings } from "../understanding/custom-scenario.ts";
import { type ValuationRequest, valueCompany } from "../value-company.ts";
import {
  differsIn,
  type RevisedInput,
  type RevisedNumbers,
  revisedFigures,
  revisedInputs,
  revisedNumbers,
  withFigure,
  withInput,
} from "./revised-inputs.ts";

/** What a reader may set; the view belongs to the question, and comes last. */
export const revisedSettings = [...customSettings, "view"] as const;
export type RevisedSetting = (typeof revisedSettings)[number];
export type SettingValue = AssumptionOverrides[Exclude<RevisedSetting, "scenario">] | Scenario;

/**
 * What differs between two valuations of a company. `definitions`: how the engine calculates, since the earlier or the later one
 * was told; the values of either may be of an older engine.
 */
export type RevisionChange =
  | { kind: "definitions"; since: "earlier" | "later" }
  | ({ kind: "figure"; name: FigureName } & RevisedNumbers)
  | ({ kind: "input"; name: RevisedInput } & RevisedNumbers)
  | { kind: "setting"; name: RevisedSetting; before: SettingValue; after: SettingValue };

/** The values of a report as they are told. */
export type ToldValues = {
  mean: PerShare | null;
  methods: readonly { method: MethodName; value: PerShare | null }[];
};

/** A valuation of one day; `told`: the values as they were given then, where today's engine may give others. */
export type Valued = { file: CompanyFile; request: ValuationRequest; told?: ToldValues };

export type RevisionStep = {
  /** One, but where the value is unknown after it: then with those that follow, until one has a value. */
  changes: readonly RevisionChange[];
  effect: PerShare;
};

/** From one value to another: the first, the effects in their order and `rounding`, added one after the other, are the second to the last bit. */
export type RevisionBridge = { steps: readonly RevisionStep[]; rounding: number };

export type RevisedValue = {
  before: PerShare | null;
  after: PerShare | null;
  /** Null where one of the two is unknown. */
  bridge: RevisionBridge | null;
};

export type Revision = {
  /** Everything that differs and moves a value, and every setting that differs, in the order of the steps. */
  changes: readonly RevisionChange[];
  mean: RevisedValue;
  methods: readonly ({ method: MethodName } & RevisedValue)[];
};

/** The values that the engine of today gives. */
export function toldBy({ methods, summary }: ValuationReport): ToldValues {
  return {
    mean: summary.mean,
    methods: methods.map(({ method, outcome }) => ({
      method,
      value: outcome.kind === "estimate" ? outcome.valuePerShare : null,
    })),
  };
}

/**
 * What led from one valuation of a company to a later one: the earlier one's inputs and settings become those of the later one, one
 * after the other, and each step is what that does to the value.
 *
 *   value(changes 1…k) − value(changes 1…k−1)
 *
 * The order is: the engine's definitions, figures of the accounts, other inputs as `revisedInputs` lists them, the reader's settings as
 * `revisedSettings` does. What two changes do together counts in the later one. Null where the accounts are in two currencies.
 */
export function revisionBetween(earlier: Valued, later: Valued): Revision | null {
  if (earlier.file.fundamentals.currency !== later.file.fundamentals.currency) return null;
  const levels = levelsBetween(earlier, later);
  const valueIn = (told: ToldValues, method: MethodName | "mean") =>
    method === "mean" ? told.mean : (told.methods.find((each) => each.method === method)?.value ?? null);
  const revised = (subject: MethodName | "mean"): RevisedValue => {
    const values = levels.map(({ change, told }) => ({ change, value: valueIn(told, subject) }));
    const [before, after] = [values[0]?.value ?? null, values.at(-1)?.value ?? null];
    return { before, after, bridge: bridgeOf(values) };
  };
  return {
    changes: levels.flatMap(({ change }) => (change === null ? [] : [change])),
    mean: revised("mean"),
    methods: methodNames.map((method) => ({ method, ...revised(method) })),
  };
}

/** The values after each change; of the first there is none. */
type Level = { change: RevisionChange | null; told: ToldValues };

function levelsBetween(earlier: Valued, later: Valued): readonly Level[] {
  const values = (file: CompanyFile, request: ValuationRequest) => toldBy(valueCompany(file, request));
  const replayed = values(earlier.file, earlier.request);
  const levels: Level[] = [
    { change: null, told: earlier.told ?? replayed },
    { change: { kind: "definitions", since: "earlier" }, told: replayed },
  ];
  let { file, request } = earlier;
  for (const { change, apply } of changesBetween(earlier, later)) {
    ({ file, request } = apply({ file, request }));
    levels.push({ change, told: values(file, request) });
  }
  // What the steps have made equal is the later one: its own values end them, whatever a key's order does to a sum.
  const last = levels.at(-1);
  const replayedLater = values(later.file, later.request);
  if (last !== undefined && levels.length > 2) last.told = replayedLater;
  levels.push({ change: { kind: "definitions", since: "later" }, told: later.told ?? replayedLater });
  return levels.filter(({ change, told }, index) => {
    const before = levels[index - 1];
    return before === undefined || change?.kind === "setting" || !areSame(before.told, told);
  });
}

const areSame = (one: ToldValues, other: ToldValues) =>
  Object.is(one.mean, other.mean) &&
  one.methods.every(({ method, value }) =>
    Object.is(value, other.methods.find((each) => each.method === method)?.value ?? null),
  );

type Stand = Pick<Valued, "file" | "request">;
type Applied = { change: RevisionChange; apply(stand: Stand): Stand };

/** All that differs; the accounts figure by figure where both have the same periods. */
function changesBetween(earlier: Valued, later: Valued): readonly Applied[] {
  const { file: after } = later;
  const restated = (revisedFigures(earlier.file, after) ?? []).map(
    (figure): Applied => ({
      change: { kind: "figure", ...figure },
      apply: ({ file, request }) => ({ file: withFigure(file, figure.name, after), request }),
    }),
  );
  const settings = settingsBetween(earlier.request, later);
  const choosesOtherPeers = settings.some(({ change }) => change.kind === "setting" && change.name === "peers");
  const taken = choosesOtherPeers ? withPeersNamedIn(earlier, after) : after;
  // Inputs are taken under the settings of the earlier question.
  const { view = "absolute" } = earlier.request.overrides;
  const inputs = revisedInputs.flatMap((name): Applied[] => {
    if (!differsIn(name, earlier.file, after)) return [];
    const numbers = revisedNumbers(name, { before: earlier.file, after }, view);
    const change = { kind: "input" as const, name, ...numbers };
    return [{ change, apply: ({ file, request }) => ({ file: withInput(file, name, taken), request }) }];
  });
  return [...restated, ...inputs, ...settings];
}

/** The later file, and in it the peers that only the earlier setting names: they go with that setting, not before it. */
function withPeersNamedIn({ file, request }: Valued, after: CompanyFile): CompanyFile {
  const { peers, furtherPeers = [] } = after;
  const known = new Set([...peers, ...furtherPeers].map(({ ticker }) => ticker));
  const named = requestedPeers(file, request.overrides.peers ?? []).filter(({ ticker }) => !known.has(ticker));
  return { ...after, furtherPeers: [...furtherPeers, ...named] };
}

function settingsBetween(before: ValuationRequest, { file: fileAfter, request: after }: Valued): readonly Applied[] {
  const settingIn = ({ scenario, overrides }: ValuationRequest, name: RevisedSetting): SettingValue =>
    name === "scenario" ? scenario : overrides[name];
  return revisedSettings.flatMap((name): Applied[] => {
    const values = { before: settingIn(before, name), after: settingIn(after, name) };
    if (JSON.stringify(values.before) === JSON.stringify(values.after)) return [];
    return [
      {
        change: { kind: "setting", name, ...values },
        apply: ({ file, request }) => ({
          file: name === "peers" ? withInput(file, "peers", fileAfter) : file,
          request: withSetting(request, name, after),
        }),
      },
    ];
  });
}

function withSetting(request: ValuationRequest, name: RevisedSetting, after: ValuationRequest): ValuationRequest {
  if (name === "scenario") return { ...request, scenario: after.scenario };
  const { [name]: _former, ...others } = request.overrides;
  const value = after.overrides[name];
  return { ...request, overrides: value === undefined ? others : { ...others, [name]: value } };
}

/** The steps of one value; those that do not move it are left out. */
function bridgeOf(levels: readonly { change: RevisionChange | null; value: PerShare | null }[]): RevisionBridge | null {
  const [from, to] = [levels[0]?.value ?? null, levels.at(-1)?.value ?? null];
  if (from === null || to === null) return null;
  const steps: RevisionStep[] = [];
  let before = from;
  let waiting: RevisionChange[] = [];
  for (const { change, value } of levels.slice(1)) {
    if (change !== null) waiting.push(change);
    if (value === null) continue;
    if (!Object.is(value, before)) steps.push({ changes: waiting, effect: value - before });
    [before, waiting] = [value, []];
  }
  const { effects, rounding } = addingUp(
    from,
    to,
    steps.map(({ effect }) => effect),
  );
  return { steps: steps.map((step, index) => ({ ...step, effect: effects[index] ?? 0 })), rounding };
}
