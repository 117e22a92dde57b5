import { formulaCatalogue } from "./formula-catalogue.ts";
import type { Formula, Trace } from "./trace.ts";

/**
 * The result of a trace, computed again from its leaves through the formulas of the catalogue.
 *
 * Equal, bit for bit, to the value that the trace carries: a reader can rely on every step of it. NaN when a formula or an
 * input is not there. `catalogue`: formulas that the engine does not value with, such as those of own ratios, beside its own.
 */
export function replay(trace: Trace, catalogue: ReadonlyMap<string, Formula<never>> = formulaCatalogue): number {
  const values: number[] = [];
  for (const node of trace.nodes) {
    values[node.id] = node.kind === "step" ? evaluated(node, values, catalogue) : node.value;
  }
  return values[trace.result] ?? Number.NaN;
}

function evaluated(
  node: { formula: string; inputs: Readonly<Record<string, number | readonly number[]>> },
  values: readonly number[],
  catalogue: ReadonlyMap<string, Formula<never>>,
): number {
  const formula = catalogue.get(node.formula) ?? formulaCatalogue.get(node.formula);
  if (!formula) return Number.NaN;
  const byId = (id: number) => values[id] ?? Number.NaN;
  const numbers = Object.fromEntries(
    Object.entries(node.inputs).map(([key, input]) => [key, typeof input === "number" ? byId(input) : input.map(byId)]),
  );
  // The trace was built with this formula, so its inputs carry the names that the formula takes.
  return formula.evaluate(numbers as never) ?? Number.NaN;
}
