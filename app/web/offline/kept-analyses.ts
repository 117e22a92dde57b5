import type { AnalysisPageData } from "../components/analysis/page/analysis-page-data.ts";

/** A copy says when it was read. */
export type KeptPage = AnalysisPageData & { analysedAt: string };

/** The analyses read last, for when there is no connection; kept in this browser only, newest first. */
export type KeptAnalysis = { ticker: string; name: string; keptAt: string };

const store = "valora-analyses";
const holderKey = "valora-analyses-of";
const most = 8;
const headers = { ticker: "X-Ticker", name: "X-Name", keptAt: "X-Kept-At" } as const;

const addressOf = (ticker: string) => `/offline/${encodeURIComponent(ticker)}`;
const isPossible = () => typeof caches !== "undefined";

function described(response: Response): KeptAnalysis | null {
  const [ticker, name, keptAt] = [headers.ticker, headers.name, headers.keptAt].map((header) =>
    response.headers.get(header),
  );
  return ticker && name && keptAt
    ? { ticker: decodeURIComponent(ticker), name: decodeURIComponent(name), keptAt }
    : null;
}

/** The list of kept copies, without opening them. */
export async function keptAnalyses(): Promise<readonly KeptAnalysis[]> {
  if (!isPossible()) return [];
  const cache = await caches.open(store);
  const responses = await cache.matchAll();
  return responses
    .map(described)
    .filter((kept) => kept !== null)
    .sort((one, other) => other.keptAt.localeCompare(one.keptAt));
}

/** The copy of a company's analysis, or null when none is kept. */
export async function keptAnalysis(ticker: string): Promise<KeptPage | null> {
  if (!isPossible()) return null;
  const response = await (await caches.open(store)).match(addressOf(ticker));
  // Only `keepAnalysis` writes there.
  return response === undefined ? null : ((await response.json()) as KeptPage);
}

/** A copy on the day it is shown: its price has aged since it was kept. A clock that is behind makes nothing younger. */
export function agedCopy(page: KeptPage, now: Date): KeptPage {
  const today = now.toISOString().slice(0, 10);
  const { file } = page;
  return file.today !== undefined && file.today >= today ? page : { ...page, file: { ...file, today } };
}

/** Keeps an analysis without what is the reader's own: the question, the plan and what this installation offers while it answers. */
export async function keepAnalysis(page: AnalysisPageData): Promise<void> {
  if (!isPossible()) return;
  const { ticker, name } = page.file.fundamentals;
  const cache = await caches.open(store);
  const keptAt = page.analysedAt ?? new Date().toISOString();
  const body = JSON.stringify({ ...page, analysedAt: keptAt, read: undefined, allowance: null, narrationModel: null });
  const description = {
    "Content-Type": "application/json",
    [headers.ticker]: encodeURIComponent(ticker),
    [headers.name]: encodeURIComponent(name),
    [headers.keptAt]: keptAt,
  };
  await cache.put(addressOf(ticker), new Response(body, { headers: description }));
  const tooOld = (await keptAnalyses()).slice(most);
  await Promise.all(tooOld.map((old) => cache.delete(addressOf(old.ticker))));
}

/**
 * Deletes the stored analyses when they belong to another holder, so sign-out, account deletion and an expired session
 * leave nothing behind. A person who signs in takes over the analyses read before. `holder` null: not signed in.
 */
export async function keepOnlyFor(holder: string | null): Promise<void> {
  if (!isPossible()) return;
  const former = localStorage.getItem(holderKey);
  if (former === holder) return;
  if (former !== null) await caches.delete(store);
  if (holder === null) localStorage.removeItem(holderKey);
  else localStorage.setItem(holderKey, holder);
}
