import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { readConfig } from "../../../config/config.server.ts";
import { type Analysis, analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { copyDatabaseTo } from "../../../database/copied-database-contract.ts";
import { onEachEngine } from "../../../database/each-database-contract.ts";
import { type Database, openDatabase } from "../../../database/open-database.ts";
import { ownDatabase } from "../../../database/own-database-contract.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { originOf } from "../../../wiring/features/own-origin.server.ts";
import { alertContext } from "../../../wiring/features/watchlist.server.ts";
import { type AlertContext, checkAlerts } from "./check-alerts.ts";

// The whole way of an alert: a person's wish, the engine's values at a price that moves, the mail in the outbox, its mute link.
const marketData = await createMarketData();
const today = Date.parse(`${marketData.asOf}T15:00:00Z`);
const config = readConfig({ NODE_ENV: "test", PUBLIC_ORIGIN: "https://valora.example" });
const silent = { info: () => {}, warn: () => {} };

onEachEngine("alerts", (url) => {
  const folder = mkdtempSync(join(tmpdir(), "valora-alerts-"));
  const databases: Database[] = [];
  let own: Awaited<ReturnType<typeof ownDatabase>>;
  const houses: Awaited<ReturnType<typeof composeAccounts>>[] = [];
  let clock = today;
  let price = 90;

  /** The bundled company at the price of the moment. */
  async function analyse(query: Parameters<AlertContext["analyse"]>[0]): Promise<Analysis> {
    const predict = () => null;
    const record = () => {};
    const found = await marketData.fundamentalsOf(query.ticker, {});
    const { currency } = found.fundamentals;
    const quote = { value: price, currency, asOf: marketData.asOf, source: "test" };
    const moved = { ...found, fundamentals: { ...found.fundamentals, quote } };
    const world = { ...marketData, fundamentalsOf: async () => moved };
    const kept = { analyses: { record }, predictions: { record } };
    const now = () => new Date(clock);
    return analyseCompany(
      { now, pause: async () => {}, marketData: world, predict, ...kept },
      { language: "es" },
      query,
    );
  }
  const valuer = { analyse, providers: ["automatic", "bundled"], pause: async () => {} };

  const processes = url === null ? [1] : [1, 2];
  beforeAll(async () => {
    own = await ownDatabase(url, "alerts");
    if (url === null) await copyDatabaseTo(folder);
    for (const _ of processes) {
      const database = await openDatabase({ url: own.url, folder });
      await database.ready;
      databases.push(database);
      houses.push(await composeAccounts({ database, config, log: silent }));
    }
  });
  afterAll(async () => {
    for (const house of houses) await house.stop();
    for (const database of databases) await database.close();
    await own.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const first = () => {
    const [house] = houses;
    const [database] = databases;
    if (house === undefined || database === undefined) throw new Error("nothing is open");
    return { accounts: house.accounts, kysely: database.kysely };
  };
  beforeEach(async () => {
    clock = today;
    price = 90;
    for (const table of ["outbox", "accounts"] as const) await first().kysely.deleteFrom(table).execute();
  });

  let people = 0;
  async function newAccount(language: "es" | "en" | "it"): Promise<Account> {
    people += 1;
    const email = `alert${people}@test.example`;
    const { accounts } = first();
    const visitor = { address: `10.7.0.${people}` };
    const displayName = "Ana";
    await accounts.signUp(visitor, {
      email,
      password: "correct horse battery 9",
      displayName,
      isOldEnough: true,
      language,
    });
    const account = await accounts.grantRole(email, "user");
    if (account === null) throw new Error("no account");
    await first().kysely.deleteFrom("outbox").execute();
    return account;
  }
  /** Every process of the installation looks at what is due, all at once. */
  async function turn(at: number): Promise<number> {
    price = at;
    clock += 15 * 60_000;
    const signal = new AbortController().signal;
    const warn = (error: unknown) => expect.unreachable(String(error));
    const done = await Promise.all(
      houses.map(({ watching }) => {
        const context = alertContext(valuer, { watching, origin: originOf(config), now: () => new Date(clock), warn });
        return checkAlerts(context, signal);
      }),
    );
    return done.reduce((sum, { told }) => sum + told, 0);
  }
  const mails = () => first().kysely.selectFrom("outbox").select(["recipient", "subject", "text"]).execute();
  const cheap = { ticker: "KO", measure: "price", direction: "below", threshold: 80, valuer } as const;

  it.each([
    ["es", "Coca-Cola (KO): Precio de 80,00\u00a0US$ o menos", "Precio: 79,50\u00a0US$"],
    ["en", "Coca-Cola (KO): Price of US$80.00 or less", "Price: US$79.50"],
    ["it", "Coca-Cola (KO): Prezzo di 80,00\u00a0USD o meno", "Prezzo: 79,50\u00a0USD"],
  ] as const)("send one mail for one crossing, in %s, whose link mutes them", async (language, subject, line) => {
    const account = await newAccount(language);
    const { accounts } = first();
    await accounts.watch(account, { ticker: "KO", valuer });
    await accounts.addAlert(account, cheap);
    expect([await turn(90), await turn(79.5), await turn(78)]).toEqual([0, 1, 0]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect([mail?.recipient, mail?.subject]).toEqual([account.email, subject]);
    expect(mail?.text).toContain(line);
    const carried = language === "es" ? "" : `?lang=${language}`;
    expect(mail?.text).toContain(`https://valora.example/analysis/KO${carried}\n`);
    const key = /\/watchlist\/mute\?key=([0-9a-f-]{36})/.exec(mail?.text ?? "")?.[1] ?? "";
    await expect(accounts.muteAlert("0".repeat(36))).rejects.toMatchObject({ code: "tokenInvalid" });
    await accounts.muteAlert(key);
    expect([await turn(90), await turn(79)], "it was muted").toEqual([0, 0]);
  });

  it.each([
    ["es", "Coca-Cola (KO): marketValue / netIncome ≤ 20×", /\nmarketValue \/ netIncome: \d\d,\d\d×\nCuentas: /],
    ["en", "Coca-Cola (KO): marketValue / netIncome ≤ 20×", /\nmarketValue \/ netIncome: \d\d\.\d\d×\nAccounts: /],
    ["it", "Coca-Cola (KO): marketValue / netIncome ≤ 20×", /\nmarketValue \/ netIncome: \d\d,\d\d×\nBilanci: /],
  ] as const)("on a ratio are told on both sides of it, in %s", async (language, subject, line) => {
    const account = await newAccount(language);
    const { accounts } = first();
    await accounts.watch(account, { ticker: "KO", valuer });
    const typed = { ticker: "KO", measure: "ratio", ratio: "marketValue/netIncome", valuer } as const;
    const below = await accounts.addAlert(account, { ...typed, direction: "below", threshold: 20 });
    const above = await accounts.addAlert(account, { ...typed, direction: "above", threshold: 40 });
    expect([below.state, above.state]).toEqual(["armed", "armed"]);
    expect(below.condition).toEqual({
      ...{ measure: "ratio", ratio: "marketValue / netIncome", unit: "ratio" },
      ...{ direction: "below", threshold: 20, currency: null },
    });
    expect([await turn(90), await turn(50), await turn(49), await turn(200)]).toEqual([0, 1, 0, 1]);
    // In whichever order the database has them.
    const sent = await mails();
    const mail = sent.find((each) => each.subject === subject);
    expect(sent.map((each) => each.subject).toSorted()).toEqual([subject, subject.replace("≤ 20", "≥ 40")]);
    expect(mail?.text).toMatch(line);
    expect(mail?.text).toContain("/analysis/KO/ratios?ratio=marketValue+%2F+netIncome");
  });

  it("tell a crossing before the first check, seen from an older price too, and not what held already", async () => {
    const account = await newAccount("en");
    const { accounts } = first();
    price = 90;
    await accounts.watch(account, { ticker: "KO", valuer });
    // By the clock of this machine the price is older than one that fires.
    const made = await accounts.addAlert(account, cheap);
    expect(made.state).toBe("armed");
    const held = await accounts.addAlert(account, { ...cheap, threshold: 95 });
    expect(held.state, "it is 90 already").toBe("waiting");
    expect(await turn(70)).toBe(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["Coca-Cola (KO): Price of US$80.00 or less"]);
    price = 90;
    const { ticker: _, valuer: __, ...condition } = cheap;
    const changed = await accounts.changeAlert(account, { ...condition, id: held.id, threshold: 60, valuer });
    expect(changed.state).toBe("armed");
    expect(await turn(55)).toBe(1);
  });

  it("stay silent for a suspended person, and under another policy start afresh", async () => {
    const account = await newAccount("es");
    const { accounts, kysely } = first();
    await accounts.watch(account, { ticker: "KO", valuer });
    const { gap } = (await accounts.watchlistOf(account, { valuer, opened: "all" })).companies[0] ?? {};
    const threshold = (gap ?? 0) + 0.1;
    await accounts.addAlert(account, { ticker: "KO", measure: "gap", direction: "above", threshold, valuer });
    await turn(90);
    await accounts.savePolicy(account, { body: { name: "House", wacc: 0.05, growth: 0.04, isActive: true } });
    expect(await turn(90), "the value rose because the policy did").toBe(0);
    for (const { id } of (await accounts.policiesOf(account)).policies) await accounts.removePolicy(account, id);
    await turn(90);
    await kysely
      .updateTable("accounts")
      .set({ suspended_at: new Date(clock) })
      .execute();
    expect(await turn(40)).toBe(0);
    await kysely.updateTable("accounts").set({ suspended_at: null }).execute();
    expect(await turn(40)).toBe(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([account.email]);
  });
});
