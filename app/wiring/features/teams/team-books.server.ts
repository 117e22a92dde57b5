import type { ValuationView } from "@valora/valuation";
import type { Account, Caller } from "../../../core/shared/use-cases/caller.ts";
import type { Context } from "../../../core/shared/use-cases/context.ts";
import { openedBy, type UsageContext, withQuota } from "../../../core/usage/use-cases/with-quota.ts";
import type { TeamAlert, TeamAlertChange, TeamBook } from "../../../features/teams/contracts/team-book.ts";
import type { NewAlert } from "../../../features/watchlist/contracts/watchlist.ts";
import { conditionOf, thresholdCurrency } from "../../../features/watchlist/use-cases/alert-condition.ts";
import { queryUnder } from "../../../features/watchlist/use-cases/watched-valuation.ts";
import type { OptionalDependencies } from "../../optional-dependencies.server.ts";
import { withoutAccounts, withoutTeams } from "../people.server.ts";
import { watchlistValuerIn } from "../watchlist.server.ts";

type Parts = {
  context: Context;
  usage: UsageContext;
  people: Pick<OptionalDependencies, "accounts" | "teams">;
};
type OfBook = { id: string; bookId: string };

/** Books of teams, valued for each reader as their own watchlist is; a company that is added is opened within the plan. */
export function teamBooksIn({ context, usage, people: { accounts = withoutAccounts, teams = withoutTeams } }: Parts) {
  const valuer = watchlistValuerIn(context);
  return {
    list: teams.books,
    toFill: teams.booksToFill,
    make: teams.makeBook,
    rename: teams.renameBook,
    remove: teams.removeBook,
    removeCompany: teams.removeFromBook,
    removeAlert: teams.removeBookAlert,
    mail: teams.mailBookAlerts,
    addAlert(account: Account, { ticker, id, bookId, ...change }: OfBook & NewAlert): Promise<TeamAlert> {
      const condition = () => conditionOf(change, thresholdCurrency(valuer, ticker));
      return teams.addBookAlert(account, { id, bookId, ticker, condition });
    },
    changeAlert(
      account: Account,
      { alertId, id, bookId, ...change }: OfBook & { alertId: string } & TeamAlertChange,
    ): Promise<TeamAlert> {
      const condition = ({ ticker, condition: former }: TeamAlert) => {
        const present = thresholdCurrency(valuer, ticker);
        const kept = "currency" in former ? former.currency : null;
        return conditionOf(change, async (measure) => (former.measure === measure && kept) || (await present(measure)));
      };
      return teams.changeBookAlert(account, { id, bookId, alertId, condition });
    },
    async read(account: Account, { view, ...asked }: OfBook & { view?: ValuationView | undefined }): Promise<TeamBook> {
      const { tickers, ...book } = await teams.readBook(account, asked);
      const opened = await openedBy(usage, { account, address: "" });
      return { ...book, ...(await accounts.useCases.companiesForReader(account, { tickers, valuer, opened, view })) };
    },
    addCompany(caller: Caller & { account: Account }, { ticker, ...book }: OfBook & { ticker: string }): Promise<void> {
      const query = queryUnder(null, ticker, { providers: valuer.providers });
      const open = () => withQuota(usage, { caller, ticker }, () => valuer.analyse(query));
      return teams.addToBook(caller.account, { ...book, ticker, open });
    },
  };
}
