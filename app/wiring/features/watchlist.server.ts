import type { ValuationView } from "@valora/valuation";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import type { Account, Caller } from "../../core/shared/use-cases/caller.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { openedBy, type UsageContext, withQuota } from "../../core/usage/use-cases/with-quota.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import type { AlertChange, NewAlert } from "../../features/watchlist/contracts/watchlist.ts";
import { checkAlerts } from "../../features/watchlist/use-cases/check-alerts.ts";
import type { WatchlistValuer } from "../../features/watchlist/use-cases/watched-valuation.ts";
import { ledJob } from "../led-jobs.server.ts";
import { type Log, warning } from "../log.server.ts";
import type { OptionalDependencies } from "../optional-dependencies.server.ts";
import type { openAccounts } from "../storage.server.ts";
import { withoutAccounts } from "./people.server.ts";

/** Watchlists, valued by their owners' policies. */
export function watchlistIn({
  context,
  usage,
  people,
}: {
  context: Context;
  usage: UsageContext;
  people: Pick<OptionalDependencies, "accounts">;
}) {
  const { useCases } = people.accounts ?? withoutAccounts;
  const valuer = watchlistValuerIn(context);
  return {
    watchlistOf: async (account: Account, view?: ValuationView) => {
      const opened = await openedBy(usage, { account, address: "" });
      return useCases.watchlistOf(account, { valuer, opened, view });
    },
    /** Within the plan: a company that is not open today is opened. */
    watchCompany: (caller: Caller & { account: Account }, ticker: string) =>
      withQuota(usage, { caller, ticker }, () => useCases.watch(caller.account, { ticker, valuer })),
    addAlert: (account: Account, wanted: NewAlert) => useCases.addAlert(account, { ...wanted, valuer }),
    changeAlert: (account: Account, change: AlertChange & { id: string }) =>
      useCases.changeAlert(account, { ...change, valuer }),
    /** Whether any price can be of today: filings and what is bundled hold none. */
    hasLivePrices: context.marketData.providers().some(({ givesPrices }) => givesPrices),
  };
}

/** Values companies for lists and alerts; nothing is recorded of it. */
export const watchlistValuerIn = (context: Context): WatchlistValuer => ({
  analyse: (query) => analyseCompany(context, { language: "es" }, query, { isRecorded: false }),
  providers: context.marketData.providers().map(({ id }) => id),
  pause: context.pause,
});

type AlertParts = {
  /** With the prices of the moment: each turn has one set of them. */
  context: () => Context;
  database: Database;
  alerting: Awaited<ReturnType<typeof openAccounts>>["alerting"];
  log: Log;
  states: DependencyStates;
};

/** Looks at people's alerts while the process lives. */
export function alertsIn({ context, database, alerting, log, states }: AlertParts) {
  const warn = warning(log, "alerts not checked");
  return ledJob(
    "alerts",
    { database, log, states },
    {
      run(signal) {
        const present = context();
        return checkAlerts({ ...watchlistValuerIn(present), now: present.now, ...alerting, warn }, signal);
      },
      say(checked) {
        if (checked.told > 0) log.info(checked, "alerts checked");
      },
    },
  );
}
