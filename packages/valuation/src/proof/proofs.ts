import { methodProofs } from "../methods/proofs.ts";
import { adapters, type ExampleMethod } from "../worked-examples/adapters.ts";
import { inputsOf, type Json } from "../worked-examples/example-inputs.ts";
import otherCases from "./cases.json" with { type: "json" };
import type { ProofCase, ProofFamily, ProofKind } from "./proof-case.ts";

export type Scalar = number | string | boolean | null;

/** A name with its number, word or list of them; names of nested inputs are joined by dots, their cases numbered from 1. */
export type ProofInput = { readonly name: string; readonly value: Scalar | readonly Scalar[] };

/** One published figure beside what the formulas of this library answer now. */
export type ProofFigure = {
  readonly name: string;
  /** Place in a published series, 1 for the first; null for a figure that stands alone. */
  readonly position: number | null;
  readonly published: Scalar;
  /** Null when the library gives no answer. */
  readonly ours: Scalar;
  /** Ours less published; null for words. */
  readonly difference: number | null;
  /**
   * Largest absolute difference allowed: the rounding of the source, a few units in the last place for identities, three
   * standard errors for simulations. Words must be the same.
   */
  readonly tolerance: number;
  readonly isWithin: boolean;
};

export type ProofRow = {
  readonly id: string;
  readonly family: ProofFamily;
  readonly method: ExampleMethod;
  readonly kind: ProofKind;
  readonly source: string;
  readonly inputs: readonly ProofInput[];
  readonly figures: readonly ProofFigure[];
};

/** The committed cases. A JSON module is typed by its content, more narrowly than the cases are; a test checks their shape. */
export const proofCases = [
  ...methodProofs.flatMap(({ cases }): readonly unknown[] => cases),
  ...otherCases,
] as unknown as readonly ProofCase[];

/** Every committed case, computed when called (some 0.1 s) through the public functions of this library. */
export const proofs = (): ProofRow[] => proofCases.map(proofOf);

/** A case with our answers beside the published ones. */
export function proofOf({ id, family, method, kind, source, inputs, expected, tolerance }: ProofCase): ProofRow {
  const answers: Readonly<Record<string, unknown>> = adapters[method](inputsOf(inputs));
  const figures = Object.entries(expected).flatMap(([name, published]) => {
    const allowed = typeof tolerance === "number" ? tolerance : (tolerance[name] ?? 0);
    return figuresOf(name, published, answers[name], allowed);
  });
  return { id, family, method, kind, source, inputs: flattened(inputs), figures };
}

function figuresOf(name: string, published: Json, ours: unknown, tolerance: number): ProofFigure[] {
  if (!Array.isArray(published)) return [figureOf(name, null, published, ours, tolerance)];
  const answers: readonly unknown[] = Array.isArray(ours) ? ours : [];
  // A longer answer than the published one is another answer.
  const length = Math.max(published.length, answers.length);
  return Array.from({ length }, (_, index) => figureOf(name, index + 1, published[index], answers[index], tolerance));
}

/** Nothing published is undefined; a source that says there is no answer has published null. */
function figureOf(
  name: string,
  position: number | null,
  expected: Json | undefined,
  answer: unknown,
  tolerance: number,
): ProofFigure {
  const published = isScalar(expected) ? expected : null;
  const ours = isScalar(answer) ? answer : null;
  const difference = typeof published === "number" && typeof ours === "number" ? ours - published : null;
  const isWithin =
    difference === null ? expected !== undefined && answer === expected : Math.abs(difference) <= tolerance;
  return { name, position, published, ours, difference, tolerance, isWithin };
}

function flattened(inputs: { readonly [name: string]: Json }, prefix = ""): ProofInput[] {
  return Object.entries(inputs).flatMap(([key, value]) => {
    const name = `${prefix}${key}`;
    if (isScalar(value)) return [{ name, value }];
    if (!isList(value)) return flattened(value, `${name}.`);
    if (value.every(isScalar)) return [{ name, value }];
    return flattened(Object.fromEntries(value.map((item, index) => [String(index + 1), item])), `${name}.`);
  });
}

const isScalar = (value: unknown): value is Scalar =>
  value === null || ["number", "string", "boolean"].includes(typeof value);

/** `Array.isArray`, which by itself does not narrow read-only arrays. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
