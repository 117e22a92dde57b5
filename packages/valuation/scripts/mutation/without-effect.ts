import { neverAbsent } from "./mutant-without-effect.ts";
import type { Mutant } from "./mutants.ts";
import { withoutEffectInExplanations } from "./without-effect-in-explanations.ts";
import { withoutEffectInFigures } from "./without-effect-in-figures.ts";
import { withoutEffectInValuations } from "./without-effect-in-valuations.ts";

export const knownWithoutEffect = [
  ...withoutEffectInFigures,
  ...withoutEffectInValuations,
  ...withoutEffectInExplanations,
];

/**
 * Sources that read tables of numbers only at places that exist, in loops: what stands behind `] ??` there is asked for by the types and
 * never taken.
 */
const filesOfTables: ReadonlySet<string> = new Set([
  "forest.ts",
  "forest-paths.ts",
  "nearest-peers.ts",
  "perfect-forest.ts",
  "quantiles.ts",
  "formulas/statistics/random-draws.ts",
]);

const isDefaultOfEntry = (source: string, { at, kind }: Mutant): boolean =>
  kind === "constant" && /\] \?\? $/.test(source.slice(0, at));

/** Why a mutant of a file, told from its package's `src`, has no effect; null where it may have one. */
export function reasonWithoutEffect(file: string, source: string, mutant: Mutant): string | null {
  if (filesOfTables.has(file) && isDefaultOfEntry(source, mutant)) return neverAbsent;
  const code = source.split("\n")[mutant.line - 1]?.trim();
  const found = knownWithoutEffect.find(
    (each) => each.file === file && each.code === code && each.before === mutant.before && each.after === mutant.after,
  );
  return found?.why ?? null;
}
