import type { Expression, FunctionName, Operator } from "./expression.ts";

/** Where the inputs of a formula stand in the workbook: one cell, or the cells of a series side by side. */
export type Places = {
  /** "B7" or "Datos!C12"; of a series, "G8:K8". */
  of: (input: string) => string;
  isSeries: (input: string) => boolean;
  /** The cells that hold the slopes between every two points of the two series. */
  slopes: string | null;
};

const operators: Readonly<Record<Operator, string>> = { "+": "+", "−": "-", "×": "*", "÷": "/", "^": "^" };
const functions: Readonly<Record<FunctionName, string>> = {
  min: "MIN",
  max: "MAX",
  mean: "AVERAGE",
  median: "MEDIAN",
  // The convention of the engine: type 7 of Hyndman and Fan.
  quantile: "PERCENTILE",
};

/** A formula as spreadsheets compute it, in the names of functions that every file carries, without the leading "=". */
export function spreadsheetFormula(expression: Expression, places: Places): string {
  const write = (each: Expression): string => spreadsheetFormula(each, places);
  switch (expression.kind) {
    case "number":
      return expression.text;
    case "input":
      return places.of(expression.name);
    case "binary":
      return `${write(expression.left)}${operators[expression.operator]}${write(expression.right)}`;
    case "negative":
      return `(-${write(expression.of)})`;
    case "group":
      return `(${write(expression.of)})`;
    case "absolute":
      return `ABS(${write(expression.of)})`;
    case "root":
      return `SQRT(${write(expression.of)})`;
    case "exponential":
      return `EXP(${write(expression.of)})`;
    case "sum":
      return expression.of.kind === "input" ? `SUM(${write(expression.of)})` : `SUMPRODUCT(${write(expression.of)})`;
    case "presentValue":
      return `NPV(${write(expression.rate)},${places.of(expression.flows)})`;
    case "medianSlope":
      return `MEDIAN(${places.slopes ?? ""})`;
    case "call":
      return called(expression, places);
  }
}

function called({ name, inputs }: Extract<Expression, { kind: "call" }>, places: Places): string {
  const [first] = inputs;
  // A mean over a whole series computed with, as 1 ÷ values: only SUMPRODUCT goes through it term by term.
  if (name === "mean" && first !== undefined && first.kind !== "input") {
    const series = inputsIn(first).find((input) => places.isSeries(input));
    if (series !== undefined) return `SUMPRODUCT(${spreadsheetFormula(first, places)})/COUNT(${places.of(series)})`;
  }
  return `${functions[name]}(${inputs.map((input) => spreadsheetFormula(input, places)).join(",")})`;
}

function inputsIn(expression: Expression): string[] {
  switch (expression.kind) {
    case "input":
      return [expression.name];
    case "binary":
      return [...inputsIn(expression.left), ...inputsIn(expression.right)];
    case "call":
      return expression.inputs.flatMap(inputsIn);
    case "number":
    case "presentValue":
    case "medianSlope":
      return [];
    default:
      return inputsIn(expression.of);
  }
}
