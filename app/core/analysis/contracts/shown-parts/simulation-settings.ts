import type { DrawnDeviations } from "@valora/valuation";

/** How the values of a simulation are drawn: the same settings always give the same values. */
export type SimulationSettings = { paths: number; seed: number; deviations: DrawnDeviations };

export const usualSettings: SimulationSettings = { paths: 10_000, seed: 1, deviations: {} };

/** How many draws a page offers. */
export const offeredPaths = [1_000, 10_000, 50_000, 100_000] as const;

/** Seeds of the engine's source of chance: whole numbers of 32 bits. */
export const seedRange = { minimum: 0, maximum: 2 ** 32 - 1 } as const;
