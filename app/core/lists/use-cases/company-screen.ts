import { CompanyUnavailable } from "@valora/market-data";
import { Failure } from "../../../failure.ts";
import { companyFile } from "../../analysis/use-cases/analyse-company.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { ScreenedCompany } from "../contracts/screener.ts";
import type { Screen } from "./screen-companies.ts";
import { screenedCompany } from "./screened-company.ts";

/** Store of valued companies between two starts. An edition is a version of data, engine and day. */
export type ScreenStore = {
  /** The companies of the edition; if none, those of the latest stored edition. */
  load(
    edition: string,
  ): Promise<{ isSameEdition: boolean; keptAt: Date | null; companies: readonly ScreenedCompany[] }>;
  keep(edition: string, keptAt: Date, companies: readonly ScreenedCompany[]): Promise<void>;
  /** Deletes other editions stored before a moment. */
  forget(edition: string, before: Date): Promise<void>;
};

type World = Pick<Context, "now" | "pause" | "marketData" | "predict">;
export type CompanyScreen = ReturnType<typeof companyScreen>;

const companiesPerWrite = 60;
/** Another process may still be of another version: what it keeps stays for a while. */
const keptForMilliseconds = 2 * 86_400_000;

/**
 * All companies of the data set, valued away from any request. `refresh` first takes the stored ones, then values those
 * missing, one company at a time, pausing after each; until it has ended, readers get what is known so far.
 */
export function companyScreen(
  world: World,
  { store, versionOf }: { store: ScreenStore; versionOf(text: string): string },
) {
  const { now, pause, marketData } = world;
  const tickers = marketData.bundledTickers();
  let current = new Map<string, ScreenedCompany>();
  let earlier: readonly ScreenedCompany[] = [];
  let edition = "";
  let done = 0;
  let valuedAt: Date | null = null;

  /** A few companies valued: another engine, other data or another day gives another text. */
  const editionNow = async (): Promise<string> => {
    const probed = [];
    for (const ticker of probesOf(tickers)) {
      probed.push(await valuedNow(world, ticker));
      await pause();
    }
    return versionOf(JSON.stringify([now().toISOString().slice(0, 10), marketData.asOf, tickers.length, probed]));
  };

  const takeKept = async (wanted: string) => {
    const kept = await store.load(wanted);
    const isSame = kept.isSameEdition;
    if (!isSame && current.size === tickers.length) earlier = [...current.values()];
    if (!isSame && earlier.length === 0) earlier = kept.companies;
    current = new Map(isSame ? kept.companies.map((company) => [company.ticker, company]) : []);
    valuedAt = kept.keptAt ?? valuedAt;
    edition = wanted;
  };

  const valueMissing = async (missing: readonly string[], signal: AbortSignal) => {
    const fresh: ScreenedCompany[] = [];
    for (const ticker of missing) {
      signal.throwIfAborted();
      const company = await valuedNow(world, ticker);
      done += 1;
      if (company !== null) {
        current.set(ticker, company);
        fresh.push(company);
        valuedAt = now();
      }
      await pause();
    }
    return fresh;
  };

  return {
    /** Brings everything up to date. Rejected when the store does not answer; what was valued is shown all the same. */
    async refresh(signal: AbortSignal): Promise<{ valued: number }> {
      const wanted = await editionNow();
      if (wanted !== edition) await takeKept(wanted);
      const missing = tickers.filter((ticker) => !current.has(ticker));
      done = tickers.length - missing.length;
      const fresh = await valueMissing(missing, signal);
      earlier = [];
      for (let from = 0; from < fresh.length; from += companiesPerWrite) {
        await store.keep(edition, now(), fresh.slice(from, from + companiesPerWrite));
      }
      if (fresh.length > 0) await store.forget(edition, new Date(now().getTime() - keptForMilliseconds));
      return { valued: fresh.length };
    },

    /** The current list: the former companies until all current ones are valued. */
    read(): Screen {
      const isCurrent = earlier.length === 0;
      const companies = isCurrent ? [...current.values()] : earlier;
      const progress = { valued: done, total: tickers.length, isCurrent, valuedAt: valuedAt?.toISOString() ?? null };
      return { dataAsOf: marketData.asOf, progress, companies };
    },
  };
}

/** Null where a company cannot be valued, which its own page explains; here it is left out and counted as done. */
async function valuedNow({ now, marketData, predict }: World, ticker: string): Promise<ScreenedCompany | null> {
  try {
    const company = await marketData.fundamentalsOf(ticker, { provider: "bundled" });
    return screenedCompany(companyFile({ marketData, predict }, company, now().toISOString().slice(0, 10)));
  } catch (error) {
    if (error instanceof CompanyUnavailable || error instanceof Failure) return null;
    throw error;
  }
}

const probes = 12;

/** Companies of all sizes, so that whatever changes shows in one of them. */
const probesOf = (tickers: readonly string[]): readonly string[] =>
  tickers.filter((_, index) => index % Math.max(1, Math.floor(tickers.length / probes)) === 0).slice(0, probes);
