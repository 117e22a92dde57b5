import { randomBytes } from "node:crypto";
import { createMarketData } from "@valora/market-data";
import { readConfig } from "../../config/config.server.ts";
import type { Account } from "../../core/shared/use-cases/caller.ts";
import { openDatabase } from "../../database/open-database.ts";
import { justProved } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { createLog } from "../../http/request-log.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { composeAccounts } from "../../wiring/features/account-context.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { testDependencies } from "../../wiring/test-dependencies-contract.ts";
import { servedProduct } from "../served-product.ts";

const appKeys = `1:${randomBytes(32).toString("base64")}`;
export const password = "correct horse battery 9";

export type KeyedServer = Awaited<ReturnType<typeof keyedServer>>;
type From = { headers?: Readonly<Record<string, string>>; address?: string; key?: string };

/** A server of an installation, as each of its processes has one; a test holds its teams up, and fails them, as long as it likes. */
export async function keyedServer(place: { url: string | null; folder: string }) {
  const config = readConfig({ NODE_ENV: "test", APP_KEYS: appKeys });
  const database = await openDatabase(place);
  await database.ready;
  const people = await composeAccounts({ database, config, log: createLog("silent") });
  const held = { before: async () => {}, after: async () => {} };
  const product = productOf({ ...testContext(), marketData: createMarketData(), now: () => new Date() }, null, {
    ...testDependencies,
    ...{ accounts: { useCases: people.accounts, sendsMail: false }, idempotency: people.idempotency },
    ...{ jobs: people.jobs, portfolios: people.portfolios, conversations: people.conversations },
    teams: {
      ...people.teams,
      async make(...asked) {
        await held.before();
        const made = await people.teams.make(...asked);
        await held.after();
        return made;
      },
    },
  });
  const app = servedProduct(product);
  const post = async (path: string, body: unknown, { headers = {}, address = "203.0.113.7", key }: From = {}) =>
    app.request(
      `http://localhost/api${path}`,
      {
        method: "POST",
        headers: {
          ...{ "Content-Type": "application/json", ...headers },
          ...(key !== undefined && { "Idempotency-Key": key }),
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      },
      // What the server reads of a connection.
      { incoming: { socket: { remoteAddress: address } } },
    );
  return {
    ...{ database, people, held, post },
    programOf: async (account: Account) => ({
      Authorization: `Bearer ${await people.accounts.createApiKey(justProved(account), "program")}`,
    }),
    async close() {
      await people.stop();
      await database.close();
    },
  };
}
