import type { Fundamentals } from "@valora/valuation";
import * as z from "zod";
import { type Filed, ProviderFailure, type Ticker } from "../provider.ts";
import type { Source } from "./provider.ts";
import { wholeAnswer } from "./validate-company.ts";

/** A company as its source told it, with the name of the filings it stands on where the source knows filings. */
export type Edition = Filed;

type Asked = { ticker: Ticker; now: number; before: Edition | null; signal: AbortSignal };

/** The company's statements; those of before, when the source says that nothing has been filed since. */
export async function editionOf(source: Source, { ticker, now, before, signal }: Asked): Promise<Edition> {
  const { id, requestsPerMinute, filedSince } = source;
  if (!source.fundamentals) throw new ProviderFailure(id, "noData");
  if (requestsPerMinute === null) return { edition: null, fundamentals: await source.fundamentals(ticker, signal) };
  const filed = filedSince
    ? await filedSince(before?.edition ?? null, ticker, signal)
    : { edition: null, fundamentals: await source.fundamentals(ticker, signal) };
  if (filed) return { ...filed, fundamentals: wholeAnswer(filed.fundamentals, now) };
  if (before) return before;
  throw new ProviderFailure(id, "noData");
}

const keptFigures = z.record(z.string(), z.number().nullable());
const keptInterim = z
  .array(
    z.object({
      periodEnd: z.iso.date(),
      figures: keptFigures,
      origins: z.record(z.string(), z.string()),
      parts: z.array(z.object({ figures: keptFigures, derived: z.array(z.string()) })).optional(),
    }),
  )
  .readonly();
const keptFundamentals = z.object({
  ticker: z.string(),
  currency: z.string(),
  provider: z.string(),
  statements: z
    .array(
      z.object({
        fiscalYearEnd: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
        figures: keptFigures,
      }),
    )
    .min(1),
  /** Absent in what was kept before there were quarters. */
  interim: z.object({ quarters: keptInterim, trailing: keptInterim }).optional(),
});
const keptEdition = z.object({ edition: z.string().nullable(), fundamentals: keptFundamentals });

/** What was kept is our own writing; its form is checked all the same, because a database may hold what others wrote. */
export const isEdition = (value: unknown): value is Edition => keptEdition.safeParse(value).success;

export const isFundamentals = (value: unknown): value is Fundamentals => keptFundamentals.safeParse(value).success;
