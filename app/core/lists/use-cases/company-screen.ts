import { CompanyUnavailable } from "@valora/market-data";
import { Failure } from "../../../failure.ts";
import { companyFile } from "../../analysis/use-cases/company-file.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import type { ScreenedCompany } from "../contracts/screened-company.ts";
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

/** The right to value an edition, which one process has at a time; `lost` is aborted when it has it no more. */
type Lead = { lost: AbortSignal; giveBack(): Promise<void> };

/** The other processes that value the same companies. */
export type ScreenPeers = {
  /** Null while another one values this edition. */
  takeLead(edition: string): Promise<Lead | null>;
  /** Waits until one of them may have stored more, or stopped. */
  wait(signal: AbortSignal): Promise<void>;
};

type Parts = { store: ScreenStore; versionOf(text: string): string; peers: ScreenPeers };
type World = Pick<Context, "now" | "pause" | "marketData" | "predict">;
export type CompanyScreen = Omit<ReturnType<typeof companyScreen>, "edition">;

const companiesPerWrite = 60;
/** Another process may still be of another version: what it keeps stays for a while. */
const keptForMilliseconds = 2 * 86_400_000;

/**
 * All companies of the data set, valued away from any request. `refresh` first takes the stored ones, then values those missing, one
 * company at a time, pausing after each, unless another process does: then it takes what that one stores. Until it has ended, readers
 * get what is known so far.
 */
export function companyScreen(world: World, { store, versionOf, peers }: Parts) {
  const { now, pause } = world;
  const list = companyList(world, store);

  /** False when the lead was lost on the way: another process may value what is still missing. */
  const valueMissing = async (pieces: Pieces, lost: AbortSignal, signal: AbortSignal): Promise<boolean> => {
    for (const ticker of list.missing()) {
      signal.throwIfAborted();
      if (lost.aborted) return false;
      const company = await valuedNow(world, ticker);
      list.valued(company);
      if (company !== null) await pieces.add(company);
      await pause();
    }
    return true;
  };

  /** The lead in valuing what is missing; null when the other processes have valued it meanwhile. */
  const leadOf = async (wanted: string, signal: AbortSignal): Promise<Lead | null> => {
    while (list.missing().length > 0) {
      const lead = await peers.takeLead(wanted);
      if (lead !== null) return lead;
      await peers.wait(signal);
      signal.throwIfAborted();
      await list.takeKept(wanted);
    }
    return null;
  };

  return {
    /** Brings everything up to date. Rejected when the store does not answer; what was valued is shown all the same. */
    async refresh(signal: AbortSignal): Promise<{ valued: number }> {
      const wanted = await editionNow(world, versionOf);
      if (wanted !== list.edition()) await list.takeKept(wanted);
      const pieces = storedInPieces((companies) => store.keep(wanted, now(), companies));
      let valued = 0;
      for (let lead = await leadOf(wanted, signal); lead !== null; lead = await leadOf(wanted, signal)) {
        try {
          // The one that led before may have stored some since they were read.
          await list.takeKept(wanted);
          if (await valueMissing(pieces, lead.lost, signal)) {
            valued = await pieces.ended();
            break;
          }
        } finally {
          await lead.giveBack();
        }
        await peers.wait(signal);
      }
      list.complete();
      if (valued > 0) await store.forget(wanted, new Date(now().getTime() - keptForMilliseconds));
      return { valued };
    },

    /** The edition of the current list; another one in the store is of another day, version or data. */
    edition: list.edition,

    read: list.read,
  };
}

/** The companies that are known: those of the present edition and, until they are complete, those of the one before. */
function companyList({ now, marketData }: World, store: ScreenStore) {
  const tickers = marketData.bundledTickers();
  let current = new Map<string, ScreenedCompany>();
  let earlier: readonly ScreenedCompany[] = [];
  let edition = "";
  let done = 0;
  let valuedAt: Date | null = null;
  return {
    edition: () => edition,

    /** Takes what is stored of an edition. */
    async takeKept(wanted: string): Promise<void> {
      const kept = await store.load(wanted);
      const isSame = kept.isSameEdition;
      if (wanted === edition && !isSame) return;
      const known = wanted === edition ? [...current] : [];
      if (!isSame && current.size === tickers.length) earlier = [...current.values()];
      if (!isSame && earlier.length === 0) earlier = kept.companies;
      const stored = isSame ? kept.companies.map((company) => [company.ticker, company] as const) : [];
      current = new Map([...known, ...stored]);
      valuedAt = kept.keptAt ?? valuedAt;
      edition = wanted;
    },

    /** The companies that are still to be valued; the others are done. */
    missing(): readonly string[] {
      const missing = tickers.filter((ticker) => !current.has(ticker));
      done = tickers.length - missing.length;
      return missing;
    },

    /** Reports one more valued company; null: it cannot be valued. */
    valued(company: ScreenedCompany | null): void {
      done += 1;
      if (company === null) return;
      current.set(company.ticker, company);
      valuedAt = now();
    },

    /** The former companies are shown no more. */
    complete(): void {
      earlier = [];
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

type Pieces = ReturnType<typeof storedInPieces>;

/** Stores companies in pieces. What could not be stored is tried again with the next ones; at the end it is a failure. */
function storedInPieces(store: (companies: readonly ScreenedCompany[]) => Promise<void>) {
  let waiting: ScreenedCompany[] = [];
  let count = 0;
  const write = async () => {
    if (waiting.length > 0) await store(waiting);
    waiting = [];
  };
  return {
    async add(company: ScreenedCompany): Promise<void> {
      waiting.push(company);
      count += 1;
      if (waiting.length % companiesPerWrite === 0) await write().catch(() => {});
    },
    async ended(): Promise<number> {
      await write();
      return count;
    },
  };
}

/** The data and a few companies valued: another engine, any other figure or another day gives another text. */
async function editionNow(world: World, versionOf: Parts["versionOf"]): Promise<string> {
  const { now, pause, marketData } = world;
  const tickers = marketData.bundledTickers();
  const probed = [];
  for (const ticker of probesOf(tickers)) {
    probed.push(await valuedNow(world, ticker));
    await pause();
  }
  const { asOf, dataFingerprint, refreshedPrices } = marketData;
  const prices = refreshedPrices === undefined ? [] : [refreshedPrices];
  const data = [asOf, dataFingerprint, tickers.length, probed, ...prices];
  return versionOf(JSON.stringify([now().toISOString().slice(0, 10), ...data]));
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
