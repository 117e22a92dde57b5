import {
  inputsOf,
  isStep,
  nodeWith,
  projectionOf,
  type StepNode,
  type Trace,
  type TraceNode,
  type YearNode,
} from "@valora/valuation";

export { inputsOf, isStep, nodeWith, projectionOf, type StepNode, type YearNode };

export type LeafNode = Exclude<TraceNode, StepNode>;

export function allInputsOf(trace: Trace, step: StepNode): readonly TraceNode[] {
  const seen = new Set<number>();
  return Object.keys(step.inputs)
    .flatMap((input) => inputsOf(trace, step, input))
    .filter((node) => !seen.has(node.id) && seen.add(node.id));
}

/**
 * The few steps that carry a value, from the result downwards: what a reader wants to see first. Rates have their own
 * table and forecast years theirs, so both are left out.
 */
export function tellingSteps(trace: Trace, limit = 6): readonly StepNode[] {
  const steps: StepNode[] = [];
  const queue = [nodeWith(trace, trace.result)];
  while (queue.length > 0 && steps.length < limit) {
    const node = queue.shift();
    if (!node || !isStep(node) || node.year !== null || node.unit === "rate" || steps.includes(node)) continue;
    steps.push(node);
    queue.push(...allInputsOf(trace, node));
  }
  return steps;
}

/** A node of a trace by the name of its quantity: the one nearest to the result, or the figure of the latest accounts. */
export function named(trace: Trace, name: TraceNode["name"]): TraceNode | undefined {
  const nodes = trace.nodes.filter((node) => node.name === name);
  const yearEnd = (node: TraceNode) => (node.kind === "figure" ? node.fiscalYearEnd : "");
  return nodes.toSorted((one, other) => yearEnd(one).localeCompare(yearEnd(other))).at(-1);
}

export type FormulaPiece =
  | { kind: "text"; text: string }
  | { kind: "input"; input: string }
  | { kind: "sub"; text: string }
  | { kind: "sup"; pieces: readonly FormulaPiece[] };

/** A formula's text cut into what is printed as it stands, the inputs it names, and what is set lower or higher. */
export function piecesOf(expression: string): readonly FormulaPiece[] {
  return [...expression.matchAll(/\^\{(\w+)\}|\{(\w+)\}|(ₜ)|(ᵗ)|[^{}^ₜᵗ]+/g)].map(([all, power, input, low, high]) => {
    if (power !== undefined) return { kind: "sup", pieces: [{ kind: "input", input: power }] };
    if (input !== undefined) return { kind: "input", input };
    if (low !== undefined) return { kind: "sub", text: "t" };
    if (high !== undefined) return { kind: "sup", pieces: [{ kind: "text", text: "t" }] };
    return { kind: "text", text: all };
  });
}
