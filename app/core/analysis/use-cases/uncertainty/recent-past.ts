import type { CompanyFile, Unavailable } from "@valora/valuation";
import { type ValueAtDate, type ValueThroughTime, valueThroughTimeInSlices } from "@valora/valuation/through-time";
import type { Context } from "../../../shared/use-cases/context.ts";

type Pausing = Pick<Context, "pause">;

/** Months between two pauses: a few milliseconds, so that other requests are answered meanwhile. */
const monthsAtOnce = 10;

/** The monthly values of the company, by the filings of that time. */
export async function throughTimeOf(
  { pause }: Pausing,
  file: CompanyFile,
  latest?: number,
): Promise<ValueThroughTime | Unavailable> {
  const slices = valueThroughTimeInSlices(file, latest);
  if (slices.kind === "unavailable") return slices;
  for (let done = 0; done < slices.months; done += monthsAtOnce) {
    slices.advance(monthsAtOnce);
    await pause();
  }
  return slices.result();
}

/** Five years. */
export const recentMonths = 60;
const recentPasts = new WeakMap<CompanyFile, Promise<readonly ValueAtDate[]>>();

/**
 * The last five years of the past of a company, or as many as there are; none where its past is unknown. It is sixty valuations, so
 * that it is asked of what has been worked out before, and else worked out once a file.
 */
export function showRecentPast(
  context: Pausing & Pick<Context, "knownPast">,
  file: CompanyFile,
): Promise<readonly ValueAtDate[]> {
  const past = recentPasts.get(file) ?? recentPastOf(context, file);
  recentPasts.set(file, past);
  return past;
}

const recentPastOf = async (context: Pausing & Pick<Context, "knownPast">, file: CompanyFile) =>
  (await context.knownPast?.(file, recentMonths)) ?? workedOutPast(context, file);

/** The same, worked out. */
export async function workedOutPast(context: Pausing, file: CompanyFile): Promise<readonly ValueAtDate[]> {
  const past = await throughTimeOf(context, file, recentMonths);
  return past.kind === "unavailable" ? [] : past.points;
}
