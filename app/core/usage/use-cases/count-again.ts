import type { Caller } from "../../shared/use-cases/caller.ts";
import { madridDay } from "../../shared/use-cases/madrid-day.ts";
import type { CountedAs, MeteredUse } from "../contracts/metered-use.ts";
import type { UsageContext } from "./with-quota.ts";

/** A reader who is sent a kept answer. */
export type ReaderAgain = CountedAs & { caller: Caller };

/** Dependencies of counting what a kept answer uses. */
export type CountAgainContext = {
  usage: Pick<UsageContext, "now" | "openCompany" | "atHand" | "popularity">;
  analyses: { record(analysis: { at: Date; ticker: string; scenario: string; language: string }): void };
  countArticle(view: { slug: string; language: string; reader: Caller }): void;
  countPage(visit: { pathname: string; who: string }): void;
};

/**
 * Counts for one more reader what an answer used, by the rules that held when it was made. Companies come first: a caller whose
 * plan does not allow one is refused by the same failure, and nothing else is counted. Answers at once where it can.
 */
export function countAgain(
  context: CountAgainContext,
  reader: ReaderAgain,
  uses: readonly MeteredUse[],
): void | Promise<void> {
  const opened = openAll(context.usage, reader.caller, uses);
  if (opened === undefined) countAll(context, reader, uses);
  return opened?.then(() => countAll(context, reader, uses));
}

/** Opens the companies, in their order; undefined where nothing has to be waited for. */
function openAll(
  { openCompany, atHand }: CountAgainContext["usage"],
  caller: Caller,
  uses: readonly MeteredUse[],
): Promise<void> | undefined {
  if (openCompany === null) return undefined;
  const companies = uses.flatMap((use) => (use.kind === "company" ? [use.ticker] : []));
  const tickers = companies.filter((ticker) => atHand?.isOpen(caller, ticker) !== true);
  if (tickers.length === 0) return undefined;
  return (async () => {
    for (const ticker of tickers) await openCompany(caller, ticker);
  })();
}

function countAll(context: CountAgainContext, reader: ReaderAgain, uses: readonly MeteredUse[]): void {
  for (const use of uses) count(context, reader, use);
}

function count({ usage, analyses, countArticle, countPage }: CountAgainContext, reader: ReaderAgain, use: MeteredUse) {
  const { caller, isCounted, visitor } = reader;
  const at = usage.now();
  if (use.kind === "company" && use.isSearch)
    usage.popularity.count({ day: madridDay(at), ticker: use.ticker, who: caller.account?.id ?? caller.address });
  if (use.kind === "analysis") {
    const { kind: _kind, ...analysis } = use;
    analyses.record({ at, ...analysis });
  }
  if (use.kind === "article" && isCounted) countArticle({ slug: use.slug, language: use.language, reader: caller });
  if (use.kind === "page" && visitor !== null) countPage({ pathname: use.path, who: visitor });
}
