import cases from "./proof-cases.json" with { type: "json" };

/** Published results of the method and of what it is made of, under the families that the page of proofs shows. */
export const discountedCashFlowProof = {
  families: ["discountedCashFlow", "costOfCapital", "equityBridge"],
  cases,
} as const;
