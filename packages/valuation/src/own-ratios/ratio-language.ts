import type { RatioFigureName, RatioUnit } from "./ratio-figures.ts";

/** Limits of an expression: characters as typed and as written, parts, levels of parentheses and functions, years that it reaches back. */
export const ratioLimits = { characters: 300, parts: 50, levels: 12, years: 10 } as const;
export type RatioLimit = keyof typeof ratioLimits;

/** Functions of one amount over years: their second argument is a whole number of years. */
export const yearFunctions = ["median", "average", "lowest", "highest", "total", "cagr", "previous"] as const;
type YearFunction = (typeof yearFunctions)[number];
/** Functions of two amounts of one unit. */
export const pairFunctions = ["min", "max"] as const;
type PairFunction = (typeof pairFunctions)[number];
/** How a quotient is written: 0.05 as 5 %, or as 0.05×. */
export const writtenAs = ["percent", "times"] as const;
type WrittenAs = (typeof writtenAs)[number];
export type RatioFunction = YearFunction | PairFunction | WrittenAs;
export const ratioFunctions: readonly RatioFunction[] = [...yearFunctions, ...pairFunctions, ...writtenAs];

const ratioOperators = ["+", "-", "*", "/"] as const;
export type RatioOperator = (typeof ratioOperators)[number];

/** The parts of an expression. `at` is the place of their first character, from 0; of an operation that of its operator. */
export type RatioNode = { readonly at: number } & (
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "figure"; readonly name: RatioFigureName }
  | { readonly kind: "negated"; readonly of: RatioNode }
  | {
      readonly kind: "operation";
      readonly operator: RatioOperator;
      readonly left: RatioNode;
      readonly right: RatioNode;
    }
  | { readonly kind: "overYears"; readonly name: YearFunction; readonly of: RatioNode; readonly years: number }
  | { readonly kind: "ofPair"; readonly name: PairFunction; readonly left: RatioNode; readonly right: RatioNode }
  | { readonly kind: "writtenAs"; readonly name: WrittenAs; readonly of: RatioNode }
);

/** What stands at a place where something else was expected; each has a text in the app's messages. */
const ratioExpectations = ["value", "operator", "comma", "closing", "opening", "figure", "number", "point"] as const;
export type RatioExpectation = (typeof ratioExpectations)[number];

/** Why an expression is refused; `at` is the place of the character that it is about, from 0. */
export type RatioRefusal =
  | { readonly code: "ratioTooLarge"; readonly at: number; readonly limit: RatioLimit; readonly maximum: number }
  | {
      readonly code: "ratioMalformed";
      readonly at: number;
      readonly expected: RatioExpectation;
      readonly found: string;
    }
  | { readonly code: "ratioNameUnknown"; readonly at: number; readonly name: string; readonly nearest: string | null }
  | { readonly code: "ratioYearsInvalid"; readonly at: number; readonly name: YearFunction; readonly maximum: number }
  | { readonly code: "ratioOfToday"; readonly at: number; readonly name: RatioFigureName }
  | {
      readonly code: "ratioUnitsDiffer";
      readonly at: number;
      readonly operator: RatioOperator | RatioFunction;
      readonly left: RatioUnit | "number";
      readonly right: RatioUnit | "number";
    };

/** An expression that cannot be used: thrown inside this folder alone, and caught by `readRatio`. */
export class RatioRefused extends Error {
  readonly refusal: RatioRefusal;
  constructor(refusal: RatioRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}
