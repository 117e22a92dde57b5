import type { DeclaredQuantities } from "../methods/declaration.ts";
import type { MethodName } from "../methods/declarations.ts";
import { methodQuantities } from "../methods/quantities.ts";
import { statementQuantities } from "./statement-quantities.ts";
import { valueQuantities } from "./value-quantities.ts";

/** Quantities of all methods, statements and indicators. */
const sharedQuantities = [...valueQuantities, ...statementQuantities] as const;
type Named<Declared> = Declared extends Readonly<Record<string, readonly (infer Name)[]>> ? Name : never;

export type QuantityName = (typeof sharedQuantities)[number] | Named<(typeof methodQuantities)[MethodName]>;

/** Shared quantities with those of methods in their places, and at the end those whose place is none of these. */
export function inListedOrder(shared: readonly string[], declared: readonly DeclaredQuantities[]): readonly string[] {
  const placed = (name: string): string[] => [
    name,
    ...declared.flatMap((groups) => groups[name] ?? []).flatMap(placed),
  ];
  const listed = shared.flatMap(placed);
  const others = declared.flatMap((groups) => Object.values(groups).flat());
  return [...listed, ...others.filter((name) => !listed.includes(name))];
}

/** The closed vocabulary of traces; each has a text in the app's messages (`quantities.<name>`). Figures of statements have their own. */
// The list holds just the names that the type is made of.
export const quantityNames = inListedOrder(
  sharedQuantities,
  Object.values(methodQuantities),
) as readonly QuantityName[];
