import type { MarketData } from "@valora/market-data";
import type { CompanyFile, Fundamentals, IsoDate } from "@valora/valuation";
import type { ValueAtDate } from "@valora/valuation/through-time";
import type { PredictedFile } from "../../analysis/contracts/predicted-file.ts";
import type { Policy } from "../../policies/contracts/policy.ts";
import type { ShownPrediction } from "../../prediction/use-cases/shown-prediction.ts";
import type { Caller } from "./caller.ts";

/** The language in which the answer will be read, for the record, and the caller; none for programs of this machine. */
export type Viewer = {
  language: string;
  caller?: Caller | null;
  /** The policy of the reader, or of a team of theirs, that the question follows. */
  policy?: Policy | null;
};

/** The installed model's prediction for a company on a day; null when none is installed. */
export type Predict = (fundamentals: Fundamentals, asOf: IsoDate) => NonNullable<PredictedFile["prediction"]> | null;

/** The dependencies of a use case. Built once, in composition.server.ts; plain objects in tests. */
export type Context = {
  now(): Date;
  /** Lets what waits go first, in the middle of long work. */
  pause(): Promise<void>;
  marketData: MarketData;
  predict: Predict;
  /** The past of a company over its latest so many months, where it has been worked out before; null where it has not. */
  knownPast?(file: CompanyFile, months: number): Promise<readonly ValueAtDate[] | null>;
  analyses: {
    /** Writes down that a company was looked at. It never fails the analysis: what cannot be kept is logged. */
    record(analysis: { at: Date; ticker: string; scenario: string; language: string }): void;
  };
  predictions: {
    /** Writes down what the model said, so that it can be judged. It never fails the analysis. */
    record(prediction: ShownPrediction): void;
  };
};
