import { methodProofs } from "../methods/proofs.ts";
import type { ExampleMethod } from "../worked-examples/adapters.ts";
import type { Json } from "../worked-examples/example-inputs.ts";

/** The groups of cases; valuation methods with published results keep their own names. */
export const proofFamilies = [
  ...methodProofs.flatMap(({ families }) => families),
  "uncertainty",
  "quality",
  "mathematics",
  "indicators",
] as const;
export type ProofFamily = (typeof proofFamilies)[number];

/**
 * The evidence for an answer: it was printed (`published`), follows from a published formula (`definition`), was
 * recorded from another library (`referenceImplementation`), or must hold whatever the figures (`identity`).
 */
export const proofKinds = ["published", "definition", "referenceImplementation", "identity"] as const;
export type ProofKind = (typeof proofKinds)[number];

/**
 * A worked example as its source gives it. Rates are decimals, money is in the unit that ends the name (`_usd`, `_musd`,
 * `_k`), names ending in `_pct` hold percentage numbers.
 */
export type ProofCase = {
  readonly id: string;
  readonly family: ProofFamily;
  readonly method: ExampleMethod;
  readonly kind: ProofKind;
  readonly source: string;
  readonly inputs: { readonly [name: string]: Json };
  readonly expected: { readonly [name: string]: Json };
  /** Absolute: one for all figures of the case, or one for each by name. */
  readonly tolerance: number | { readonly [name: string]: number };
};
