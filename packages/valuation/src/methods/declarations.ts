import { comparableMultiplesDeclaration } from "./comparable-multiples/declaration.ts";
import type { MethodDeclaration } from "./declaration.ts";
import { discountedCashFlowDeclaration } from "./discounted-cash-flow/declaration.ts";
import { dividendDiscountDeclaration } from "./dividend-discount/declaration.ts";
import { earningsPerShareDeclaration } from "./earnings-per-share/declaration.ts";
import { netAssetValueDeclaration } from "./net-asset-value/declaration.ts";
import { predictionDeclaration } from "./prediction/declaration.ts";
import { residualIncomeDeclaration } from "./residual-income/declaration.ts";

/** The methods, in screen order: adding one here makes the compiler name every table that it has to enter. */
export const methodDeclarations = [
  discountedCashFlowDeclaration,
  dividendDiscountDeclaration,
  comparableMultiplesDeclaration,
  residualIncomeDeclaration,
  netAssetValueDeclaration,
  earningsPerShareDeclaration,
  predictionDeclaration,
] as const;

type Declared = (typeof methodDeclarations)[number];

export type MethodName = Declared["name"];
export type MethodFamily = Declared["family"];
/** Which form of a method was used (`variants.<variant>`). */
export type ValuationVariant = Declared["variants"][number];
/** The levers of scenarios. A method names its own; each has three positions. */
export type Lever = Declared["levers"][number];

/** The closed lists that declarations make, in their order. */
export const closedLists = (declarations: readonly MethodDeclaration[]) => ({
  names: declarations.map(({ name }) => name),
  families: Object.fromEntries(declarations.map(({ name, family }) => [name, family])),
  variants: declarations.flatMap(({ variants }) => variants),
});

const lists = closedLists(methodDeclarations);

/** One value of each element, typed as the tuple that `map` forgets. */
type Each<Tuple extends readonly Declared[]> = { [Index in keyof Tuple]: Tuple[Index]["name"] };

/** The names of all methods, in screen order. */
// `map` keeps number and order of the elements, which its type does not say.
export const methodNames = lists.names as unknown as Readonly<Each<typeof methodDeclarations>>;

/** Methods that share their inputs are one opinion. */
// An entry for each declaration: `Object.fromEntries` forgets the names.
export const methodFamilies = lists.families as Readonly<{
  [Name in MethodName]: Extract<Declared, { name: Name }>["family"];
}>;

/** The forms of all methods, those of one method together. */
// The variants of the declarations, which the type is made of.
export const valuationVariants = lists.variants as readonly ValuationVariant[];
