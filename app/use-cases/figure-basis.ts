import type { MethodReport, Trace, ValuationReport } from "@valora/valuation";

/** What a figure rests on: the inputs of a step, the result of a method, the values that a mean is taken over. */
export function basisOf(report: ValuationReport, root: string, path: readonly string[]): string[] {
  const addressOfValue = ({ method }: MethodReport) => `methods/${method}/valuePerShare`;
  const voting = report.methods
    .filter(({ outcome }) => outcome.kind === "estimate" && outcome.votes)
    .map(addressOfValue);
  if (root === "summary" || root === "reconciliation") return voting;
  if (root === "assumptions") return inputsOf(report.assumptions.trace, "assumptions/trace", path);
  if (root !== "methods") return isOfFlows(root) ? flowsOf(report).map(addressOfValue) : [];
  const [name, field] = path;
  const method = report.methods.find((each) => each.method === name);
  if (method?.outcome.kind !== "estimate") return [];
  const { trace } = method.outcome;
  if (field === "valuePerShare") return [`methods/${name}/trace/${trace.result}`];
  if (field === "difference") return [addressOfValue(method), "price"];
  return inputsOf(trace, `methods/${name}/trace`, path.slice(1));
}

const isOfFlows = (root: string) => ["sensitivity", "bridge", "reverse", "tornado", "simulation"].includes(root);

/** The first method that discounts flows and gives a value: the one that all of them draw on. */
const flowsOf = ({ methods }: ValuationReport) =>
  ["discountedCashFlow", "residualIncome", "dividendDiscount", "earningsPerShare"]
    .flatMap((name) => methods.find(({ method, outcome }) => method === name && outcome.kind === "estimate") ?? [])
    .slice(0, 1);

function inputsOf(trace: Trace | null, root: string, [field, id]: readonly string[]): string[] {
  const node = field === "trace" ? trace?.nodes.find((each) => String(each.id) === id) : undefined;
  if (node?.kind !== "step") return [];
  return [...new Set(Object.values(node.inputs).flat())].map((input) => `${root}/${input}`);
}
