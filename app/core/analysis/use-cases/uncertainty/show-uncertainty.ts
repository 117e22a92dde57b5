import {
  correctedFiguresOf,
  judgingPriceOf,
  type SimulationRefused,
  simulatorOf,
  type Unavailable,
  type ValueDistribution,
} from "@valora/valuation";
import type { ValueThroughTime } from "@valora/valuation/through-time";
import type { CorrectedQuery } from "../../../fundamentals/contracts/company-query.ts";
import type { Context } from "../../../shared/use-cases/context.ts";
import type { SimulationSettings } from "../../contracts/shown-parts/simulation-settings.ts";
import type { ThroughTimeAnswer } from "../../contracts/value-through-time.ts";
import { type Analysis, companyAsked } from "../analyse-company.ts";
import { companyFile } from "../company-file.ts";
import { throughTimeOf } from "./recent-past.ts";

type Pausing = Pick<Context, "pause">;

/** Draws between two pauses: a few milliseconds, so that other requests are answered meanwhile. */
const drawsAtOnce = 4_000;

/** The uncertainty panels of a page: expensive, so computed on request only. */
export type Uncertainty = {
  throughTime: ValueThroughTime | Unavailable;
  distribution: ValueDistribution | SimulationRefused | Unavailable;
  settings: SimulationSettings;
};

/** The past of a company and the spread of its value, for an analysis at hand. */
export async function showUncertainty(
  context: Pausing,
  { file, report }: Pick<Analysis, "file" | "report">,
  settings: SimulationSettings,
): Promise<Uncertainty> {
  const price = judgingPriceOf(file.fundamentals, report);
  const throughTime = await throughTimeOf(context, file);
  const { paths, seed, deviations } = settings;
  const simulator = simulatorOf(report, { seed, price, deviations });
  if (simulator.kind === "unavailable") return { throughTime, distribution: simulator, settings };
  for (let done = 0; done < paths; done += drawsAtOnce) {
    simulator.advance(Math.min(drawsAtOnce, paths - done));
    await context.pause();
  }
  return { throughTime, distribution: simulator.result(), settings };
}

/** The past of a company by itself. */
export async function showValueThroughTime(
  context: Context,
  query: CorrectedQuery,
  signal?: AbortSignal,
): Promise<ThroughTimeAnswer> {
  const company = await companyAsked(context, query, signal);
  const file = companyFile(context, company, context.now().toISOString().slice(0, 10));
  const { ticker, name, currency } = company.fundamentals;
  const correctedFigures = correctedFiguresOf(company.fundamentals);
  const result = await throughTimeOf(context, file);
  const { provider } = company;
  return { schemaVersion: 1, ticker, name, currency, provider, view: "absolute", correctedFigures, result };
}
