import type { Trace } from "@valora/valuation";

/** The nodes of a trace as addresses name them. */
export const nodesById = (trace: Trace | null) =>
  Object.fromEntries((trace?.nodes ?? []).map((node) => [node.id, node]));
