import { judgingPriceOf, type SimulationRefused, simulatorOf, type ValueDistribution } from "@valora/valuation";
import type { Context } from "../../../shared/use-cases/context.ts";
import type { Simulation } from "../../contracts/analysis-answer.ts";
import type { Analysis } from "../analyse-company.ts";

/** Draws between two pauses: a few hundredths of a second, so that other requests are answered meanwhile. */
const DRAWS_AT_ONCE = 4_000;

/**
 * The discounted cash flow under uncertainty (`simulationOf` of the engine). Null when no simulation was asked for, or the
 * method gives no value to begin with; without percentiles when too many draws have no meaning.
 */
export async function simulateCashFlow(
  { pause }: Pick<Context, "pause">,
  { query, report, file }: Analysis,
): Promise<Simulation | null> {
  if (query.simulation === undefined) return null;
  const { paths, seed } = query.simulation;
  const price = judgingPriceOf(file.fundamentals, report);
  const simulator = simulatorOf(report, { seed: seedOf32Bits(seed), price, method: "discountedCashFlow" });
  if (simulator.kind === "unavailable") return null;
  for (let done = 0; done < paths; done += DRAWS_AT_ONCE) {
    simulator.advance(Math.min(DRAWS_AT_ONCE, paths - done));
    await pause();
  }
  return { paths, seed, ...distributionOf(simulator.result()) };
}

/** A seed of 32 bits in which all 53 bits of the asked one count. */
function seedOf32Bits(seed: number): number {
  return ((seed % 2 ** 32) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x9e3779b1)) >>> 0;
}

function distributionOf(result: ValueDistribution | SimulationRefused): Omit<Simulation, "paths" | "seed"> {
  const isRefused = result.kind === "refused";
  const at = (asked: number) =>
    isRefused ? null : (result.percentiles.find(({ probability }) => probability === asked)?.value ?? null);
  return {
    rejected: result.rejected,
    percentiles: {
      p5: at(0.05),
      p10: at(0.1),
      p25: at(0.25),
      p50: at(0.5),
      p75: at(0.75),
      p90: at(0.9),
      p95: at(0.95),
    },
    mean: isRefused ? null : result.mean,
    probabilityAbovePrice: isRefused ? null : result.probabilityAbovePrice,
  };
}
