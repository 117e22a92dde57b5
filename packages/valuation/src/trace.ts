import type { FigureName, FigureOrigin } from "./fundamentals.ts";
import type { QuantityName } from "./quantity-names.ts";
import type { IsoDate, Unit } from "./units.ts";

/**
 * A number that knows where it comes from. Methods compute with quantities; the trace of an estimate is the graph of
 * quantities under it. A step holds a formula of this library and its inputs, so a trace can be replayed.
 */
export type Quantity = FigureLeaf | ReferenceLeaf | AssumptionLeaf | Step;

type Common = { readonly value: number; readonly unit: Unit };

/** A figure of a statement, as the provider gave it. */
export type FigureLeaf = Common & {
  readonly kind: "figure";
  readonly name: FigureName;
  readonly ticker: string;
  readonly fiscalYearEnd: IsoDate;
  readonly provider: string;
  readonly origin: FigureOrigin;
  readonly accession: string | null;
  readonly filedAt: IsoDate | null;
};

/** A dated figure of the market: a rate, a premium, a price, an industry average, a share count. */
export type ReferenceLeaf = Common & {
  readonly kind: "reference";
  readonly name: QuantityName;
  readonly asOf: IsoDate;
  readonly source: string;
};

/** A number somebody chose: the user, the scenario, or a convention of the method. */
export type AssumptionLeaf = Common & {
  readonly kind: "assumption";
  readonly name: QuantityName;
  readonly chosenBy: "user" | "scenario" | "convention";
};

/** A formula applied to quantities. */
export type Step = Common & {
  readonly kind: "step";
  readonly name: QuantityName;
  readonly formula: Formula<never>;
  readonly inputs: Readonly<Record<string, Quantity | readonly Quantity[]>>;
};

/** A pure function with the text that shows it: `expression` names each input in braces, "{ebit} × (1 − {taxRate})". */
export type Formula<Inputs extends Record<string, number | readonly number[]>> = {
  readonly id: string;
  readonly expression: string;
  readonly evaluate: (inputs: Inputs) => number;
};

/** A trace as it travels: nodes in order of computation, inputs by id; the last node is the result. */
export type Trace = { readonly nodes: readonly TraceNode[]; readonly result: number };
export type TraceNode = { readonly id: number } & (
  | Omit<FigureLeaf, never>
  | Omit<ReferenceLeaf, never>
  | Omit<AssumptionLeaf, never>
  | (Common & {
      readonly kind: "step";
      readonly name: QuantityName;
      readonly formula: string;
      readonly expression: string;
      readonly inputs: Readonly<Record<string, number | readonly number[]>>;
    })
);
