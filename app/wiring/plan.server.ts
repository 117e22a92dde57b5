import type { MarketData } from "@valora/market-data";
import type { Config } from "../config/config.server.ts";
import { planInMemory } from "../core/usage/use-cases/plan-in-memory.ts";
import type { UsageContext } from "../core/usage/use-cases/with-quota.ts";
import { secrets } from "../features/accounts/security/secrets.ts";
import type { openAccounts } from "./storage.server.ts";

type Parts = { people: Awaited<ReturnType<typeof openAccounts>>; marketData: MarketData };

/** The free plan, counted in the database, and for included companies in memory while that is away. */
export function planOf(
  { hasPlanLimits, anonymousCompaniesAMinute }: Config,
  { people: { accounts, planAtHand: atHand }, marketData }: Parts,
): Pick<UsageContext, "openCompany" | "openedToday" | "allowanceOf" | "atHand"> {
  if (!hasPlanLimits)
    return { openCompany: null, openedToday: accounts.openedToday, allowanceOf: accounts.allowanceOf };
  const included = new Set(marketData.bundledTickers());
  const counted = planInMemory(accounts, {
    now: () => new Date(),
    secrets,
    anonymousCompaniesAMinute,
    isAtHand: (ticker) => included.has(ticker),
  });
  return { ...counted, atHand };
}
