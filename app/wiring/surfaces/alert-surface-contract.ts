import { providerIds } from "@valora/market-data";
import type { Policy } from "../../core/policies/contracts/policy.ts";
import type { AlertCondition } from "../../features/watchlist/contracts/watchlist.ts";
import { basisOf } from "../../features/watchlist/use-cases/alert-reading.ts";
import { checkAlerts } from "../../features/watchlist/use-cases/check-alerts.ts";
import { watchlistValuerIn } from "../features/watchlist.server.ts";
import type { Asked, Installed, Told } from "./installed-contract.ts";

const conditionsOfValue = [
  { measure: "gap", direction: "above", threshold: -0.95 },
  { measure: "status", status: "undervalued" },
  { measure: "status", status: "fair" },
  { measure: "status", status: "overvalued" },
] as const satisfies readonly AlertCondition[];

const conditionOfRatio: AlertCondition = {
  ...{ measure: "ratio", ratio: "revenue / marketValue", unit: "rate" },
  ...{ direction: "above", threshold: 0, currency: null },
};

/** The policy of a reader who has chosen a source. */
export const policyOf = (source: string): Policy | null =>
  source === ""
    ? null
    : {
        ...{ id: "01890000-0000-7000-8000-000000000002", name: "House", team: null, isActive: true },
        ...{
          scenario: "neutral",
          wacc: null,
          growth: null,
          horizon: null,
          view: null,
          ...{ discounting: null, cashFlow: null, dividends: null },
          source: providerIds.find((id) => source === `&source=${id}`) ?? null,
        },
      };

/** The mails of an alert on a difference and on each status, and whom the price was from. */
export async function alertSurface(world: Installed, asked: Asked): Promise<Told> {
  const { sources, mails } = await toldOf(conditionsOfValue, world, asked);
  return { priceSource: sources[0], judgements: mails };
}

/** What endpoints are told of a crossing. */
export async function eventSurface(world: Installed, asked: Asked): Promise<Told> {
  const { events } = await toldOf(conditionsOfValue, world, asked);
  return { judgements: events.map((event) => JSON.stringify(event)) };
}

/** The mail of an alert on an own ratio, and whom the price was from: it follows no policy, not even its source. */
export async function ratioAlertSurface(world: Installed, asked: Asked): Promise<Told> {
  const { sources, mails } = await toldOf([conditionOfRatio], world, asked);
  return { priceSource: sources[0], judgements: mails };
}

/** What endpoints are told of a ratio that has crossed. */
export async function ratioEventSurface(world: Installed, asked: Asked): Promise<Told> {
  const { events } = await toldOf([conditionOfRatio], world, asked);
  return { judgements: events.map((event) => JSON.stringify(event)) };
}

type AlertsTold = Awaited<ReturnType<typeof alertsTold>>;

async function toldOf(conditions: readonly AlertCondition[], { context }: Installed, { ticker, source }: Asked) {
  const each: AlertsTold[] = [];
  for (const condition of conditions)
    each.push(await alertsTold(context, { ticker, condition, policy: policyOf(source) }));
  return {
    mails: each.flatMap(({ mails }) => mails),
    sources: each.flatMap(({ sources }) => sources),
    events: each.flatMap(({ events }) => events),
  };
}

/** The mails and events of an alert that is armed, and whom the price was from that it read. */
async function alertsTold(
  context: Installed["context"],
  { ticker, condition, policy }: { ticker: string; condition: AlertCondition; policy: Policy | null },
) {
  const alert = {
    ...{ id: "1", accountId: "ana", ticker, condition, ownPrice: null, book: null, muteKey: "k" },
    ...({ state: "armed", basis: basisOf(condition, policy, null), language: "en" } as const),
    ...{ recipient: "ana@test.example", displayName: "Ana" },
  };
  const due = [alert];
  const [mails, sources]: [string[], string[]] = [[], []];
  const events: unknown[] = [];
  const valuer = watchlistValuerIn(context);
  await checkAlerts(
    {
      ...valuer,
      analyse: async (query) => {
        const analysis = await valuer.analyse(query);
        sources.push(analysis.file.fundamentals.quote?.source ?? "");
        return analysis;
      },
      now: context.now,
      watchlist: {
        takeDue: async () => due.splice(0, 1),
        fire: async ({ event }) => {
          mails.push(condition.measure);
          events.push(JSON.parse(event.body));
          return true;
        },
        settle: async () => {},
      },
      activePolicyOf: async () => policy,
      write: async () => ({ subject: "", text: "" }),
      addressOf: (path) => path,
      warn: (error) => {
        throw error;
      },
    },
    new AbortController().signal,
  );
  return { mails, sources, events };
}
