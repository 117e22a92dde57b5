import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { readConfig } from "../../config/config.server.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { openDatabase } from "../../database/open-database.ts";
import { openedSession } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { sessionCookie } from "../../http/cookies.ts";
import { createLog } from "../../http/request-log.ts";
import { serve } from "../../http/serve.ts";
import { productOf } from "../../wiring/composition.server.ts";
import { composeAccounts } from "../../wiring/features/account-context.server.ts";
import { testContext } from "../../wiring/test-context.server.ts";
import { testDependencies } from "../../wiring/test-dependencies-contract.ts";
import { exchange } from "./exchange.ts";
import type { RawRequest } from "./raw-request.ts";

/** A real server with real accounts on a database of its own; its pages are stand-ins. */
export async function startServedAccounts() {
  const folder = await folderWithDatabase("served-accounts");
  const config = readConfig({ PORT: "0", NODE_ENV: "test", DATA_DIR: folder, TRUSTED_PROXIES: "127.0.0.1" });
  const logLines: string[] = [];
  const log = createLog("info", { write: (line) => logLines.push(line) });
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const people = await composeAccounts({ database, config, log });
  const { accounts, conversations, history, popularity } = people;
  const product = productOf({ ...testContext(), now: () => new Date() }, config, {
    ...testDependencies,
    accounts: { useCases: accounts, sendsMail: false },
    conversations,
    usage: {
      now: () => new Date(),
      openCompany: null,
      openedToday: async () => "all",
      ownPricesOf: async () => ({ policy: null, noted: new Map() }),
      allowanceOf: async () => null,
      popularity: { count: () => {}, mostVisited: popularity.mostVisited },
      remember: () => {},
    },
  });
  const serving = await serve({
    config,
    log,
    composed: {
      product,
      isDatabaseAnswering: database.isAnswering,
      close: async () => {
        await people.stop();
        await database.close();
        rmSync(folder, { recursive: true, force: true });
      },
    },
    pages: async () => new Response(null, { status: 404 }),
    files: null,
  });
  // A listening TCP server has an address of this kind.
  const where = { host: "127.0.0.1", port: (serving.server.address() as AddressInfo).port };
  return {
    send: (request: RawRequest) => exchange(request, where),
    accounts,
    history,
    kysely: database.kysely,
    logLines,
    /** A person with an account, and the cookie of their session. */
    async signedInPerson(email: string, password = usualPassword) {
      const form = { email, password, displayName: "Ana", isOldEnough: true, language: "es" };
      await accounts.signUp({ address: email }, form);
      await accounts.grantRole(email, "user");
      const session = await openedSession(
        accounts.signIn({ address: email }, { email, password, device: "", deviceSecret: null }),
      );
      return { account: session.account, cookie: sessionCookie(session, false).split(";")[0] ?? "" };
    },
    /** Number of accounts and pending sign-ups. */
    countPeople: async () => {
      const { rows } = await sql<{ people: number }>`
        select (select count(*) from accounts)::int + (select count(*) from sign_ups where expires_at > now())::int as people
      `.execute(database.kysely);
      return rows[0]?.people ?? 0;
    },
    /** The text of the mail to an address with a link of this kind. Waits for it; empty when none arrives. */
    async linkMailedTo(email: string, path: "confirm" | "reset"): Promise<string> {
      const mails = database.kysely.selectFrom("outbox").select("text").where("recipient", "=", email);
      for (let count = 0; count < 100; count += 1) {
        const found = (await mails.execute()).find(({ text }) => text?.includes(`/auth/${path}?token=`));
        if (found !== undefined) return found.text ?? "";
        await setTimeout(50);
      }
      return "";
    },
    countMails: async () => (await database.kysely.selectFrom("outbox").select("id").execute()).length,
    stop: serving.stop,
  };
}
export type ServedAccounts = Awaited<ReturnType<typeof startServedAccounts>>;

export const usualPassword = "correct horse battery 9";

/** The secret of the link in a mail. */
export const tokenIn = (mail: string): string => /token=([\w-]{43})/.exec(mail)?.[1] ?? "";
