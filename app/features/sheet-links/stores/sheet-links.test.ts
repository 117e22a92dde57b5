import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mostClosedLinks } from "../../../core/shared/use-cases/links-of-account.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { placesOf } from "../../../database/every-table-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { Failure } from "../../../failure.ts";
import { secrets } from "../../accounts/security/secrets.ts";
import { rateStore } from "../../accounts/stores/rate-store.ts";
import { paces } from "../../accounts/use-cases/account-limits.ts";
import { longestSheetQuestion, mostSheetLinks } from "../contracts/sheet-link-limits.ts";
import type { WantedSheetLink } from "../use-cases/manage-sheet-links.ts";
import type { AskedSheet, WrittenSheet } from "../use-cases/sheet-link-context.ts";
import { sheetLinksIn } from "../use-cases/sheet-links.ts";
import { sheetLinkStore } from "./sheet-link-store.ts";

const code = (code: string) => expect.objectContaining({ code });
const DAY = 86_400_000;

/** A document that says whose it is and what was asked. */
const writtenFor = (owner: Pick<Account, "id" | "plan">, { document, entries }: AskedSheet): WrittenSheet => ({
  ...{ subject: entries.map(([, text]) => text).join(), fileName: `${document}.csv` },
  text: `${owner.id},${owner.plan},${document},${entries.map((each) => each.join("=")).join("&")}`,
});

onEachOwnDatabase("links for spreadsheets", "sheet_links", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  let links: ReturnType<typeof sheetLinksIn>;
  const people = new Map<string, Account>();
  const person = (name: string) => people.get(name) ?? expect.unreachable(name);

  beforeAll(() => {
    const { kysely } = database;
    const rates = rateStore(kysely);
    links = sheetLinksIn(async () => ({
      mostOf: mostOf(true),
      now: () => new Date(at),
      rates,
      secrets,
      links: sheetLinkStore(kysely),
    }));
  });

  beforeEach(async () => {
    const { kysely } = database;
    await kysely.deleteFrom("accounts").execute();
    await kysely.deleteFrom("paces").execute();
    for (const name of ["ana", "ben"]) people.set(name, await addPerson(kysely, { name, at: new Date(at) }));
  });

  const make = (wanted: Partial<WantedSheetLink> = {}, name = "ana") =>
    links.make(person(name), {
      ...{ document: "analysis", question: "ticker=KO", expiresOn: "" },
      write: async (asked) => writtenFor(person(name), asked),
      ...wanted,
    });
  const read = (token: string, address = "192.0.2.1") =>
    links.read({ token, reader: { address }, write: async (owner, asked) => writtenFor(owner, asked) });
  const only = async (name = "ana") => (await links.list(person(name))).links[0] ?? expect.unreachable("no link");

  it("open the one document that they were made for, written for their owner each time", async () => {
    const { token, path, link } = await make({ question: "ticker=KO&wacc=0.08&lang=it" });
    expect(path).toBe(`/api/v1/sheets/${token}.csv`);
    expect(link).toMatchObject({ document: "analysis", subject: "KO,0.08", question: "ticker=KO&wacc=0.08" });
    const { id } = person("ana");
    expect(await read(token)).toEqual({
      fileName: "analysis.csv",
      text: `${id},free,analysis,ticker=KO&wacc=0.08`,
    });
    await database.kysely.updateTable("accounts").set({ plan: "pro" }).where("id", "=", id).execute();
    expect((await read(token)).text).toBe(`${id},pro,analysis,ticker=KO&wacc=0.08`);
  });

  it("are found by their token alone, of which only a hash is kept", async () => {
    const { token, link } = await make();
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(await placesOf(database.kysely, [token])).toEqual([]);
    for (const wrong of [link.id, "x", "", `${token}x`, token.slice(1), secrets.fresh()])
      await expect(read(wrong)).rejects.toEqual(code("notFound"));
  });

  it("are not made of what is no document, of too much, of what cannot be written, and with a day that is over", async () => {
    await expect(make({ document: "everything" })).rejects.toEqual(code("enumInvalid"));
    const long = `ticker=${"á".repeat(longestSheetQuestion / 6)}`;
    await expect(make({ question: long })).rejects.toEqual(code("messageTooLong"));
    const write = () => Promise.reject(new Failure("tickerNotFound"));
    await expect(make({ write })).rejects.toEqual(code("tickerNotFound"));
    await expect(make({ expiresOn: "2026-08-31" })).rejects.toEqual(code("shareExpiryPast"));
    await expect(make({ expiresOn: "tomorrow" })).rejects.toEqual(code("dateInvalid"));
    expect((await links.list(person("ana"))).links).toEqual([]);
    // What says how a page is read is left out of a screen alone: of no other document is it a parameter.
    expect((await make({ document: "screener", question: "page=2&country=ES&limit=5" })).link.question).toBe(
      "country=ES",
    );
    expect((await make({ question: "ticker=KO&page=2" })).link.question).toBe("ticker=KO&page=2");
  });

  it("end when they are revoked, when their day is over, and with their owner", async () => {
    const over = code("shareLinkOver");
    const revoked = await make();
    await expect(links.revoke(person("ben"), revoked.link.id)).rejects.toEqual(code("notFound"));
    await expect(links.revoke(person("ana"), "x")).rejects.toEqual(code("notFound"));
    await read(revoked.token);
    await links.revoke(person("ana"), revoked.link.id);
    const { revokedAt } = await only();
    at += 1_000;
    await links.revoke(person("ana"), revoked.link.id);
    expect(await only()).toMatchObject({ state: "revoked", revokedAt });
    await expect(read(revoked.token)).rejects.toEqual(over);

    const short = await make({ expiresOn: new Date(at).toISOString().slice(0, 10) });
    await read(short.token);
    at += DAY;
    await expect(read(short.token)).rejects.toEqual(over);
    expect((await only()).state).toBe("expired");

    const live = await make();
    const owner = database.kysely.updateTable("accounts").where("id", "=", person("ana").id);
    await owner.set({ suspended_at: new Date(at) }).execute();
    await expect(read(live.token)).rejects.toEqual(over);
    await owner.set({ suspended_at: null }).execute();
    await read(live.token);
    await database.kysely.deleteFrom("accounts").where("id", "=", person("ana").id).execute();
    await expect(read(live.token)).rejects.toEqual(code("notFound"));
  });

  it("say on which day they were read last, and not that a reading failed", async () => {
    const { token } = await make();
    expect((await only()).lastReadOn).toBeNull();
    const write = () => Promise.reject(new Failure("dailyQuotaExceeded"));
    await expect(links.read({ token, reader: { address: "192.0.2.1" }, write })).rejects.toEqual(
      code("dailyQuotaExceeded"),
    );
    expect((await only()).lastReadOn).toBeNull();
    await read(token);
    expect((await only()).lastReadOn).toBe("2026-09-02");
    // A quarter past midnight in Madrid.
    const before = at;
    at = Date.UTC(2026, 8, 2, 22, 15);
    await read(token);
    expect((await only()).lastReadOn).toBe("2026-09-03");
    at = before;
  });

  it("are read as often as a spreadsheet needs, each by itself, and guessed no more often than that", async () => {
    const [one, other] = [await make(), await make()];
    for (let time = 0; time < paces.sheetReadsByLink.limit; time += 1) await read(one.token, `192.0.2.${time}`);
    await expect(read(one.token, "198.51.100.1")).rejects.toEqual(code("rateLimited"));
    await read(other.token);
    for (let guess = 0; guess < paces.sheetMissesByAddress.limit; guess += 1)
      await expect(read(secrets.fresh(), "203.0.113.9")).rejects.toEqual(code("notFound"));
    await expect(read(secrets.fresh(), "203.0.113.9")).rejects.toEqual(code("rateLimited"));
    // Who shares that address and has a link reads on.
    await read(other.token, "203.0.113.9");
    at += paces.sheetReadsByLink.windowInSeconds * 1_000;
    await read(one.token);
  });

  it("are as many as the plan allows at a time, and few of those that are over stay", async () => {
    const store = sheetLinkStore(database.kysely);
    const add = () => {
      at += 1;
      return store.add(
        {
          ...{ accountId: person("ana").id, tokenHash: secrets.fresh(), document: "watchlist", subject: "" },
          ...{ question: "", createdAt: new Date(at), expiresOn: null },
        },
        { most: mostSheetLinks.free, mostClosed: mostClosedLinks, isOpen: ({ revokedAt }) => revokedAt === null },
      );
    };
    const made = await Promise.all(Array.from({ length: mostSheetLinks.free + 1 }, add));
    expect(made.filter((each) => each === null)).toHaveLength(1);
    await expect(make()).rejects.toEqual(code("tooManySheetLinks"));
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
