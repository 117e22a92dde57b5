import { percentile } from "../../formulas/statistics/statistics.ts";
import type { IndustryAverages } from "../../inputs/market-reference.ts";
import type { CompanyFile } from "../../report/report.ts";
import { aboveEconomy } from "../../scenarios/scenarios.ts";
import type { Benchmark, OwnHistory, SanityFinding, SanityVerdict } from "./sanity-finding.ts";

const leastYears = 3;

export type Average = {
  [Key in keyof IndustryAverages]: IndustryAverages[Key] extends number | null ? Key : never;
}[keyof IndustryAverages];

/** The average that a value is compared with; null: with none. */
export type ComparedAverage = Average | "nominalGrowth" | null;

export function heldAgainst(
  file: CompanyFile,
  { value, history, average }: { value: number; history: readonly number[]; average: ComparedAverage },
): Pick<SanityFinding, "own" | "sector" | "verdict"> | null {
  const own = ownHistoryOf(history);
  const sector = benchmarkOf(file, average, value);
  return own || sector ? { own, sector, verdict: verdictOf(value, own, sector) } : null;
}

function ownHistoryOf(values: readonly number[]): OwnHistory | null {
  const finite = values.filter(Number.isFinite);
  if (finite.length < leastYears) return null;
  const at = (probability: number) => percentile({ values: finite, probability }) ?? 0;
  return { lowest: at(0), low: at(0.25), median: at(0.5), high: at(0.75), highest: at(1), years: finite.length };
}

function verdictOf(value: number, own: OwnHistory | null, sector: Benchmark | null): SanityVerdict {
  if (!own) return sector?.verdict ?? "unknown";
  if (value > own.highest) return "aboveAll";
  if (value < own.lowest) return "belowAll";
  if (value > own.high) return "high";
  return value < own.low ? "low" : "usual";
}

function benchmarkOf({ reference }: CompanyFile, average: ComparedAverage, value: number): Benchmark | null {
  if (average === null) return null;
  if (average === "nominalGrowth") {
    const { value: economy, asOf, source } = reference.nominalGrowth;
    // Nothing outgrows the economy for ever by more than a little, so here the average is the limit.
    const isAbove = value > economy + aboveEconomy;
    return { of: "economy", value: economy, name: source, asOf, verdict: isAbove ? "high" : "usual" };
  }
  for (const [averages, of] of [[reference.industry, "industry"] as const, [reference.market, "market"] as const]) {
    const benchmark = averages?.[average];
    if (averages && typeof benchmark === "number" && benchmark > 0) {
      const { name, asOf } = averages;
      const verdict = value > 1.5 * benchmark ? "high" : value < benchmark / 1.5 ? "low" : "usual";
      return { of, value: benchmark, name, asOf, verdict };
    }
  }
  return null;
}
