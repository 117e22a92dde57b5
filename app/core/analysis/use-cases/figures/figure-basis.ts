import type { MethodReport, Trace, ValuationReport } from "@valora/valuation";

/** An address led to: its steps, and what stands at each, from the root on; one more than steps after the root. */
export type Walk = { path: readonly string[]; found: readonly unknown[] };

/** The basis of a figure: the inputs of a step, the step of a cell, the result of a method, or the values of a mean. */
export function basisOf(report: ValuationReport | null, walk: Walk): string[] {
  const traced = tracedBasis(walk);
  if (traced !== null || report === null) return traced ?? [];
  const [root = "", name, field] = walk.path;
  const addressOfValue = ({ method }: MethodReport) => `methods/${method}/valuePerShare`;
  const voting = report.methods
    .filter(({ vote }) => vote !== null)
    .map((each) => (each.outcome.kind === "estimate" ? addressOfValue(each) : `methods/${each.method}/vote`));
  if (root === "assumptions") return assumptionBasis(report, walk);
  if (root === "custom" || root === "terminal") return ofOneValue(walk.path);
  if (root === "buyingPrice") return buyingBasis(name, field);
  if (root === "summary" || root === "reconciliation") return voting;
  if (root !== "methods") return isOfFlows(root) ? flowsOf(report).map(addressOfValue) : [];
  const method = report.methods.find((each) => each.method === name);
  if (method?.outcome.kind !== "estimate") return [];
  if (field === "valuePerShare") return [`methods/${name}/trace/${method.outcome.trace.result}`];
  return field === "difference" ? [addressOfValue(method), "price"] : [];
}

/** Names that a quantity of a trace has besides that of its assumption. */
const tracedAs: Readonly<Record<string, string>> = { equityRiskPremium: "matureEquityRiskPremium" };

/** The step that gives an assumption: in the trace of the discount rate, or in that of the flows that are discounted by it. */
function assumptionBasis(report: ValuationReport, { path, found }: Walk): string[] {
  const [, field = ""] = path;
  const name = tracedAs[field] ?? field;
  const value = found.at(-1);
  const stepIn = (trace: Trace | null) => trace?.nodes.findLast((node) => node.name === name && node.value === value);
  const ofRate = stepIn(report.assumptions.trace);
  if (ofRate !== undefined) return [`assumptions/trace/${ofRate.id}`];
  return flowsOf(report).flatMap(({ method, outcome }) => {
    const step = outcome.kind === "estimate" ? stepIn(outcome.trace) : undefined;
    return step === undefined ? [] : [`methods/${method}/trace/${step.id}`];
  });
}

/**
 * What a figure of the reader's own scenario rests on, whose other columns answer another question, and one of what lies beyond the
 * projection of a method.
 */
function ofOneValue([root, part, name, column]: readonly string[]): string[] {
  if (root === "terminal") return part === undefined ? [] : [`methods/${part}/valuePerShare`];
  if (part === "means") return name === "custom" ? ["summary/mean"] : [];
  if (part === "methods") return column === "custom" ? [`methods/${name}/valuePerShare`] : [];
  return part === "steps" ? ["custom/means/neutral", "custom/means/custom"] : [];
}

/** What a price to buy at rests on: the mean, the value of a method, or the price that it is compared with. */
function buyingBasis(name: string | undefined, method: string | undefined): string[] {
  if (name === "safety") return [];
  if (name === "methods") return method === undefined ? [] : [`methods/${method}/vote`];
  return name === "difference" ? ["buyingPrice/value", "price"] : ["summary/mean", "buyingPrice/safety"];
}

const isOfFlows = (root: string) =>
  ["sensitivity", "bridge", "reverse", "said", "tornado", "simulation"].includes(root);

/** The first method that discounts flows and gives a value: the one that all of them draw on. */
const flowsOf = ({ methods }: ValuationReport) =>
  ["discountedCashFlow", "residualIncome", "dividendDiscount", "earningsPerShare"]
    .flatMap((name) => methods.find(({ method, outcome }) => method === name && outcome.kind === "estimate") ?? [])
    .slice(0, 1);

/** Within what holds a trace: the inputs of one of its steps, or the step that a number names as its own; null for neither. */
function tracedBasis({ path, found }: Walk): string[] | null {
  const depth = found.findLastIndex((each) => isObject(each) && Object.hasOwn(each, "trace"));
  if (depth < 0) return null;
  const trace = [...path.slice(0, depth + 1), "trace"].join("/");
  if (path[depth + 1] === "trace") {
    const node = found[depth + 2];
    if (!isObject(node) || !("inputs" in node) || !isObject(node.inputs)) return [];
    return [...new Set(Object.values(node.inputs).flat())].map((input) => `${trace}/${input}`);
  }
  const cell = found.slice(depth + 1).findLast((each) => isObject(each) && "node" in each);
  return isObject(cell) && "node" in cell ? [`${trace}/${cell.node}`] : null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
