import type { FigureName, FigureOrigin, FiledFigure } from "../inputs/fundamentals.ts";
import type { IsoDate, Unit } from "../inputs/units.ts";
import type { QuantityName } from "./quantity-names.ts";

/**
 * A number that knows where it comes from. Methods compute with quantities; the trace of an estimate is the graph of
 * quantities under it. A step holds a formula of this library and its inputs, so a trace can be replayed.
 */
export type Quantity = Placed<FigureLeaf | ReferenceLeaf | AssumptionLeaf | Step>;

/**
 * The number that the trace built last gave a quantity, of numbers that are given once: one that a trace does not find among its
 * own is of an earlier trace. A third as long as asking a map, and a trace has hundreds of quantities.
 */
export type Placed<Kind> = Kind & { place?: number };

type Common = { readonly value: number; readonly unit: Unit };

/** A figure of a statement, as the provider gave it. */
export type FigureLeaf = Common & {
  readonly kind: "figure";
  readonly name: FigureName;
  readonly ticker: string;
  /** The last day of the period: of the fiscal year, or of the `months` that are given instead. */
  readonly fiscalYearEnd: IsoDate;
  /** The period of a figure that covers no fiscal year; null for a balance, which is at its end. */
  readonly months?: number | null;
  readonly provider: string;
  /** What the provider says, where the figure is the reader's own or follows from one. */
  readonly filed?: FiledFigure | undefined;
  /** Null for a figure of a peer, whose origin is not carried along. */
  readonly origin: FigureOrigin | null;
  readonly accession: string | null;
  readonly filedAt: IsoDate | null;
  /** The part of the company that the figure is of, in the filer's words; absent for the whole. */
  readonly segment?: string;
};

/** A dated figure of the market: a rate, a premium, a price, an industry average, a share count. */
export type ReferenceLeaf = Common & {
  readonly kind: "reference";
  readonly name: QuantityName;
  /** Whose figure it is, when it belongs to a company: the price, a peer's market value; null for the market itself. */
  readonly ticker: string | null;
  readonly asOf: IsoDate;
  readonly source: string;
};

/** A chosen number: by the user, the scenario, or a convention of the method. */
export type AssumptionLeaf = Common & {
  readonly kind: "assumption";
  readonly name: QuantityName;
  readonly chosenBy: "user" | "scenario" | "convention";
  /** The forecast year for which it was chosen by itself; absent for what belongs to none. */
  readonly year?: number;
};

/** A formula applied to quantities. */
export type Step = Common & {
  readonly kind: "step";
  readonly name: QuantityName;
  /** The forecast year it belongs to, 1 for the first; null for what belongs to none. */
  readonly year: number | null;
  readonly formula: Formula<never>;
  readonly inputs: Readonly<Record<string, Quantity | readonly Quantity[]>>;
};

/** The named numbers a formula takes; a list where it takes a series. */
export type FormulaInputs = Readonly<Record<string, number | readonly number[]>>;

/**
 * A pure function with the text that shows it: `expression` names each input in braces, "{ebit} × (1 − {taxRate})". Null where
 * the inputs have no answer; in a trace that is NaN.
 */
export type Formula<Inputs extends FormulaInputs, Answer extends number | null = number | null> = {
  readonly id: string;
  readonly expression: string;
  readonly unit: Unit;
  readonly evaluate: (inputs: Inputs) => Answer;
};

/** For each input of a formula, the quantity that fills it. */
export type QuantitiesFor<Inputs> = {
  readonly [Name in keyof Inputs]: Inputs[Name] extends number ? Quantity : readonly Quantity[];
};

/** A trace as it travels: nodes in order of computation, inputs by id; the last node is the result. */
export type Trace = { readonly nodes: readonly TraceNode[]; readonly result: number };
export type TraceNode = { readonly id: number } & (
  | FigureLeaf
  | ReferenceLeaf
  | AssumptionLeaf
  | (Common & {
      readonly kind: "step";
      readonly name: QuantityName;
      readonly year: number | null;
      readonly formula: string;
      readonly expression: string;
      readonly inputs: Readonly<Record<string, number | readonly number[]>>;
    })
);

/** A number of the method's own choosing (`convention`), of the scenario or of the user. */
export function assumption(
  name: QuantityName,
  value: number,
  unit: Unit,
  chosenBy: AssumptionLeaf["chosenBy"] = "convention",
): Placed<AssumptionLeaf> {
  return assumptionLeaf(name, value, unit, chosenBy);
}

/** A number that the user has set for one forecast year. */
export function chosenForYear(name: QuantityName, value: number, unit: Unit, year: number): AssumptionLeaf {
  return assumptionLeaf(name, value, unit, "user", year);
}

/** The kinds of quantities are made here alone, each in one place: objects of one shape are read several times as fast. */
function assumptionLeaf(
  name: QuantityName,
  value: number,
  unit: Unit,
  chosenBy: AssumptionLeaf["chosenBy"],
  year?: number,
): Placed<AssumptionLeaf> {
  return { kind: "assumption", name, value, unit, chosenBy, year, place: -1 };
}

/** A figure of a statement. */
export function figureLeaf(given: Omit<FigureLeaf, "kind">): Placed<FigureLeaf> {
  const { name, value, unit, ticker, fiscalYearEnd, months, provider, origin, accession, filedAt, segment } = given;
  return {
    kind: "figure",
    name,
    value,
    unit,
    ticker,
    fiscalYearEnd,
    months,
    filed: given.filed,
    provider,
    origin,
    accession,
    filedAt,
    ...(segment !== undefined && { segment }),
    place: -1,
  };
}

/** The same step under another name. */
export function renamed({ year, unit, value, formula, inputs }: Step, name: QuantityName): Placed<Step> {
  return { kind: "step", name, year, unit, value, formula, inputs, place: -1 };
}

/** The result of a formula of the catalogue on quantities: the only way in which a method computes. */
export function derive<Inputs extends FormulaInputs>(
  name: QuantityName,
  formula: Formula<Inputs>,
  inputs: QuantitiesFor<Inputs>,
  year: number | null = null,
): Placed<Step> {
  const numbers: Record<string, number | number[]> = {};
  for (const key in inputs) {
    const input: Quantity | readonly Quantity[] = inputs[key];
    numbers[key] = isSeries(input) ? valuesOf(input) : input.value;
  }
  return {
    kind: "step",
    name,
    year,
    unit: formula.unit,
    // `numbers` has the very keys of `inputs`, which the signature ties to those of the formula.
    value: formula.evaluate(numbers as Inputs) ?? Number.NaN,
    formula,
    inputs,
    place: -1,
  };
}

/** A loop, because every number of a valuation passes here: a callback would cost as much as the formula. */
function valuesOf(series: readonly Quantity[]): number[] {
  const values: number[] = [];
  for (let index = 0; index < series.length; index += 1) values.push(series[index]?.value ?? Number.NaN);
  return values;
}

/** `Array.isArray`, which by itself does not narrow read-only arrays. */
function isSeries(input: Quantity | readonly Quantity[]): input is readonly Quantity[] {
  return Array.isArray(input);
}

/** The first number that no trace has given to a quantity. */
let nextPlace = 0;

/** The graph under a quantity as plain data, each shared quantity once, inputs before what uses them. */
export function toTrace(result: Quantity): Trace {
  const nodes: TraceNode[] = [];
  const first = nextPlace;
  try {
    return { nodes, result: placed(result, nodes, first) };
  } finally {
    nextPlace = first + nodes.length;
  }
}

/** Adds a quantity that the trace has not got yet, behind what lies under it, and says its id. */
function placed(quantity: Quantity, nodes: TraceNode[], first: number): number {
  const inputs = quantity.kind === "step" ? idsOfInputs(quantity.inputs, nodes, first) : nothing;
  const id = nodes.length;
  quantity.place = first + id;
  nodes.push(nodeOf(id, quantity, inputs));
  return id;
}

/** Looks at each input itself before it asks to have it placed: a company has thousands, of which most are placed already. */
function idsOfInputs(quantities: Step["inputs"], nodes: TraceNode[], first: number): Record<string, number | number[]> {
  const inputs: Record<string, number | number[]> = {};
  for (const key in quantities) {
    const input = quantities[key];
    if (input === undefined) continue;
    if (isSeries(input)) {
      inputs[key] = idsOfSeries(input, nodes, first);
    } else {
      const known = (input.place ?? -1) - first;
      inputs[key] = known >= 0 ? known : placed(input, nodes, first);
    }
  }
  return inputs;
}

function idsOfSeries(series: readonly Quantity[], nodes: TraceNode[], first: number): number[] {
  const ids = new Array<number>(series.length);
  for (let index = 0; index < series.length; index += 1) {
    const quantity = series[index];
    if (quantity === undefined) continue;
    const known = (quantity.place ?? -1) - first;
    ids[index] = known >= 0 ? known : placed(quantity, nodes, first);
  }
  return ids;
}

/** Tells nodes of the same content by a text, which says everything but their place. */
export const byContent = (node: TraceNode): string => JSON.stringify({ ...node, id: 0 });

/**
 * Gathers the graphs of many quantities in one: `idOf` adds a quantity with what lies under it and says its id. Quantities are
 * told apart by identity; where `contentOf` says what they hold, equal ones are one node.
 */
export function traceBuilder(contentOf: ((node: TraceNode) => string) | null = null): {
  nodes: readonly TraceNode[];
  idOf: (quantity: Quantity) => number;
} {
  const nodes: TraceNode[] = [];
  const ids = new Map<Quantity, number>();
  const idsByContent = new Map<string, number>();

  function idOf(quantity: Quantity): number {
    const known = ids.get(quantity);
    if (known !== undefined) return known;
    const inputs = quantity.kind === "step" ? idsOf(quantity.inputs) : nothing;
    const node = nodeOf(nodes.length, quantity, inputs);
    const id = contentOf === null ? node.id : sameContent(node, contentOf(node));
    ids.set(quantity, id);
    if (id === node.id) nodes.push(node);
    return id;
  }

  function sameContent({ id }: TraceNode, content: string): number {
    const known = idsByContent.get(content) ?? id;
    idsByContent.set(content, known);
    return known;
  }

  function idsOf(quantities: Step["inputs"]): Record<string, number | number[]> {
    const inputs: Record<string, number | number[]> = {};
    for (const key in quantities) {
      const input = quantities[key];
      if (input !== undefined) inputs[key] = isSeries(input) ? input.map(idOf) : idOf(input);
    }
    return inputs;
  }

  return { nodes, idOf };
}

/** The part of a trace under one of its nodes, with the ids of the whole; null when it has no such node. */
export function traceUnder(trace: Trace, id: number): Trace | null {
  const top = trace.nodes[id];
  if (top === undefined) return null;
  const needed = new Set([id]);
  // Inputs stand before what uses them: one pass from the top downwards meets them all.
  const nodes = trace.nodes.slice(0, id + 1).toReversed();
  for (const node of nodes) {
    if (!needed.has(node.id) || node.kind !== "step") continue;
    for (const input of Object.values(node.inputs).flat()) needed.add(input);
  }
  return { nodes: nodes.filter((node) => needed.has(node.id)).toReversed(), result: id };
}

const nothing: Readonly<Record<string, never>> = {};

/** Written out by kind: copying whatever an object holds takes several times as long, and traces have hundreds of nodes. */
function nodeOf(id: number, quantity: Quantity, inputs: Record<string, number | number[]>): TraceNode {
  switch (quantity.kind) {
    case "step": {
      const { kind, name, year, unit, value, formula } = quantity;
      return { id, kind, name, year, unit, value, formula: formula.id, expression: formula.expression, inputs };
    }
    case "figure": {
      if (quantity.filed !== undefined) return correctedNode(id, quantity);
      const { kind, name, value, unit, ticker, fiscalYearEnd, months, provider, origin, accession, filedAt } = quantity;
      const { segment } = quantity;
      if (segment !== undefined)
        return { id, kind, name, value, unit, ticker, fiscalYearEnd, provider, origin, accession, filedAt, segment };
      return months === undefined
        ? { id, kind, name, value, unit, ticker, fiscalYearEnd, provider, origin, accession, filedAt }
        : { id, kind, name, value, unit, ticker, fiscalYearEnd, months, provider, origin, accession, filedAt };
    }
    case "reference": {
      const { kind, name, value, unit, asOf, source, ticker } = quantity;
      return { id, kind, name, value, unit, asOf, source, ticker };
    }
    case "assumption": {
      const { kind, name, value, unit, chosenBy, year } = quantity;
      return year === undefined
        ? { id, kind, name, value, unit, chosenBy }
        : { id, kind, name, value, unit, chosenBy, year };
    }
  }
}

/** Of a figure that a reader's own replaces, which few traces have: with what is filed. */
function correctedNode(id: number, { place: _place, ...figure }: Placed<FigureLeaf>): TraceNode {
  return { id, ...figure };
}

/** Ids, in a trace of `result`, of the given quantities; those that are not in it are left out. */
export function idsInTrace(trace: Trace, quantities: readonly Quantity[]): number[] {
  return quantities.flatMap(({ kind, name, value }) => {
    const node = trace.nodes.findLast((each) => each.kind === kind && each.name === name && each.value === value);
    return node ? [node.id] : [];
  });
}
