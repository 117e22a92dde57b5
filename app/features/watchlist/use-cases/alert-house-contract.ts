import { createMarketData } from "@valora/market-data";
import { valueCompany } from "@valora/valuation";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { type Analysis, analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import type { AlertCondition } from "../contracts/watchlist.ts";
import { type AlertContext, checkAlerts, type TriggeredAlert } from "./check-alerts.ts";
import type { DueAlert } from "./watchlist-context.ts";

export const marketData = await createMarketData();
export const today = new Date(`${marketData.asOf}T15:00:00Z`);
export const coke = await analyseCompany(
  { ...testContext(), now: () => today, marketData },
  { language: "es" },
  { ticker: "KO", scenario: "neutral" },
);
export const mean = coke.report.summary.mean ?? 0;
export const currency = coke.file.fundamentals.currency;

const alert = (condition: AlertCondition): DueAlert => ({
  id: "1",
  accountId: "ana",
  ticker: "KO",
  condition,
  state: "unread",
  basis: "",
  ownPrice: null,
  book: null,
  muteKey: "k",
  recipient: "ana@test.example",
  displayName: "Ana",
  language: "es",
});

/** A house where one alert is checked again and again, at prices that are set by hand; the values are the engine's. */
export function house(condition: AlertCondition) {
  let kept = alert(condition);
  let isDue = true;
  const told: TriggeredAlert[] = [];
  const warned: unknown[] = [];
  const world = {
    price: mean,
    asOf: marketData.asOf as string,
    policy: null as Policy | null,
    failure: null as Error | null,
    now: today,
    ownPrice: null as DueAlert["ownPrice"],
    /** What differs in the accounts. */
    fundamentals: {} as Partial<Analysis["file"]["fundamentals"]>,
  };
  const asked: AnalysisQuery[] = [];
  const context: AlertContext = {
    now: () => world.now,
    pause: async () => {},
    providers: ["automatic", "bundled"],
    activePolicyOf: async () => world.policy,
    addressOf: (path) => `https://valora.example${path}`,
    warn: (error) => warned.push(error),
    async analyse(query): Promise<Analysis> {
      asked.push(query);
      if (world.failure !== null) throw world.failure;
      const quote = { value: query.price ?? world.price, currency, asOf: world.asOf, source: "test" };
      const fundamentals = { ...coke.file.fundamentals, quote, ...world.fundamentals };
      const file = { ...coke.file, fundamentals };
      const { view, scenario } = query;
      return { ...coke, file, ...(view && { report: valueCompany(file, { scenario, overrides: { view } }) }) };
    },
    write: async (seen) => {
      told.push(seen);
      return { subject: "s", text: "t" };
    },
    watchlist: {
      async takeDue() {
        const taken = isDue ? [{ ...kept, ownPrice: world.ownPrice }] : [];
        isDue = false;
        return taken;
      },
      async fire({ basis }) {
        kept = { ...kept, state: "waiting", basis };
        return true;
      },
      async settle({ state, basis }) {
        kept = { ...kept, state, basis };
      },
    },
  };
  const check = async (changes: Partial<typeof world> = {}) => {
    Object.assign(world, changes);
    isDue = true;
    return (await checkAlerts(context, new AbortController().signal)).told;
  };
  return { check, told, asked, warned, stateNow: () => kept.state };
}
