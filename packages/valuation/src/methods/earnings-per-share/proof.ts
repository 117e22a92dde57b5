import cases from "./proof-cases.json" with { type: "json" };

/** Published results of the method, under the families that the page of proofs shows. */
export const earningsPerShareProof = { families: ["earningsPerShare"], cases } as const;
