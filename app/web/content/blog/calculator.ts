/** `amount`: money in whatever unit the reader chooses, the same in all fields. `percent`: written as 25 for 25 %. */
export type FieldUnit = "amount" | "percent" | "number";
export type Typed = Readonly<Record<string, number>>;
export type CalculatorField = {
  name: FieldName;
  unit: FieldUnit;
  example: number;
  /** Left empty it does not count. */
  isOptional?: boolean;
};
/** Null where the formula has no meaning for what was typed. */
export type CalculatorAnswer = { name: AnswerName; unit: "amount" | "rate" | "number"; value: number | null };

export type Calculator = {
  fields: readonly CalculatorField[];
  answers: (typed: (name: FieldName) => number) => readonly CalculatorAnswer[];
  /** The figure of an article's company that a field can start from, where there is one. */
  figures: Readonly<Partial<Record<FieldName, string>>>;
  /** The company whose figures it can be filled with. */
  company: string;
};

export const fieldNames = [
  "ebit",
  "taxRate",
  "depreciation",
  "capitalExpenditure",
  "workingCapital",
  "equity",
  "debt",
  "cash",
  "wacc",
  "riskFreeRate",
  "beta",
  "equityRiskPremium",
  "costOfDebt",
  "earningsPerShare",
  "priceToEarnings",
  "ebitda",
  "evToEbitda",
  "netDebt",
  "shares",
] as const;
export type FieldName = (typeof fieldNames)[number];

export const answerNames = [
  "nopat",
  "freeCashFlow",
  "investedCapital",
  "roic",
  "spread",
  "economicProfit",
  "costOfEquity",
  "afterTaxCostOfDebt",
  "wacc",
  "valueFromEarnings",
  "valueFromEbitda",
] as const;
export type AnswerName = (typeof answerNames)[number];

export const amount = (name: FieldName, example: number): CalculatorField => ({ name, unit: "amount", example });
export const percent = (name: FieldName, example: number): CalculatorField => ({ name, unit: "percent", example });
export const number = (name: FieldName, example: number): CalculatorField => ({ name, unit: "number", example });
