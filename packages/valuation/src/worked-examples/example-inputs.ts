import { capm } from "../index.ts";

export type Json = number | string | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Answers by the names of the example's expected figures. */
export type Answers = Record<string, unknown>;
/** By method of the example: what our public functions answer to its inputs. */
export type Adapters = Record<string, (inputs: Inputs) => Answers>;

/** Reads inputs of an example by type; a missing or wrong one fails the test by name. */
export type Inputs = {
  has: (name: string) => boolean;
  isList: (name: string) => boolean;
  number: (name: string) => number;
  optional: (name: string) => number | undefined;
  boolean: (name: string) => boolean;
  list: (name: string) => readonly Json[];
  numbers: (name: string) => number[];
  strings: (name: string) => string[];
  inside: (name: string) => Inputs;
  cases: (name: string) => Inputs[];
};

export function inputsOf(json: Json | undefined): Inputs {
  if (typeof json !== "object" || json === null || Array.isArray(json)) throw new Error("the example is not an object");
  const inputs = json as { readonly [key: string]: Json }; // an object that is no list is a record
  const number = (name: string): number => {
    const value = inputs[name];
    if (typeof value !== "number") throw new Error(`input ${name} is not a number`);
    return value;
  };
  const list = (name: string): readonly Json[] => {
    const value = inputs[name];
    if (!Array.isArray(value)) throw new Error(`input ${name} is not a list`);
    return value;
  };
  return {
    has: (name) => name in inputs,
    isList: (name) => Array.isArray(inputs[name]),
    number,
    optional: (name) => (name in inputs ? number(name) : undefined),
    boolean: (name) => inputs[name] === true,
    list,
    numbers: (name) => list(name).map(Number),
    strings: (name) => list(name).map(String),
    inside: (name) => inputsOf(inputs[name]),
    cases: (name) => list(name).map(inputsOf),
  };
}

/** Asserts that a formula had an answer. */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("the formula gave no answer");
  return value;
}

export const repeat = (value: number, times: number): number[] => Array.from({ length: times }, () => value);

/** The return as given, else by CAPM from its parts. */
export function requiredReturn(inputs: Inputs): number {
  if (inputs.has("required_return")) return inputs.number("required_return");
  if (inputs.has("cost_of_equity")) return inputs.number("cost_of_equity");
  const riskFreeRate = inputs.number("risk_free_rate");
  const premium = inputs.optional("equity_risk_premium") ?? inputs.number("market_return") - riskFreeRate;
  return capm({ riskFreeRate, beta: inputs.number("beta"), equityRiskPremium: premium });
}
