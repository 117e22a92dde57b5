import { CompanyUnavailable } from "@valora/market-data";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import { Failure } from "../../../failure.ts";
import { filingBeside, type NewestFiling, newestFiling } from "../../filings/use-cases/newest-filing.ts";
import { writtenEvent } from "../contracts/written-event.ts";
import { filingChange, type SeenAccounts, seenAccounts } from "./filing-change.ts";
import type { FilingWatchStore } from "./webhook-context.ts";

export type FilingWatch = Pick<Context, "now" | "pause" | "marketData" | "predict"> & {
  filings: FilingWatchStore;
  /** A page of this site, in full. */
  addressOf(path: string): string;
  warn(error: unknown): void;
};

/** Looks at the accounts of each company of whose filings readers hear; says how many were new. The first look tells nothing. */
export async function watchFilings(context: FilingWatch, signal: AbortSignal): Promise<number> {
  let found = 0;
  for (const ticker of await context.filings.tickersHeard()) {
    signal.throwIfAborted();
    if (await isNewFiling(context, ticker)) found += 1;
    await context.pause();
  }
  return found;
}

async function isNewFiling(context: FilingWatch, ticker: string): Promise<boolean> {
  const { filings, marketData, now, addressOf, warn } = context;
  try {
    const company = await marketData.fundamentalsOf(ticker);
    const { fundamentals, provider } = company;
    const latest = newestFiling(fundamentals);
    if (latest === null) return false;
    const { filedAt } = latest;
    const known = await filings.known(ticker);
    const accounts = seenAccounts(fundamentals);
    const former = known?.accounts ?? null;
    if (known?.filedAt === filedAt && former === null) {
      await filings.keepAccounts({ ticker, filedAt, accounts });
      return false;
    }
    const newest = newestSince(known, { latest, accounts });
    if (newest === null) return false;
    const change = former === null ? null : changeOrNone(context, () => filingChange(context, company, former));
    const page = addressOf(`/analysis/${encodeURIComponent(ticker)}/statements`);
    const told = { ticker, name: fundamentals.name, provider, ...newest, page, change };
    const event = writtenEvent("filing.new", now(), told);
    return await filings.noteFiling({ ticker, filedAt, accounts, event, now: now() });
  } catch (error) {
    // A company whose accounts cannot be had now is looked at again in the next round.
    if (!(error instanceof CompanyUnavailable)) warn(error);
    return false;
  }
}

type Known = Awaited<ReturnType<FilingWatchStore["known"]>>;
type Seen = { latest: NewestFiling; accounts: SeenAccounts };

/** The newest filing, where the last look did not see it; of one day, one that the accounts of that look do not hold. */
function newestSince(known: Known, { latest, accounts }: Seen): NewestFiling | null {
  if (known === null || known.filedAt < latest.filedAt) return latest;
  const former = known.accounts;
  // Another provider may name the same filing otherwise.
  if (known.filedAt > latest.filedAt || former === null || former.provider !== accounts.provider) return null;
  return filingBeside(latest.filedAt, { before: former, now: accounts });
}

/** A filing whose company cannot be valued is told without what it changed. */
function changeOrNone<Change>({ warn }: FilingWatch, change: () => Change): Change | null {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof Failure)) warn(error);
    return null;
  }
}
