import type { Fundamentals } from "@valora/valuation";
import { ratiosOf } from "@valora/valuation/statements";
import { Failure } from "../../../failure.ts";
import { newestFiling } from "../../filings/use-cases/newest-filing.ts";
import { type WrittenEvent, writtenEvent } from "../../webhooks/contracts/written-event.ts";
import {
  mostLimits,
  type NewThesisLimit,
  thresholdRange,
  type WatchedFigure,
  watchedFigures,
} from "../contracts/thesis-limit.ts";
import type { CrossedLimits, FilingRead, KeptLimit } from "./thesis-context.ts";

/** The accounts of a company as its newest filing has left them. */
export type AccountsRead = FilingRead & {
  /** End of the fiscal year of the figures. */
  asOf: string | null;
  figureOf(figure: WatchedFigure): number | null;
};

export function accountsRead(fundamentals: Fundamentals): AccountsRead {
  const { ratios, years } = ratiosOf(fundamentals, []);
  const asOf = years.at(-1) ?? null;
  const filedAt = newestFiling(fundamentals)?.filedAt;
  return {
    filing: filedAt ?? asOf ?? "",
    isDated: filedAt !== undefined,
    asOf,
    figureOf: (figure) => ratios.find(({ name }) => name === figure)?.cells.at(-1)?.value ?? null,
  };
}

/** Throws the first reason why limits cannot be kept: `tooManyThesisLimits`, `outOfRange`, `thesisLimitTwice`. */
export function limitsWritten(limits: readonly NewThesisLimit[]): readonly NewThesisLimit[] {
  if (limits.length > mostLimits) throw new Failure("tooManyThesisLimits", { maximum: mostLimits });
  const { minimum, maximum } = thresholdRange;
  for (const { threshold } of limits)
    if (!(threshold >= minimum && threshold <= maximum))
      throw new Failure("outOfRange", { param: "threshold", minimum, maximum });
  if (new Set(limits.map(({ figure, bound }) => `${figure} ${bound}`)).size < limits.length)
    throw new Failure("thesisLimitTwice");
  return limits;
}

const isBeyond = ({ bound, threshold }: NewThesisLimit, value: number) =>
  bound === "atLeast" ? value < threshold : value > threshold;

/** A limit that is set now: its writer sees how it stands. */
export const begunLimit = (limit: NewThesisLimit, accounts: AccountsRead, now: Date): KeptLimit =>
  judgedLimit({ ...limit, value: null, asOf: null, isCrossed: false, crossedAt: null, filing: "" }, accounts, now);

/** A limit after a filing. A figure that the filing does not tell leaves it as it was. */
export function judgedLimit(limit: KeptLimit, { filing, asOf, figureOf }: AccountsRead, now: Date): KeptLimit {
  const value = figureOf(limit.figure);
  const read = { ...limit, filing, value, asOf: value === null ? null : asOf };
  if (value === null) return read;
  const isCrossed = isBeyond(limit, value);
  return { ...read, isCrossed, crossedAt: isCrossed ? (limit.crossedAt ?? now) : null };
}

/** The event that programs are told of. */
export const limitEvent = (
  { ticker, name, filing, isDated, limits }: CrossedLimits & FilingRead,
  { at, origin }: { at: Date; origin: string },
): WrittenEvent<"thesis.limit"> =>
  writtenEvent("thesis.limit", at, {
    ...{ ticker, name, filedAt: isDated ? filing : null },
    limits: limits.map(({ figure, bound, threshold, value, asOf }) => ({ figure, bound, threshold, value, asOf })),
    page: new URL(`/theses/${encodeURIComponent(ticker)}`, origin).href,
  });

export const toldLimit = ({ filing: _filing, crossedAt, ...limit }: KeptLimit) => ({
  ...limit,
  unit: watchedFigures[limit.figure],
  crossedAt: crossedAt?.toISOString() ?? null,
});
