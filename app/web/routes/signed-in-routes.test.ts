import { rmSync } from "node:fs";
import { createMarketData } from "@valora/market-data";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config/config.server.ts";
import { folderWithDatabase } from "../../database/copied-database-contract.ts";
import { openDatabase } from "../../database/open-database.ts";
import { openedSession } from "../../features/accounts/use-cases/opened-session-contract.ts";
import { createLog } from "../../http/request-log.ts";
import type { Product } from "../../wiring/composition.server.ts";
import { composeStatus } from "../../wiring/dependencies/status.server.ts";
import { composeAccounts } from "../../wiring/features/account-context.server.ts";
import { contentOfDatabase } from "../../wiring/features/blog.server.ts";
import { filingsOf, requestedFilings } from "../../wiring/features/filings.server.ts";
import { visitsIn } from "../../wiring/features/visits.server.ts";
import { inBackground } from "../../wiring/storage.server.ts";
import type { PageViewer } from "../context.ts";
import { siteRoutes } from "../pages.ts";
import { load, productWith, send } from "./route-call-contract.ts";
import { type Answer, all, parts, rows } from "./signed-in-rows-contract.ts";

// Every address of the site, opened by people who have signed in, with everything wired around one database.
const roles = ["user", "editor", "admin"] as const;
type Role = (typeof roles)[number];
const password = "correct horse battery 9";
const folder = await folderWithDatabase("signed-in-routes");
const log = createLog("silent");
const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder });
const people = new Map<string, NonNullable<PageViewer["person"]>>();
const emailOf = (role: string) => `${role}@test.example`;
let product: Product;
let close = async () => {};

beforeAll(async () => {
  const opened = await openDatabase({ url: null, folder });
  await opened.ready;
  // However long it takes on a busy machine: what is asked here is who may read what.
  const database = { ...opened, isAnswering: async () => true };
  const writing = inBackground(database, log);
  const filings = { ...requestedFilings({ config, database }), marketData: await createMarketData() };
  const composed = await composeAccounts({ database, config, log });
  const { accounts, conversations, installation, wrongNumbers, webhooks, payments, pageVisits, stop } = composed;
  const { versions, shareLinks, sheetLinks, theses, teams, discussions, portfolios, brokers, saved, jobs } = composed;
  product = productWith(
    {
      accounts: { useCases: accounts, sendsMail: false },
      conversations,
      installation: installation.useCases,
      wrongNumbers,
      webhooks,
      versions,
      shareLinks,
      sheetLinks,
      theses,
      teams,
      discussions,
      portfolios,
      brokers,
      saved,
      jobs,
      payments,
      ...contentOfDatabase({ database, writing }),
      status: composeStatus({
        ...{ config, database, states: () => [], repeated: () => [], mailsWaiting: async () => 0 },
        ...{ dataAsOf: () => "2026-08-20", sources: () => [] },
      }),
      visits: visitsIn(pageVisits, writing),
      filings: filingsOf({ config, database, log }, filings),
    },
    config,
  );
  for (const role of roles) {
    const who = { address: role };
    const known = { email: emailOf(role), password };
    await accounts.signUp(who, { ...known, displayName: role, isOldEnough: true, language: "en" });
    await accounts.grantRole(known.email, role);
    const { token } = await openedSession(accounts.signIn(who, { ...known, device: "", deviceSecret: null }));
    const person = await accounts.personOf(token);
    if (person === null) throw new Error(`${role} has not signed in`);
    people.set(role, person);
  }
  close = async () => {
    await stop();
    await writing.ended();
    await opened.close();
  };
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});
const addressOf = (path: string) =>
  `/${path.replace(/\/:\w+\?$/, "").replaceAll(/:\w+|\*/g, (part) => parts[part] ?? expect.unreachable(part))}`;

/** Forms that need nothing from the server. */
const withoutLoader = ["/import", "/portfolio", "/preferences"];
const addresses = siteRoutes.map(({ path }) => addressOf(path)).filter((address) => !withoutLoader.includes(address));

it("has no row for an address that the site does not have", () => {
  expect(Object.keys(rows).filter((address) => !addresses.includes(address))).toEqual([]);
});

const personOf = (role: Role) => people.get(role) ?? expect.unreachable(`${role} has not signed in`);
/** Only the pages of administration name other people. */
const unnamedTo = (role: Role, address: string) =>
  role === "admin" && address.startsWith("/admin") ? [] : roles.filter((other) => other !== role);

async function answerTo(role: Role, address: string): Promise<Answer> {
  const person = personOf(role);
  const { status, location, data, reported } = await load(`${address}?lang=en`, { product, person });
  expect(reported, role).toEqual(status === 404 ? ["notFound"] : []);
  const told = JSON.stringify(data);
  expect(unnamedTo(role, address).filter((other) => told.includes(emailOf(other)))).toEqual([]);
  return location === null ? status : `${status} ${location.replace("?lang=en", "")}`;
}

describe("people who have signed in", () => {
  it.each(addresses)("read %s, or are told that it is not there", async (address) => {
    const answers: Answer[] = [];
    for (const role of roles) answers.push(await answerTo(role, address));
    expect(answers).toEqual(rows[address] ?? all(200));
  });

  it("read what is theirs, each their own", async () => {
    for (const role of roles) {
      const person = personOf(role);
      expect((await load("/profile", { product, person })).data).toMatchObject({ keys: [] });
      const taken = await load("/profile/export", { product, person });
      expect(taken.data).toMatchObject({ accounts: [{ email: emailOf(role), role }], sessions: [{}], api_keys: [] });
      expect((await load("/contact", { product, person })).data).toMatchObject({ email: emailOf(role) });
      const linked = await load("/profile/identities", { product, person });
      expect(linked.data, "nothing to link is not all that is linked").toEqual({
        ...{ identities: [], others: [], hasProviders: false },
      });
    }
  });

  it("are all named to an admin", async () => {
    const person = personOf("admin");
    const told = JSON.stringify((await load("/admin/people", { product, person })).data);
    for (const role of roles) expect(told).toContain(emailOf(role));
  });
});

describe("what is dangerous", () => {
  const late = (role: Role) => {
    const { account, session } = personOf(role);
    return { account, session: { ...session, provedAt: new Date(Date.now() - 600_000) } };
  };

  it.each([
    [
      "/profile",
      { form: "key", name: "hoja de cálculo" },
      "/profile?key-name=hoja+de+c%C3%A1lculo&key-access=&key-subject=&key-expiresOn=#keys",
    ],
    ["/profile", { form: "email", email: "ana+new@test.example" }, "/profile?email=ana%2Bnew%40test.example#email"],
    ["/profile/factor", { form: "begin" }, "/profile/factor"],
  ])("asks at %s who it is after ten minutes, and leads back with what was typed", async (page, form, back) => {
    const asked = await send(`${page}?lang=it`, form, { product, person: late("user") });
    const proof = `/profile/prove?return=${encodeURIComponent(back)}`;
    expect([asked.status, asked.location, asked.reported]).toEqual([303, `${proof}&lang=it`, ["proveItIsYou"]]);
    const refused = await send(
      proof,
      { form: "password", password: "wrong horse battery 9" },
      { product, person: late("user") },
    );
    expect([refused.status, refused.reported]).toEqual([403, ["passwordWrong"]]);
    expect((await load(proof, { product, person: late("user") })).data).toEqual({
      returnTo: back,
      isProven: false,
      hasFactor: false,
      hasPasskey: false,
      hasPassword: true,
      identities: [],
    });
    const proved = await send(proof, { form: "password", password }, { product, person: late("user") });
    expect([proved.status, proved.location]).toEqual([303, back]);
    expect((await load(back, { product, person: personOf("user") })).status).toBe(200);
  });

  it("is done at once by who has just proved who it is", async () => {
    const made = await send("/profile", { form: "key", name: "mine" }, { product, person: personOf("editor") });
    expect(made.data).toMatchObject({ newKey: expect.stringMatching(/^valora_/) });
    const begun = await send("/profile/factor", { form: "begin" }, { product, person: personOf("editor") });
    expect([begun.status, begun.location]).toEqual([303, "/profile/factor"]);
    const { data } = await load("/profile/factor", { product, person: personOf("editor") });
    expect(data).toMatchObject({ confirmedAt: null, waiting: { key: expect.stringMatching(/^[A-Z2-7]{32}$/) } });
  });
});
