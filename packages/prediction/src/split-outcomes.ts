import { missingBin } from "./bins.ts";

/** For each question that can be asked of a row of bins, 1 where the answer leads right. */
export type SplitOutcomes = Uint8Array;

export const codesPerFeature = 128;

/** The code of a node that asks nothing, behind those of all features: it leads left. */
export const noQuestion = (featureCount: number): number => featureCount * codesPerFeature;

export const splitOutcomesFor = (featureCount: number): SplitOutcomes => new Uint8Array(noQuestion(featureCount) + 1);

/** A missing value turns right at even codes, whose lowest bit does not send it left; a bin at codes below its double. */
const turnsRight = (bin: number, code: number): boolean => (bin === missingBin ? code % 2 === 0 : code < 2 * bin);

/** The answers about one feature, by bin. */
const answersOf = Array.from({ length: missingBin + 1 }, (_, bin) =>
  Uint8Array.from({ length: codesPerFeature }, (__, code) => Number(turnsRight(bin, code))),
);

/** Answers every question about one feature. */
export function answer(turns: SplitOutcomes, feature: number, bin: number): void {
  const answers = answersOf[bin];
  if (answers) turns.set(answers, feature * codesPerFeature);
}
