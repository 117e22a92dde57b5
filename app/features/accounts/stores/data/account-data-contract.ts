import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { historyStore } from "../../../../core/history/stores/history-store.ts";
import { seenRun } from "../../../../core/history/use-cases/seen-run-contract.ts";
import { popularityStore } from "../../../../core/lists/stores/popularity-store.ts";
import { outboxStore } from "../../../../core/mail/stores/outbox-store.ts";
import { type Delivery, deliverMail } from "../../../../core/mail/use-cases/deliver-mail.ts";
import { firstPage } from "../../../../core/shared/contracts/pages.ts";
import type { Account } from "../../../../core/shared/use-cases/caller.ts";
import { columnsThatOutlive, placesOf } from "../../../../database/every-table-contract.ts";
import { connectionStore } from "../../../brokers/stores/connection-store.ts";
import { conversationStore } from "../../../conversations/stores/conversation-store.ts";
import { jobStore } from "../../../jobs/stores/job-store.ts";
import { portfolioStore } from "../../../portfolio/stores/portfolio-store.ts";
import { savedStore } from "../../../saved/stores/saved-store.ts";
import { shareLinkStore } from "../../../share-links/stores/share-link-store.ts";
import { sheetLinkStore } from "../../../sheet-links/stores/sheet-link-store.ts";
import { thesisStore } from "../../../theses/stores/thesis-store.ts";
import { versionStore } from "../../../versions/stores/version-store.ts";
import { keptVersion } from "../../../versions/use-cases/kept-version-contract.ts";
import { watchlistStore } from "../../../watchlist/stores/watchlist-store.ts";
import { sealedSecrets } from "../../security/sealed-secrets.ts";
import { secrets } from "../../security/secrets.ts";
import { type AccountsRig, ana, code, DAY, start } from "../accounts-contract.ts";
import { beginSignIn, withFactor } from "../factor-sign-in-contract.ts";

const brokerKey = "PKBROKERBROKERBROKER";
const brokerSecret = "secretOfBroker".repeat(3);

/** Mail, expiry, export and removal of what is kept of a person. */
export function accountData(rig: AccountsRig): void {
  const { accounts, contextOf, visitor, signUp, registered, signIn, clock, database } = rig;

  it("send each mail once, try again later what failed, and forget the text of what was sent", async () => {
    await signUp();
    const outbox = outboxStore(database.kysely);
    const sent: string[] = [];
    let answer: Delivery = { kind: "postponed", reason: "451 try later" };
    const { signal } = new AbortController();
    const send = async ({ recipient }: { recipient: string }) => {
      sent.push(recipient);
      return answer;
    };
    const deliver = () =>
      deliverMail({ now: () => new Date(clock.at), outbox, send, isUnsaid: async () => false }, signal);
    expect(await Promise.all([deliver(), deliver()])).toEqual(expect.arrayContaining([1, 0]));
    expect(await outbox.list(firstPage)).toMatchObject([
      { attempts: 1, failure: "451 try later", text: expect.any(String) },
    ]);
    clock.at += 59_000;
    expect(await deliver()).toBe(0);
    answer = { kind: "sent" };
    clock.at += 1_000;
    expect(await deliver()).toBe(1);
    clock.at += DAY;
    expect(await deliver()).toBe(0);
    expect(sent).toHaveLength(2);
    expect(await outbox.list(firstPage)).toMatchObject([
      { text: null, sentAt: new Date(start + 60_000), failure: null },
    ]);
  });

  it("delete rows whose retention period is over", async () => {
    const account = await registered();
    await signIn();
    await signUp({ email: "late@test.example" });
    await accounts.requestReset(visitor(), ana.email);
    await contextOf(database).accounts.purgeExpired(new Date(start + 31 * DAY));
    for (const table of ["sessions", "sign_ups", "password_resets", "outbox", "paces"] as const) {
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
    expect(await accounts.apiKeysOf(account)).toEqual([]);
    expect(await database.kysely.selectFrom("accounts").select("id").execute()).toHaveLength(1);
  });

  it("leave nothing of a second factor, its recovery codes and the sign-ins that wait for it", async () => {
    const { account, codes } = await withFactor(rig);
    const begun = await beginSignIn(rig);
    expect(await placesOf(database.kysely, [account.id])).toEqual(
      expect.arrayContaining(["authenticators", "recovery_codes", "begun_sign_ins"].map((t) => `${t}: ${account.id}`)),
    );
    await accounts.close(account, ana.password);
    const hashes = [account.id, secrets.hashOf(begun.secret), ...codes];
    expect(await placesOf(database.kysely, hashes)).toEqual([]);
  });

  it("export every table that names a person", async () => {
    const account = await registered();
    await signIn();
    await accounts.createApiKey(rig.proved(account), "mine");
    const { rows } = await sql<{ table_name: string }>`
        select distinct table_name from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'email', 'recipient') and table_name not in ('sign_ups', 'identity_sign_ups')
      `.execute(database.kysely);
    const exported = await accounts.export(account);
    expect(Object.keys(exported)).toEqual(expect.arrayContaining(rows.map((row) => row.table_name)));
    expect(exported).toMatchObject({
      accounts: [{ email: ana.email, display_name: "Ana", age_declared_at: new Date(start) }],
      sessions: [{ device: "Firefox · Linux" }],
      api_keys: [{ name: "mine" }],
      outbox: [{ recipient: ana.email }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/hash|scrypt/);
  });

  /** The traces of a person who has used the product: a run, a search, a message, and a chat without having signed in. */
  const liveOf = async ({ id }: Account) => {
    const { kysely } = database;
    const at = new Date(start);
    await historyStore(kysely).keep([{ accountId: id, at, day: "2026-03-01", question: "", run: seenRun }]);
    await popularityStore(kysely).count([{ day: "2026-03-01", ticker: "KO", who: id }]);
    const watched = { accountId: id, ticker: "KO", now: at, most: 1 };
    await watchlistStore(kysely).add(watched);
    await watchlistStore(kysely).addAlert({
      ...watched,
      condition: { measure: "status", status: "fair" },
      beginning: { state: "unread", basis: "", asOf: null },
    });
    await versionStore(kysely).add({ ...keptVersion, accountId: id, clientKey: randomUUID() }, 1);
    const screen = { kind: "screen", name: "Mine", content: "country=ES", isWatched: true } as const;
    await savedStore(kysely).add({ ...screen, accountId: id, changedAt: at }, { most: 1, mostWatched: 1 });
    await portfolioStore(kysely).add(
      { accountId: id, name: "Mine", currency: "EUR", positions: "KO\t10", changedAt: at },
      1,
    );
    const seals = sealedSecrets(() => ({ current: 1, keys: new Map([[1, Buffer.alloc(32, "of this test")]]) }));
    const connected = await connectionStore(kysely, seals).add(
      {
        ...{ accountId: id, name: "Papers", currency: "EUR", now: at },
        credentials: { broker: "alpaca", keyId: brokerKey, secret: brokerSecret, isPaper: true },
        fetched: { positions: "KO\t1", leftOut: [], accounts: 1, asOf: null, tellsCash: true },
      },
      2,
    );
    expect(connected).toMatchObject({ portfolioName: "Papers" });
    const limit = { figure: "operatingMargin", bound: "atLeast", threshold: 0.25, value: 0.3 } as const;
    const thesis = await thesisStore(kysely).save(
      {
        ...{ owner: { id }, ticker: "KO", name: "KO", thesis: "It is mine.", disproof: "", reviewOn: null },
        ...{ buyPrice: null, sellPrice: null, currency: "USD" },
        limits: [{ ...limit, asOf: "2025-12-31", isCrossed: false, crossedAt: null, filing: "2026-02-20" }],
      },
      { most: 1, change: () => at, today: "2026-03-01" },
    );
    const settings = {
      ...{ name: "Mine", companies: { kind: "watchlist" as const }, question: "", cron: "0 8 * * *" },
      ...{ timeZone: "Europe/Madrid", deliveries: { mail: null, webhook: false, file: null } },
    };
    const job = { accountId: id, settings, nextRunAt: at, now: at, most: 1, key: null };
    const added = await jobStore(kysely).add(job);
    if (typeof added === "object") await jobStore(kysely).queueRun({ accountId: id, id: added.id, now: at });
    await shareLinkStore(kysely).add(
      {
        ...{ accountId: id, tokenHash: "link", kind: "live", versionId: null, ticker: "KO", name: "KO", question: "" },
        ...{ showsNote: false, passwordHash: null, cardOrigins: [], createdAt: at, expiresOn: null },
      },
      { most: 1, mostClosed: 1, isOpen: () => true },
    );
    await sheetLinkStore(kysely).add(
      {
        ...{ accountId: id, tokenHash: "hash of a sheet", document: "analysis", subject: "KO", question: "ticker=KO" },
        ...{ createdAt: at, expiresOn: "2030-01-31" },
      },
      { most: 1, mostClosed: 1, isOpen: () => true },
    );
    const first = { author: "reader", text: "It is mine, and I wait.", clientKey: randomUUID(), at } as const;
    const written = { email: ana.email, subject: "KO", language: "es" } as const;
    const talks = conversationStore(kysely);
    await talks.open({
      ...written,
      kind: "form",
      accountId: id,
      secretHash: null,
      first: { ...first, accountId: id },
    });
    const chat = { ...first, clientKey: randomUUID(), accountId: null };
    await talks.open({ ...written, kind: "chat", accountId: null, secretHash: "chat", first: chat });
    return { thesisId: typeof thesis === "object" ? thesis.id : expect.unreachable(thesis) };
  };

  it("hang every row that names an account on the account, in tables of today and of tomorrow", async () => {
    expect(await columnsThatOutlive(database.kysely)).toEqual([]);
  });

  it("leave nothing of a removed person in any table but that a hashed id was removed", async () => {
    const account = await registered();
    const { token } = await signIn();
    const key = await accounts.createApiKey(rig.proved(account), "mine");
    await accounts.requestReset(visitor(), ana.email);
    await signIn({ password: "wrong horse battery 9" }).catch(() => {});
    await accounts.openCompany({ account, address: "10.9.9.9" }, "KO");
    const { thesisId } = await liveOf(account);
    const named = [account.id, ana.email, thesisId];
    const before = (await placesOf(database.kysely, named)).map((place) => place.split(":")[0]);
    expect(before).toEqual(
      expect.arrayContaining([
        "alerts",
        "broker_connections",
        "conversations",
        "history_entries",
        "jobs",
        "plan_uses",
        "portfolios",
        "saved_items",
        "share_links",
        "sheet_links",
        "theses",
        "thesis_limits",
        "versions",
      ]),
    );
    const exported = await accounts.export(account);
    expect(JSON.stringify(exported)).not.toMatch(new RegExp(`credentials|${brokerKey}|${brokerSecret}|v1\\.`));
    expect(JSON.stringify(exported)).not.toContain("hash of a sheet");
    expect(exported).toMatchObject({
      broker_connections: [{ broker: "alpaca", is_paper: true, as_of: null, accounts: 1 }],
      sheet_links: [
        { document: "analysis", subject: "KO", question: "ticker=KO", expires_on: "2030-01-31", last_read_on: null },
      ],
      saved_items: [{ kind: "screen", name: "Mine", content: "country=ES", is_watched: true, companies: null }],
      thesis_limits: [
        {
          thesis_id: thesisId,
          figure: "operatingMargin",
          bound: "atLeast",
          threshold: 0.25,
          checked_filing: "2026-02-20",
        },
      ],
    });
    await expect(accounts.close(account, "wrong horse battery 9")).rejects.toEqual(code("passwordWrong"));
    await accounts.close(account, ana.password);

    const traces = [...named, secrets.hashOf(ana.email), secrets.hashOf(token), secrets.hashOf(key)];
    expect(await placesOf(database.kysely, traces)).toEqual([]);
    expect(await database.kysely.selectFrom("removed_accounts").selectAll().execute()).toEqual([
      { id_hash: secrets.hashOf(account.id), removed_at: new Date(start) },
    ]);
    expect(await accounts.personOf(token)).toBeNull();
    await expect(accounts.accountOfApiKey(key)).rejects.toEqual(code("apiKeyInvalid"));
    await expect(signIn()).rejects.toEqual(code("credentialsInvalid"));
  });
}
