import type { ValuationView } from "@valora/valuation";
import { analyseCompany } from "../../core/analysis/use-cases/analyse-company.ts";
import type { Account, Caller } from "../../core/shared/use-cases/caller.ts";
import type { Context } from "../../core/shared/use-cases/context.ts";
import { openedBy, type UsageContext, withQuota } from "../../core/usage/use-cases/with-quota.ts";
import type { Database } from "../../database/open-database.ts";
import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import type { AlertChange, NewAlert } from "../../features/watchlist/contracts/watchlist.ts";
import { writeAlertMail } from "../../features/watchlist/mail/write-alert-mail.ts";
import { type AlertContext, checkAlerts } from "../../features/watchlist/use-cases/check-alerts.ts";
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
  watching: Watching;
  origin: string;
  log: Log;
  states: DependencyStates;
};

/** What people watch, and the policy that each of them values it by. */
export type Watching = Awaited<ReturnType<typeof openAccounts>>["watching"];

/** What the check of alerts asks of the world. */
export const alertContext = (
  valuer: WatchlistValuer,
  { watching, origin, now, warn }: Pick<AlertParts, "watching" | "origin"> & Pick<AlertContext, "now" | "warn">,
): AlertContext => ({
  ...valuer,
  ...watching,
  now,
  write: (triggered) => writeAlertMail(triggered, origin),
  addressOf: (path) => new URL(path, origin).href,
  warn,
});

/** Looks at people's alerts while the process lives. */
export function alertsChecked({ context, database, watching, origin, log, states }: AlertParts) {
  const warn = warning(log, "alerts not checked");
  return ledJob(
    "alerts",
    { database, log, states },
    {
      run(signal) {
        const present = context();
        return checkAlerts(
          alertContext(watchlistValuerIn(present), { watching, origin, now: present.now, warn }),
          signal,
        );
      },
      say(checked) {
        if (checked.told > 0) log.info(checked, "alerts checked");
      },
    },
  );
}
