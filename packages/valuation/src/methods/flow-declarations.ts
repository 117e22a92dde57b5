import type { MethodName } from "./declarations.ts";
import { discountedCashFlowFlow } from "./discounted-cash-flow/flow-declaration.ts";
import { dividendDiscountFlow } from "./dividend-discount/flow-declaration.ts";
import { earningsPerShareFlow } from "./earnings-per-share/flow-declaration.ts";
import type { FlowDeclaration } from "./flow-declaration.ts";
import { residualIncomeFlow } from "./residual-income/flow-declaration.ts";

const declared = {
  discountedCashFlow: discountedCashFlowFlow,
  residualIncome: residualIncomeFlow,
  dividendDiscount: dividendDiscountFlow,
  earningsPerShare: earningsPerShareFlow,
} satisfies Partial<Record<MethodName, FlowDeclaration>>;

export type FlowMethodName = keyof typeof declared;

/** The methods that discount flows. */
export const flowDeclarations: Readonly<Record<FlowMethodName, FlowDeclaration>> = declared;

/** Methods that discount flows; the first that gives a value answers when none is named. */
// The keys are those of the record, in the order in which they are written.
export const flowMethodNames = Object.keys(declared) as readonly FlowMethodName[];

export const isFlowMethod = (method: MethodName): method is FlowMethodName => Object.hasOwn(declared, method);

/** One value for each flow method. */
export const byFlowMethod = <Value>(from: (declaration: FlowDeclaration) => Value) =>
  // The keys are those of the record: `Object.fromEntries` forgets them.
  Object.fromEntries(flowMethodNames.map((method) => [method, from(declared[method])])) as Record<
    FlowMethodName,
    Value
  >;
