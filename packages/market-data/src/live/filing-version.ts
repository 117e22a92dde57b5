import type { Fundamentals } from "@valora/valuation";
import * as z from "zod";
import { type FilingSteps, type FilingVersion, type Provider, ProviderFailure, type Ticker } from "../provider.ts";
import { validateCompany } from "./validate-company.ts";

type Asked = {
  ticker: Ticker;
  now: number;
  before: FilingVersion | null;
  signal: AbortSignal;
  onStep?: FilingSteps | undefined;
};

/** The company's current statements. Reuses `before` when the provider reports no new filing. */
export async function filingVersionOf(
  provider: Provider,
  { ticker, now, before, signal, onStep }: Asked,
): Promise<FilingVersion> {
  const { id, requestsPerMinute, filedSince } = provider;
  if (!provider.fundamentals) throw new ProviderFailure(id, "noData");
  if (requestsPerMinute === null) return { edition: null, fundamentals: await provider.fundamentals(ticker, signal) };
  const filed = filedSince
    ? await filedSince(before?.edition ?? null, ticker, signal, onStep)
    : { edition: null, fundamentals: await provider.fundamentals(ticker, signal) };
  if (filed) return { ...filed, fundamentals: validateCompany(filed.fundamentals, now) };
  if (before) return before;
  throw new ProviderFailure(id, "noData");
}

const cachedFigures = z.record(z.string(), z.number().nullable());
const cachedInterim = z
  .array(
    z.object({
      periodEnd: z.iso.date(),
      figures: cachedFigures,
      origins: z.record(z.string(), z.string()),
      parts: z.array(z.object({ figures: cachedFigures, derived: z.array(z.string()) })).optional(),
    }),
  )
  .readonly();
const cachedFundamentals = z.object({
  ticker: z.string(),
  currency: z.string(),
  provider: z.string(),
  statements: z
    .array(
      z.object({
        fiscalYearEnd: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
        figures: cachedFigures,
      }),
    )
    .min(1),
  /** Absent in answers cached before there were quarters. */
  interim: z.object({ quarters: cachedInterim, trailing: cachedInterim }).optional(),
});
const cachedFilingVersion = z.object({ edition: z.string().nullable(), fundamentals: cachedFundamentals });

/** We wrote the cache ourselves, but another version may have written the database: check the shape on reading. */
export const isFilingVersion = (value: unknown): value is FilingVersion => cachedFilingVersion.safeParse(value).success;

export const isFundamentals = (value: unknown): value is Fundamentals => cachedFundamentals.safeParse(value).success;
