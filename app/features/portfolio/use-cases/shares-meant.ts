import type { MarketData } from "@valora/market-data";
import type { Broker } from "../contracts/portfolio-limits.ts";
import type { Holding } from "./holding.ts";
import { shareMeant } from "./share-meant.ts";

type Context = { marketData: MarketData; pause(): Promise<void> };
type Asked = { holdings: readonly Holding[]; broker: Broker | null; signal?: AbortSignal };

/** How many symbols are looked up, in some milliseconds, before the process answers other readers. */
const LOOKUPS_AT_A_TIME = 10;

/** The share of each row, looked up once for all that are written alike. */
export async function* sharesMeant(
  context: Context,
  { holdings, broker, signal }: Asked,
): AsyncGenerator<[Holding, ReturnType<typeof shareMeant>], void, void> {
  const meantBy = new Map<string, ReturnType<typeof shareMeant>>();
  for (const holding of holdings) {
    const { isin, symbol, name, quotedIn, listedAt } = holding;
    const written = JSON.stringify([isin, symbol, name, quotedIn, listedAt]);
    const meant = meantBy.get(written) ?? shareMeant(context, holding, broker);
    if (!meantBy.has(written) && meantBy.size % LOOKUPS_AT_A_TIME === LOOKUPS_AT_A_TIME - 1) {
      await context.pause();
      signal?.throwIfAborted();
    }
    meantBy.set(written, meant);
    yield [holding, meant];
  }
}
