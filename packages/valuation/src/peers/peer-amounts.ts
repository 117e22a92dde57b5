import { cashOf, debtOf, ebitAt, ebitdaAt } from "../company/accounts/base-figures.ts";
import { fundsFromOperationsAt } from "../company/accounts/funds-from-operations.ts";
import type { History } from "../company/accounts/history.ts";
import { midCycleFiguresOf } from "../company/earnings/mid-cycle.ts";
import { referenceLeaf } from "../company/references.ts";
import type { FigureName } from "../inputs/statement.ts";
import type { IsoDate, Money } from "../inputs/units.ts";
import type { PeerAmount, PeerWorkings } from "../report/report.ts";
import { toTrace } from "../trace/to-trace.ts";
import {
  assumption,
  chosenForYear,
  derive,
  type Formula,
  figureLeaf,
  type Quantity,
  renamed,
  type Trace,
  type TraceNode,
} from "../trace/trace.ts";
import * as figures from "../trace/traced-formulas/figures.ts";
import * as interim from "../trace/traced-formulas/interim.ts";

/** The figure of a statement that an amount is where its report tells it. */
export const figureOfAmount = {
  revenue: "revenue",
  ebitda: "ebitda",
  ebit: "ebit",
  netIncome: "netIncome",
  equity: "totalEquity",
  tangibleEquity: "totalEquity",
  debt: "totalDebt",
  cash: "cashAndEquivalents",
  fundsFromOperations: "operatingCashFlow",
  midCycleEbitda: "ebitda",
  midCycleNetIncome: "netIncome",
} as const satisfies Record<PeerAmount, FigureName>;

type StepNode = Extract<TraceNode, { kind: "step" }>;

export type PeerAmounts = Readonly<Record<PeerAmount, Quantity | null>> & { debtPartlyKnown: boolean };

/** A peer's figures of its latest year: filed, or derived as for a valued company. */
export function peerAmountsOf(history: History, is: { trust: boolean; cyclical: boolean }): PeerAmounts {
  const { latest } = history;
  const figure = (name: FigureName) => history.figure(latest, name);
  const debt = debtOf(history, null);
  const midCycle = is.cyclical ? midCycleFiguresOf(history) : null;
  return {
    revenue: figure("revenue"),
    ebitda: ebitdaAt(history, latest)?.quantity ?? null,
    ebit: ebitAt(history, latest)?.quantity ?? null,
    netIncome: figure("netIncome"),
    equity: figure("totalEquity"),
    tangibleEquity: tangibleEquityAt(history, latest),
    debt: debt?.quantity ?? null,
    debtPartlyKnown: debt?.warnings.includes("debtPartlyKnown") ?? false,
    cash: cashOf(history)?.cash.quantity ?? null,
    fundsFromOperations: is.trust ? (fundsFromOperationsAt(history, latest)?.quantity ?? null) : null,
    midCycleEbitda: midCycle?.ebitda ?? null,
    midCycleNetIncome: midCycle?.netIncome ?? null,
  };
}

function tangibleEquityAt(history: History, index: number): Quantity | null {
  const equity = history.figure(index, "totalEquity");
  const goodwill = history.figure(index, "goodwill");
  if (!equity || !goodwill) return null;
  const intangibles = history.figure(index, "intangibles");
  const whole = derive("tangibleEquity", figures.difference, { whole: equity, part: goodwill });
  return intangibles ? derive("tangibleEquity", figures.difference, { whole, part: intangibles }) : whole;
}

/**
 * How amounts came about that are not the figure of that name in the report of the latest year: those would else wear its
 * accession number. Undefined without any.
 */
export function workingsOf(
  amounts: Readonly<Record<PeerAmount, Quantity | null>>,
  report: { fiscalYearEnd: IsoDate; accession: string | null },
): PeerWorkings | undefined {
  const workings: Partial<Record<PeerAmount, Trace>> = {};
  for (const [amount, name] of entriesOf(figureOfAmount)) {
    const quantity = amounts[amount];
    if (quantity && !isReported(quantity, { ...report, name })) workings[amount] = copyToKeep(toTrace(quantity));
  }
  return Object.keys(workings).length > 0 ? workings : undefined;
}

/**
 * The same nodes made by copying. V8 learns at each place in the code how long its first objects live, and those of peers live
 * as long as the data: it would make the nodes of every later trace, read once and forgotten, where only a full collection finds them.
 */
function copyToKeep({ nodes, result }: Trace): Trace {
  const copies = nodes.map((node) =>
    node.kind === "step" ? { ...node, inputs: copyOfInputs(node.inputs) } : { ...node },
  );
  return { nodes: copies, result };
}

function copyOfInputs(inputs: StepNode["inputs"]): StepNode["inputs"] {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, ids]) => [name, typeof ids === "number" ? ids : [...ids]]),
  );
}

function isReported(
  quantity: Quantity,
  report: { name: FigureName; fiscalYearEnd: IsoDate; accession: string | null },
): boolean {
  return (
    quantity.kind === "figure" &&
    quantity.name === report.name &&
    quantity.fiscalYearEnd === report.fiscalYearEnd &&
    quantity.accession === report.accession &&
    quantity.origin !== "derived"
  );
}

/** The formulas of which a peer's amounts are made; by name, so that a browser loads these alone. */
const formulas: ReadonlyMap<string, Formula<never>> = new Map(
  [
    figures.sum,
    figures.difference,
    figures.scaled,
    figures.shareOf,
    figures.beforeTax,
    figures.pooledShare,
    figures.medianRate,
    figures.meanMoney,
    figures.medianMoney,
    interim.trailing,
    interim.trailingPerShare,
    interim.differencePerShare,
  ].map((formula: Formula<never>) => [formula.id, formula]),
);

/** A peer is a peer of many, and is asked again with every valuation. */
const rebuilt = new WeakMap<Trace, { quantity: Quantity | null }>();

/** The quantity that a trace was made of, where it has the amount's value; null where it has another, or cannot be read. */
export function quantityOf(trace: Trace, value: Money): Quantity | null {
  let known = rebuilt.get(trace);
  if (known === undefined) {
    known = { quantity: quantityIn(trace) };
    rebuilt.set(trace, known);
  }
  return known.quantity?.value === value ? known.quantity : null;
}

function quantityIn(trace: Trace): Quantity | null {
  const quantities = new Map<number, Quantity>();
  for (const node of trace.nodes) {
    const quantity = node.kind === "step" ? stepOf(node, quantities) : leafOf(node);
    if (quantity === null) return null;
    quantities.set(node.id, quantity);
  }
  return quantities.get(trace.result) ?? null;
}

function leafOf(node: Exclude<TraceNode, { kind: "step" }>): Quantity {
  switch (node.kind) {
    case "figure":
      return figureLeaf(node);
    case "reference":
      return referenceLeaf(node.name, node, node.unit, node.ticker);
    case "assumption":
      return node.year === undefined
        ? assumption(node.name, node.value, node.unit, node.chosenBy)
        : chosenForYear(node.name, node.value, node.unit, node.year);
  }
}

function stepOf(node: StepNode, quantities: ReadonlyMap<number, Quantity>): Quantity | null {
  const formula = formulas.get(node.formula);
  if (!formula) return null;
  const inputs: Record<string, Quantity | Quantity[]> = {};
  for (const [name, ids] of Object.entries(node.inputs)) {
    const found = [ids].flat().flatMap((id) => quantities.get(id) ?? []);
    const [first] = found;
    if (found.length !== [ids].flat().length || first === undefined) return null;
    inputs[name] = typeof ids === "number" ? first : found;
  }
  return renamed({ ...node, formula, inputs }, node.name);
}

/** `Object.entries`, with the keys that the object is known to have. */
function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  // safe: the records here are literals without further keys
  return Object.entries(record) as [Key, Value][];
}
