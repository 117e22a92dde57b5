import type { ValuationReport } from "@valora/valuation";
import type { GivenNumber } from "../contracts/version.ts";

const order = { figure: 0, reference: 1, assumption: 2 } as const;

/** Every number that the values of a report rest on, once each, with where it comes from: figures first, then the market's. */
export function givenNumbersIn({ methods }: Pick<ValuationReport, "methods">): readonly GivenNumber[] {
  const known = new Map<string, GivenNumber>();
  for (const { outcome } of methods)
    for (const node of outcome.kind === "estimate" ? outcome.trace.nodes : []) {
      if (node.kind === "step") continue;
      const { id: _id, ...number } = node;
      known.set(JSON.stringify(number), node);
    }
  return [...known.values()].sort((one, other) => order[one.kind] - order[other.kind]);
}
