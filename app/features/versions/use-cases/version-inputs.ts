import { type ValuationReport, valueCompany } from "@valora/valuation";
import type { GivenNumber } from "../contracts/version.ts";
import type { WholeVersion } from "./version-context.ts";

/** Every number that the values of a version rest on, once each, with where it comes from: figures first, then the market's. */
export function givenNumbersOf({ inputs }: Pick<WholeVersion, "inputs">): readonly GivenNumber[] {
  return givenNumbersIn(valueCompany(inputs.file, inputs.request));
}

const order = { figure: 0, reference: 1, assumption: 2 } as const;

function givenNumbersIn({ methods }: ValuationReport): readonly GivenNumber[] {
  const known = new Map<string, GivenNumber>();
  for (const { outcome } of methods)
    for (const node of outcome.kind === "estimate" ? outcome.trace.nodes : []) {
      if (node.kind === "step") continue;
      const { id: _id, ...number } = node;
      known.set(JSON.stringify(number), node);
    }
  return [...known.values()].sort((one, other) => order[one.kind] - order[other.kind]);
}
