import { CompanyUnavailable, type MarketData } from "@valora/market-data";
import type { WrittenEvent } from "../../webhooks/contracts/written-event.ts";
import type { EventMail } from "../../webhooks/use-cases/webhook-context.ts";
import type { CrossedLimits, FilingRead, LimitQueue } from "./thesis-context.ts";
import { accountsRead, judgedLimit } from "./watched-limits.ts";

type Checking = {
  now(): Date;
  pause(): Promise<void>;
  queue: LimitQueue;
  marketData: Pick<MarketData, "fundamentalsOf">;
  write(crossed: CrossedLimits & FilingRead): Promise<EventMail>;
  eventOf(crossed: CrossedLimits & FilingRead): WrittenEvent<"thesis.limit">;
  warn(error: unknown): void;
};

/** Holds the limits of theses against each new filing of their companies; says how many theses were told of. */
export async function checkLimits(context: Checking, signal: AbortSignal): Promise<number> {
  let told = 0;
  for (const ticker of await context.queue.tickers()) {
    signal.throwIfAborted();
    try {
      told += await checkCompany(context, ticker);
    } catch (error) {
      // A company whose accounts cannot be had now is looked at again in the next round.
      if (!(error instanceof CompanyUnavailable)) context.warn(error);
    }
    await context.pause();
  }
  return told;
}

async function checkCompany({ now, queue, marketData, write, eventOf }: Checking, ticker: string): Promise<number> {
  const accounts = accountsRead((await marketData.fundamentalsOf(ticker)).fundamentals);
  const { filing, isDated } = accounts;
  let told = 0;
  for (const thesis of await queue.due({ ticker, filing })) {
    const at = now();
    const isTold = await queue.check(thesis, {
      filing,
      judge: (limit) => judgedLimit(limit, accounts, at),
      async tell(limits) {
        const crossed = { ...limits, filing, isDated };
        return { mail: await write(crossed), event: eventOf(crossed) };
      },
      now: at,
    });
    if (isTold) told += 1;
  }
  return told;
}
