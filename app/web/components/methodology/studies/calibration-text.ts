import type { Calibration } from "../../../../core/analysis/contracts/studies.ts";

type Rule = Calibration["growth"][number]["rules"][number]["rule"];
type LevelMethod = keyof Calibration["today"]["levels"]["methods"];

/** The words of the page of calibration: plain data, sent with the page; {names} stand for figures. */
export type CalibrationText = {
  title: string;
  description: string;
  made: string;
  otherEdition: string;
  /** With {median} and {weighted}. */
  verdict: string;
  intro: readonly string[];
  asTable: string;
  /** Under the charts. */
  median: string;
  weighted: string;
  withoutLargest: string;
  price: string;
  companies: string;
  methods: Readonly<Record<LevelMethod, string>>;
  mean: string;
  analysts: string;
  levels: {
    title: string;
    aside: string;
    /** With {highest}, {highestLevel}, {lowest} and {lowestLevel}. */
    say: string;
    method: string;
    /** With {date}. */
    today: string;
    pairDate: string;
    note: string;
    forAnalysts: string;
  };
  sectors: { title: string; say: string; sector: string; table: string; note: string };
  signals: {
    title: string;
    /** With {total}, {sell}, {hold}, {buy}, {none}, {weakSell} and {weakBuy}. */
    say: string;
    names: Readonly<Record<"sell" | "hold" | "buy" | "none", string>>;
    weakSell: string;
    weakBuy: string;
    reasons: string;
    reason: string;
  };
  history: {
    title: string;
    say: string;
    definitions: string;
    measured: string;
    levels: string;
    signals: string;
    /** By the name of the row; what is not here is named by `decision`. */
    rows: Readonly<Record<string, { name: string; note: string }>>;
    /** With {number}. */
    decision: string;
    unknown: string;
  };
  premium: {
    title: string;
    /** Of a premium solved that is below or above the published one, with {together} and {source}. */
    below: string;
    above: string;
    /** Where no premium makes them equal. */
    none: string;
    together: string;
    source: string;
    atToday: string;
    atPair: string;
    note: string;
    forAnalysts: string;
  };
  growth: {
    title: string;
    /** With {years}, {error} and {bias}. */
    say: string;
    rules: Readonly<Record<Rule, string>>;
    rule: string;
    forecasts: string;
    error: string;
    bias: string;
    correlation: string;
    /** With {years} and {companies}. */
    table: string;
    note: readonly string[];
    /** With {years}, {error}, {bias}, {uncappedError} and {uncappedBias}. */
    cap: string;
    zero: string;
  };
  kept: {
    title: string;
    /** With {low}, {high}, {pairs} and {companies}. */
    say: string;
    measure: string;
    part: string;
    leastSquares: string;
    throughOrigin: string;
    medianRatio: string;
    effect: string;
    /** With {kept}. */
    row: string;
    note: string;
    table: string;
  };
  limits: { title: string; list: readonly string[] };
  again: { title: string; text: readonly string[]; command: string; evidence: string; methods: string };
};
