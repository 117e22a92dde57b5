import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mostClosedLinks } from "../../../core/shared/use-cases/links-of-account.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { placesOf } from "../../../database/every-table-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { passwordHashes } from "../../accounts/security/password-hash.ts";
import { secrets } from "../../accounts/security/secrets.ts";
import { rateStore } from "../../accounts/stores/rate-store.ts";
import { versionStore } from "../../versions/stores/version-store.ts";
import { versionsIn } from "../../versions/use-cases/versions.ts";
import { mostShareLinks } from "../contracts/share-link-limits.ts";
import type { WantedShareLink } from "../use-cases/manage-share-links.ts";
import { shareLinksIn } from "../use-cases/share-links.ts";
import { shareLinkStore } from "./share-link-store.ts";

const code = (code: string) => expect.objectContaining({ code });
const context = testContext();
const analyse = (query: AnalysisQuery) => analyseCompany(context, { language: "es" }, query, { isRecorded: false });
const plain = { ticker: "KO", scenario: "neutral" } as const satisfies AnalysisQuery;
const DAY = 86_400_000;

onEachOwnDatabase("links that show an analysis", "share_links", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  let links: ReturnType<typeof shareLinksIn>;
  let versions: ReturnType<typeof versionsIn>;
  const people = new Map<string, Account>();
  const person = (name: string) => people.get(name) ?? expect.unreachable(name);

  beforeAll(async () => {
    const { kysely } = database;
    const now = () => new Date(at);
    const store = versionStore(kysely);
    versions = versionsIn(async () => ({ mostOf: mostOf(true), now, versions: store }));
    const [rates, passwords] = [rateStore(kysely), passwordHashes()];
    links = shareLinksIn(async () => ({
      mostOf: mostOf(true),
      ...{ now, rates, passwords, secrets, versions: store, links: shareLinkStore(kysely) },
    }));
  });

  beforeEach(async () => {
    const { kysely } = database;
    await kysely.deleteFrom("accounts").execute();
    await kysely.deleteFrom("paces").execute();
    for (const name of ["ana", "ben"]) people.set(name, await addPerson(kysely, { name, at: new Date(at) }));
  });

  const make = (wanted: Partial<WantedShareLink> = {}, name = "ana") =>
    links.make(person(name), {
      ...{ of: { query: plain, analyse }, showsNote: false, expiresOn: "", password: "", cardOrigins: [] },
      ...wanted,
    });
  const save = async (query: AnalysisQuery, note = "") => {
    const edition = { engine: "e", dataEdition: "d" };
    const wanted = { analysis: await analyse(query), edition, policy: null, note, clientKey: randomUUID() };
    return (await versions.save(person("ana"), wanted)).id;
  };
  const open = (token: string, { proof = null as string | null, readerId = null as string | null } = {}) =>
    links.open({ token, proof, readerId, isCounted: true, analyse });
  const shown = async (token: string, proof: string | null = null) => {
    const opened = await open(token, { proof });
    return opened === "locked" ? expect.unreachable("locked") : opened;
  };
  const only = async (name = "ana") => (await links.list(person(name))).links[0] ?? expect.unreachable("no link");

  it("show a question with what it gives now, and nothing of the person", async () => {
    const { token } = await make({ of: { query: { ...plain, wacc: 0.08 }, analyse } });
    const { shared, card, numbers } = await shown(token);
    const { report } = await analyse({ ...plain, wacc: 0.08 });
    expect(shared).toMatchObject({ kind: "live", ticker: "KO", note: null, isOwnPrice: false, hasOwnFigures: false });
    expect(shared.result.mean).toBe(report.summary.mean);
    expect(new URLSearchParams(shared.question).get("wacc")).toBe("0.08");
    expect(card?.values?.mean).toBe(report.summary.mean);
    expect(numbers.length).toBeGreaterThan(40);
    const { id, email } = person("ana");
    for (const own of [id, email, '"ana"']) expect(JSON.stringify({ shared, card, numbers })).not.toContain(own);
  });

  it("show a version as it was saved, with its note only where that was chosen", async () => {
    const version = await save({ ...plain, price: 50 }, "Mine alone");
    const [silent, open] = [
      await make({ of: { version } }),
      await make({ of: { version }, showsNote: true, expiresOn: "2026-12-31" }),
    ];
    const { shared } = await shown(silent.token);
    const kept = await versions.read(person("ana"), version);
    expect(shared).toMatchObject({ kind: "version", note: null, isOwnPrice: true, at: kept.savedAt.toISOString() });
    expect(shared.result).toEqual(kept.result);
    expect(JSON.stringify(shared)).not.toContain("Mine alone");
    expect((await shown(open.token)).shared.note).toBe("Mine alone");
    await expect(make({ of: { version } }, "ben")).rejects.toEqual(code("notFound"));
  });

  it("are found by their token alone, of which only a hash is kept", async () => {
    const { token, link } = await make();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await placesOf(database.kysely, [token])).toEqual([]);
    for (const wrong of [link.id, "x", "", `${token}x`, token.slice(1), secrets.fresh()])
      await expect(open(wrong)).rejects.toEqual(code("notFound"));
  });

  it("end when they are revoked, when their day is over, without their version, and with their owner", async () => {
    const over = code("shareLinkOver");
    const revoked = await make({ cardOrigins: ["https://example.com"] });
    await expect(links.revoke(person("ben"), revoked.link.id)).rejects.toEqual(code("notFound"));
    await links.revoke(person("ana"), revoked.link.id);
    const { revokedAt } = await only();
    at += 1_000;
    await links.revoke(person("ana"), revoked.link.id);
    expect(await only()).toMatchObject({ state: "revoked", revokedAt });
    await expect(open(revoked.token)).rejects.toEqual(over);
    const card = { token: revoked.token, isCounted: true, analyse };
    expect(await links.openCard(card)).toEqual({ origins: ["https://example.com"], shared: null });

    const day = new Date(at).toISOString().slice(0, 10);
    const short = await make({ expiresOn: day });
    await shown(short.token);
    at += DAY;
    await expect(open(short.token)).rejects.toEqual(over);
    expect((await only()).state).toBe("expired");

    const version = await save(plain);
    const of = await make({ of: { version } });
    await versions.remove(person("ana"), version);
    await expect(open(of.token)).rejects.toEqual(over);
    expect((await only()).state).toBe("withoutVersion");

    const live = await make();
    const owner = () => database.kysely.updateTable("accounts").where("id", "=", person("ana").id);
    await owner()
      .set({ suspended_at: new Date(at) })
      .execute();
    await expect(open(live.token)).rejects.toEqual(over);
    await owner().set({ suspended_at: null }).execute();
    await shown(live.token);
    await database.kysely.deleteFrom("accounts").where("id", "=", person("ana").id).execute();
    await expect(open(live.token)).rejects.toEqual(code("notFound"));
  });

  it("open by their password alone, whose guesses are paced", async () => {
    const { token, link } = await make({ password: "café con leche" });
    expect(link.hasPassword).toBe(true);
    const here = { address: "192.0.2.1" };
    const unlock = (password: string, from = here) => links.unlock(from, { token, password });
    expect(await open(token)).toBe("locked");
    await expect(unlock("wrong horse")).rejects.toEqual(code("sharePasswordWrong"));
    await expect(unlock("x".repeat(2_000))).rejects.toEqual(code("sharePasswordWrong"));
    const proof = await unlock("cafe\u0301 con leche");
    expect((await shown(token, proof)).shared.ticker).toBe("KO");
    const other = await make({ password: "another one" });
    expect(await open(other.token, { proof })).toBe("locked");
    for (const wrong of ["", "x", secrets.hashOf(token), secrets.hashOf(link.id)])
      expect(await open(token, { proof: wrong })).toBe("locked");
    for (let guess = 0; guess < 10; guess += 1)
      await expect(unlock(`wrong ${guess}`)).rejects.toEqual(code("sharePasswordWrong"));
    await expect(unlock("café con leche")).rejects.toEqual(code("rateLimited"));
    expect((await unlock("café con leche", { address: "192.0.2.2" })).length).toBeGreaterThan(40);
    expect(await placesOf(database.kysely, ["café con leche", proof])).toEqual([]);
  });

  it("stay open to all who know their password, however many they are", async () => {
    const { token } = await make({ password: "café con leche" });
    const unlock = (reader: number, password = "café con leche") =>
      links.unlock({ address: `192.0.2.${reader}` }, { token, password });
    await expect(unlock(0, "wrong horse")).rejects.toEqual(code("sharePasswordWrong"));
    for (let reader = 1; reader <= 70; reader += 1) await unlock(reader);
    for (let guess = 1; guess < 60; guess += 1)
      await expect(unlock(100 + (guess % 20), "wrong horse")).rejects.toEqual(code("sharePasswordWrong"));
    await expect(unlock(200)).rejects.toEqual(code("rateLimited"));
  });

  it("say of which day they are, and what of them is their maker's own", async () => {
    const own = await shown((await make({ of: { query: { ...plain, wacc: 0.08 }, analyse } })).token);
    expect(own.shared).toMatchObject({ asOf: null, hasOwnAssumptions: true, hasOwnFigures: false });
    const asked = { ...plain, ticker: "AAPL", asOf: "2024-06-30", price: 210 } as const;
    const live = await shown((await make({ of: { query: asked, analyse } })).token);
    expect(live.shared).toMatchObject({ asOf: "2024-06-30", hasOwnAssumptions: false, isOwnPrice: true });
    const version = await save(asked);
    const saved = await shown((await make({ of: { version } })).token);
    expect(saved).toMatchObject({ shared: { asOf: "2024-06-30" }, card: { asOf: "2024-06-30" } });
    // A quarter past midnight in Madrid.
    const before = at;
    at = Date.UTC(2026, 8, 1, 22, 15);
    const late = await shown((await make()).token);
    expect(late.shared).toMatchObject({ at: "2026-09-01T22:15:00.000Z", day: "2026-09-02" });
    at = before;
  });

  it("count who opens them, but for their owner and for who has not given the password", async () => {
    const { token } = await make({ cardOrigins: ["https://example.com"] });
    await Promise.all([open(token), open(token), open(token, { readerId: person("ben").id })]);
    await open(token, { readerId: person("ana").id });
    await links.open({ token, proof: null, readerId: null, isCounted: false, analyse });
    await links.openCard({ token, isCounted: true, analyse });
    expect(await only()).toMatchObject({ opens: 3, cardViews: 1, lastOpenedAt: new Date(at).toISOString() });
    const locked = await make({ password: "café con leche" });
    at += 1;
    await open(locked.token);
    expect((await links.list(person("ana"))).links.find(({ id }) => id === locked.link.id)?.opens).toBe(0);
  });

  it("have a card only for the sites that they name, and never with a password", async () => {
    const { token } = await make();
    await expect(links.openCard({ token, isCounted: true, analyse })).rejects.toEqual(code("notFound"));
    const wanted = { password: "café con leche", cardOrigins: ["https://example.com"] };
    await expect(make(wanted)).rejects.toEqual(code("cardWithPassword"));
    const made = await make({ cardOrigins: ["https://example.com", "https://other.example"] });
    expect(made).toMatchObject({ path: `/shared/${made.token}`, cardPath: `/embed/${made.token}` });
    const card = await links.openCard({ token: made.token, isCounted: true, analyse });
    expect(card).toMatchObject({ origins: ["https://example.com", "https://other.example"], shared: { ticker: "KO" } });
  });

  it("leave their room when the version that they show is deleted, or their day is over", async () => {
    const version = await save(plain);
    const ofVersion = await Promise.all([1, 2, 3].map(() => make({ of: { version } })));
    const day = new Date(at).toISOString().slice(0, 10);
    const rest = mostShareLinks.free - ofVersion.length;
    await Promise.all(Array.from({ length: rest }, () => make({ expiresOn: day })));
    await expect(make()).rejects.toEqual(code("tooManyShareLinks"));
    await versions.remove(person("ana"), version);
    await Promise.all(ofVersion.map(() => make()));
    await expect(make()).rejects.toEqual(code("tooManyShareLinks"));
    at += DAY;
    await make();
  });

  it("are as many as the plan allows at a time, and few of those that are over stay", async () => {
    const token = () => secrets.hashOf(secrets.fresh());
    const store = shareLinkStore(database.kysely);
    const add = () => {
      at += 1;
      return store.add(
        {
          ...{
            accountId: person("ana").id,
            tokenHash: token(),
            kind: "live",
            versionId: null,
            ticker: "KO",
            name: "KO",
          },
          ...{ question: "", showsNote: false, passwordHash: null, cardOrigins: [], createdAt: new Date(at) },
          expiresOn: null,
        },
        { most: mostShareLinks.free, mostClosed: mostClosedLinks, isOpen: ({ revokedAt }) => revokedAt === null },
      );
    };
    const made = await Promise.all(Array.from({ length: mostShareLinks.free + 1 }, add));
    expect(made.filter((each) => each === null)).toHaveLength(1);
    await expect(make()).rejects.toEqual(code("tooManyShareLinks"));
    for (const each of made) if (each !== null) await store.revoke(person("ana").id, each.id, new Date(at));
    for (let rounds = 0; rounds < mostClosedLinks; rounds += 1) {
      const one = await add();
      await store.revoke(person("ana").id, one?.id ?? "", new Date(at));
    }
    await add();
    expect((await links.list(person("ana"))).links).toHaveLength(mostClosedLinks + 1);
    expect((await links.list(person("ben"))).links).toEqual([]);
  });
});
