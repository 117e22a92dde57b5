import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { sealedSecrets } from "../../accounts/security/sealed-secrets.ts";
import { rateStore } from "../../accounts/stores/rate-store.ts";
import { portfolioStore } from "../../portfolio/stores/portfolio-store.ts";
import { keptPortfoliosIn } from "../../portfolio/use-cases/keep-portfolio.ts";
import { askBrokerAt } from "../protocols/ask-broker.ts";
import {
  alpacaKey,
  alpacaPosition,
  flexDocument,
  flexPart,
  flexPosition,
  flexQuery,
  flexToken,
  json,
  startBrokerServers,
  xml,
} from "../protocols/broker-servers-contract.ts";
import type { BrokerContext } from "../use-cases/broker-context.ts";
import { brokersIn } from "../use-cases/connect-brokers.ts";
import { brokersOf } from "./broker-data.ts";
import { connectionStore } from "./connection-store.ts";
import { resealCredentials } from "./sealed-credentials.ts";

const { marketData } = testContext();
const keys: ReadonlyMap<number, Buffer> = new Map([1, 2].map((number) => [number, randomBytes(32)]));
const sealsOf = (current: number, known = keys) => sealedSecrets(() => ({ current, keys: known }));
const flex = { broker: "interactiveBrokers", name: "House", token: flexToken, query: flexQuery };
const alpaca = { broker: "alpaca", name: "Papers", ...alpacaKey, isPaper: true };

let servers: Awaited<ReturnType<typeof startBrokerServers>>;
beforeAll(async () => {
  servers = await startBrokerServers();
});
afterAll(() => servers.close());

onEachOwnDatabase("connected brokers", "connected-brokers", ({ database }) => {
  let at = Date.UTC(2026, 10, 28, 9, 12);
  const people = new Map<string, Account>();
  const person = (name: string) => people.get(name) ?? expect.unreachable(name);
  beforeEach(async () => {
    servers.answers({});
    servers.asked.length = 0;
    const { kysely } = database;
    await kysely.deleteFrom("accounts").execute();
    await kysely.deleteFrom("paces").execute();
    for (const name of ["ana", "ben"]) people.set(name, await addPerson(kysely, { name, at: new Date(at) }));
  });
  const brokers = (changes: Partial<BrokerContext> = {}) =>
    brokersIn(async () => ({
      mostOf: mostOf(true),
      ...{ now: () => new Date(at), isOffered: true, rates: rateStore(database.kysely), marketData },
      connections: connectionStore(database.kysely, sealsOf(1)),
      askBroker: askBrokerAt({ addresses: servers.addresses, pause: () => setTimeout(1) }),
      ...changes,
    }));
  const portfolios = () =>
    keptPortfoliosIn(async () => ({
      mostOf: mostOf(true),
      now: () => new Date(at),
      portfolios: portfolioStore(database.kysely),
    }));
  const sealed = async () =>
    (await database.kysely.selectFrom("broker_connections").select("credentials").execute()).map(
      ({ credentials }) => credentials,
    );
  /** Every row of every table, as text. */
  const everything = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(database.kysely);
    const tables = await Promise.all(
      rows.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.kysely)),
    );
    return JSON.stringify(tables.map((each) => each.rows));
  };

  it("fill a portfolio, and say who told the positions, when, and what is no share", async () => {
    const connected = await brokers().connect(person("ana"), flex);
    expect(connected).toMatchObject({
      ...{ broker: "interactiveBrokers", portfolioName: "House", isAsFetched: true, accounts: 1, tellsCash: true },
      ...{ fetchedAt: "2026-11-28T09:12:00.000Z", asOf: "2026-11-27" },
      leftOut: [{ reason: "notAShare" }, { reason: "cash" }],
    });
    expect(await portfolios().read(person("ana"), connected.portfolioId)).toMatchObject({
      ...{ name: "House", currency: "EUR", positions: "KO\t120\t6060\tUSD\nSAN.MC\t200.5\t641.6\tEUR" },
    });
    expect((await brokers().list(person("ana"))).connections).toEqual([connected]);
    const papers = await brokers().connect(person("ana"), alpaca);
    expect(papers).toMatchObject({ broker: "alpaca", isPaper: true, asOf: null });
    expect((await portfolios().read(person("ana"), papers.portfolioId)).positions).toBe("KO\t0.5\t25.25\tUSD");
  });

  it("take no symbol for another company's: by exchange and currency, by ISIN, or told as unknown", async () => {
    const positions = [
      flexPosition({ symbol: "SAN", listingExchange: "SBF", currency: "EUR", position: 1 }),
      flexPosition({ symbol: "SAN", listingExchange: "BM", currency: "USD", position: 2 }),
      flexPosition({ symbol: "SAN", listingExchange: "SOMEWHERE", currency: "EUR", position: 3 }),
      flexPosition({ symbol: "SAN", listingExchange: "SBF", currency: "EUR", isin: "FR0000000019", position: 4 }),
    ];
    servers.answers({ statement: [xml(flexDocument(flexPart({ positions })))] });
    const { portfolioId, leftOut } = await brokers().connect(person("ana"), flex);
    const kept = await portfolios().read(person("ana"), portfolioId);
    expect(kept.positions).toBe("SAN.PA\t1\nFR0000000019\t4");
    expect(leftOut).toEqual([
      { text: "SAN · 2 · USD", reason: "exchangeUnmatched" },
      { text: "SAN · 3 · EUR", reason: "exchangeUnmatched" },
    ]);
  });

  it("keep what opens an account sealed in its row, and tell it nowhere", async () => {
    const connected = await brokers().connect(person("ana"), flex);
    await brokers().connect(person("ana"), alpaca);
    const [first = "", second = ""] = await sealed();
    expect([first, second].map((text) => text.slice(0, 3))).toEqual(["v1.", "v1."]);
    const told = JSON.stringify([
      await brokers().list(person("ana")),
      await brokersOf(database.kysely, person("ana").id),
      await everything(),
    ]);
    for (const secret of [flexToken, flexQuery, alpacaKey.keyId, alpacaKey.secret]) expect(told).not.toContain(secret);
    expect(JSON.stringify(await brokersOf(database.kysely, person("ana").id))).not.toContain("v1.");
    // Moved to another row it does not open.
    await database.kysely.updateTable("broker_connections").set({ credentials: second }).execute();
    await expect(brokers().fetchAgain(person("ana"), connected.id)).rejects.toMatchObject({ code: "secretUnreadable" });
  });

  it("are fetched again in place of what was there, and say what was changed by hand since", async () => {
    const { id, portfolioId } = await brokers().connect(person("ana"), alpaca);
    at += 60_000;
    await portfolios().change(person("ana"), { id: portfolioId, name: "Mine", currency: "USD", positions: "KO\t9" });
    expect((await brokers().list(person("ana"))).connections).toMatchObject([
      { isAsFetched: false, portfolioName: "Mine" },
    ]);
    servers.answers({ positions: [json([alpacaPosition({ symbol: "JPM", qty: "3" })])] });
    at += 60_000;
    const again = await brokers().fetchAgain(person("ana"), id);
    expect(again).toMatchObject({ id, isAsFetched: true, fetchedAt: new Date(at).toISOString() });
    expect(await portfolios().read(person("ana"), portfolioId)).toMatchObject({
      name: "Mine",
      currency: "USD",
      positions: "JPM\t3",
    });
  });

  it("change nothing where the broker refuses, holds no share, or is not understood", async () => {
    const { id, portfolioId } = await brokers().connect(person("ana"), alpaca);
    const before = await portfolios().read(person("ana"), portfolioId);
    at += 60_000;
    for (const [positions, code] of [
      [json({ message: "forbidden." }, 403), "brokerKeyRefused"],
      [json([alpacaPosition({ symbol: "BTCUSD", qty: "1", asset_class: "crypto" })]), "brokerWithoutShares"],
      [json("no"), "brokerAnswerUnreadable"],
    ] as const) {
      servers.answers({ positions: [positions] });
      await expect(brokers().fetchAgain(person("ana"), id)).rejects.toMatchObject({ code });
      await expect(brokers().connect(person("ana"), { ...alpaca, name: "Another" })).rejects.toMatchObject({ code });
    }
    expect(await portfolios().read(person("ana"), portfolioId)).toEqual(before);
    expect((await portfolios().list(person("ana"))).portfolios).toHaveLength(1);
  });

  it("are their owner's alone, and go with the portfolio, by themselves and with the account", async () => {
    const first = await brokers().connect(person("ana"), flex);
    const second = await brokers().connect(person("ana"), alpaca);
    for (const ask of [
      () => brokers().fetchAgain(person("ben"), first.id),
      () => brokers().disconnect(person("ben"), first.id),
      () => brokers().fetchAgain(person("ana"), "no uuid"),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "notFound" });
    expect((await brokers().list(person("ben"))).connections).toEqual([]);
    await brokers().disconnect(person("ana"), first.id);
    expect((await portfolios().read(person("ana"), first.portfolioId)).name).toBe("House");
    await expect(brokers().disconnect(person("ana"), first.id)).rejects.toMatchObject({ code: "notFound" });
    await portfolios().remove(person("ana"), second.portfolioId);
    expect(await sealed()).toEqual([]);
    await brokers().connect(person("ana"), { ...alpaca, name: "Third" });
    await database.kysely.deleteFrom("accounts").where("id", "=", person("ana").id).execute();
    expect(await sealed()).toEqual([]);
  });

  it("ask no broker without a key of the environment, with a name that is taken, or with what is no token", async () => {
    await brokers().connect(person("ana"), alpaca);
    servers.asked.length = 0;
    const off = brokers({ isOffered: false });
    const [{ id = "" } = {}] = (await off.list(person("ana"))).connections;
    for (const [ask, code] of [
      [() => off.connect(person("ana"), flex), "brokersNotOffered"],
      [() => off.fetchAgain(person("ana"), id), "brokersNotOffered"],
      [() => brokers().connect(person("ana"), { ...flex, name: "Papers" }), "portfolioNameTaken"],
      [() => brokers().connect(person("ana"), { ...flex, name: " " }), "portfolioNameInvalid"],
      [() => brokers().connect(person("ana"), { ...flex, token: "a b" }), "brokerFieldInvalid"],
      [() => brokers().connect(person("ana"), { ...flex, query: "12x" }), "brokerFieldInvalid"],
      [() => brokers().connect(person("ana"), { ...alpaca, name: "B", secret: "" }), "brokerFieldInvalid"],
      [() => brokers().connect(person("ana"), { ...flex, broker: "degiro" }), "enumInvalid"],
    ] as const)
      await expect(ask()).rejects.toMatchObject({ code });
    expect(servers.asked).toEqual([]);
  });

  it("are asked at a pace", async () => {
    const { id } = await brokers().connect(person("ana"), alpaca);
    const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const ask = askBrokerAt({ addresses: servers.addresses, pause: () => setTimeout(1) });
    const slow = brokers({
      askBroker: async (...asked) => {
        reached.resolve();
        await held.promise;
        return ask(...asked);
      },
    });
    const first = slow.fetchAgain(person("ana"), id);
    await reached.promise;
    for (let again = 0; again < 2; again += 1)
      await expect(slow.fetchAgain(person("ana"), id)).rejects.toMatchObject({ code: "rateLimited" });
    held.resolve();
    expect(await first).toMatchObject({ id });
    for (let index = 0; index < 18; index += 1) await brokers().fetchAgain(person("ana"), id);
    await expect(brokers().fetchAgain(person("ana"), id)).rejects.toMatchObject({ code: "rateLimited" });
  });

  it("are sealed anew with the present key, and open without the former one; what no key opens stays", async () => {
    const { id } = await brokers().connect(person("ana"), alpaca);
    await brokers().connect(person("ana"), flex);
    const lost = await brokers({
      connections: connectionStore(database.kysely, sealsOf(9, new Map([[9, randomBytes(32)]]))),
    }).connect(person("ben"), alpaca);
    expect(await resealCredentials(database.kysely, sealsOf(2))).toBe(2);
    expect(await resealCredentials(database.kysely, sealsOf(2))).toBe(0);
    expect((await sealed()).map((text) => text.slice(0, 3)).toSorted()).toEqual(["v2.", "v2.", "v9."]);
    const alone = new Map([...keys].filter(([number]) => number === 2));
    const present = { connections: connectionStore(database.kysely, sealsOf(2, alone)) };
    expect(await brokers(present).fetchAgain(person("ana"), id)).toMatchObject({ id });
    await expect(brokers(present).fetchAgain(person("ben"), lost.id)).rejects.toMatchObject({
      code: "secretUnreadable",
    });
    await brokers(present).disconnect(person("ben"), lost.id);
  });
});
