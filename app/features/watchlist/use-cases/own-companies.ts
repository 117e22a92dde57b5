import { type IsoDate, priceAgeOf, type ValuationView } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import type { SeenCompany } from "../../../core/lists/contracts/screened-company.ts";
import type { NotedPrice, OwnCompanies, OwnCompany, OwnPrices } from "../../../core/lists/use-cases/noted-price.ts";
import { listedCompany } from "../../../core/lists/use-cases/screened-company.ts";
import { activePolicyOf } from "../../../core/policies/use-cases/policies.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { OpenedCompanies } from "../../../core/usage/use-cases/plan-limits.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import { queryUnder, type WatchlistValuer } from "./watched-valuation.ts";

export async function ownPricesOf(
  context: Pick<AccountContext, "watchlist" | "policies">,
  { id }: Pick<Account, "id">,
): Promise<OwnPrices> {
  const watched = await context.watchlist.listOf(id);
  const noted = new Map(
    watched.flatMap(({ ticker, ownPrice }): [string, NotedPrice][] => (ownPrice === null ? [] : [[ticker, ownPrice]])),
  );
  return { policy: noted.size === 0 ? null : await activePolicyOf(context, id), noted };
}

type AskedOf = OwnPrices & { view: ValuationView; opened: OpenedCompanies };

const keptForMilliseconds = 5 * 60_000;

const mostKept = 600;

/**
 * Values companies at the prices that their reader has noted: the same question that the watchlist asks, so that a list says the
 * same number. What was asked is kept for some minutes, because a list is filtered and sorted many times over.
 */
export function ownCompaniesIn({ analyse, providers, pause }: WatchlistValuer, now: () => Date) {
  const known = new Map<string, { at: number; seen: SeenCompany }>();

  const seenAt = async (query: AnalysisQuery): Promise<SeenCompany | null> => {
    const question = JSON.stringify([dayOf(now()), query]);
    const kept = known.get(question);
    if (kept && now().getTime() - kept.at < keptForMilliseconds) return kept.seen;
    try {
      const { file, report } = await analyse(query);
      const seen = listedCompany(file, report);
      known.delete(question);
      known.set(question, { at: now().getTime(), seen });
      for (const oldest of [...known.keys()].slice(0, Math.max(0, known.size - mostKept))) known.delete(oldest);
      await pause();
      return seen;
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
  };

  return async ({ policy, noted, view, opened }: AskedOf): Promise<OwnCompanies> => {
    const companies = new Map<string, OwnCompany>();
    for (const [ticker, price] of noted) {
      const isOpen = opened === "all" || opened.has(ticker);
      const seen = isOpen ? await seenAt(queryUnder(policy, ticker, { providers, noted: price, view })) : null;
      companies.set(ticker, { noted: price, seen: seen && judgedAt(seen, price, dayOf(now())) });
    }
    return companies;
  };
}

const dayOf = (moment: Date): IsoDate => moment.toISOString().slice(0, 10);

/** By a price noted more than 180 days ago nothing is judged, as by an old one of the market. */
function judgedAt(seen: SeenCompany, { notedAt }: NotedPrice, today: IsoDate): SeenCompany {
  if (seen.silence !== null || priceAgeOf({ asOf: dayOf(notedAt), today }).kind !== "stale") return seen;
  return { ...seen, silence: "priceTooOld" };
}
