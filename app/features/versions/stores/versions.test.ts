import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AnalysisQuery } from "../../../core/analysis/contracts/analysis-query.ts";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { mostVersions } from "../contracts/version-limits.ts";
import { queryOf } from "../use-cases/compare-versions.ts";
import { givenNumbersIn } from "../use-cases/version-inputs.ts";
import { versionsIn } from "../use-cases/versions.ts";
import { versionStore } from "./version-store.ts";

const code = (code: string) => expect.objectContaining({ code });
const context = testContext();
const analyse = (query: AnalysisQuery, of = context) =>
  analyseCompany(of, { language: "es" }, query, { isRecorded: false });
const edition = { engine: "0123456789abcdef", dataEdition: "2026-07-31" };
const plain = { ticker: "KO", scenario: "neutral" } as const satisfies AnalysisQuery;

onEachOwnDatabase("saved versions", "versions", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  let versions: ReturnType<typeof versionsIn>;
  const people = new Map<string, Account>();
  const person = (name: string) => people.get(name) ?? expect.unreachable(name);
  beforeAll(async () => {
    const store = versionStore(database.kysely);
    versions = versionsIn(async () => ({ mostOf: mostOf(true), now: () => new Date(at), versions: store }));
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom("accounts").execute();
    for (const name of ["ana", "ben"]) people.set(name, await addPerson(database.kysely, { name, at: new Date(at) }));
  });

  const save = async (query: AnalysisQuery, { name = "ana", note = "", clientKey = randomUUID() } = {}) => {
    at += 60_000;
    const analysis = await analyse(query);
    return versions.save(person(name), { analysis, edition, policy: null, note, clientKey });
  };

  it("keep the question, the inputs and the result, for their owner alone", async () => {
    const asked: AnalysisQuery = {
      ...plain,
      wacc: 0.08,
      levers: { margin: 0.3 },
      peers: ["PEP", "KDP", "MNST", "PG", "CL"],
    };
    const { id } = await save(asked, { note: "  Fixed debt.\r\nNo doubt.  " });
    const kept = await versions.read(person("ana"), id);
    const analysis = await analyse(asked);
    expect(kept).toMatchObject({ ticker: "KO", note: "Fixed debt.\nNo doubt.", ...edition, savedAt: new Date(at) });
    expect(kept.inputs.file).toEqual(JSON.parse(JSON.stringify(analysis.file)));
    expect(kept.result.mean).toBe(analysis.report.summary.mean);
    expect(kept.result.methods.map(({ status }) => status)).toEqual(
      analysis.report.methods.map(({ status }) => status),
    );
    const again = await analyse(queryOf(kept));
    expect(again.report.summary).toEqual(analysis.report.summary);
    await expect(versions.read(person("ben"), id)).rejects.toEqual(code("notFound"));
    await expect(versions.remove(person("ben"), id)).rejects.toEqual(code("notFound"));
    expect((await versions.list(person("ben"), null)).versions).toEqual([]);
    await expect(versions.read(person("ana"), "x")).rejects.toEqual(code("notFound"));
  });

  it("name each number that went in once, with where it comes from", async () => {
    const { report } = await versions.replay(person("ana"), { ...(await save(plain)), engine: "now" });
    const numbers = givenNumbersIn(report);
    expect(numbers.length).toBeGreaterThan(40);
    expect(new Set(numbers.map(({ id: _id, ...rest }) => JSON.stringify(rest))).size).toBe(numbers.length);
    expect(numbers).toContainEqual(
      expect.objectContaining({ kind: "reference", name: "riskFreeRate", source: expect.any(String) }),
    );
    expect(numbers.filter(({ kind }) => kind === "figure").length).toBeGreaterThan(20);
  });

  it("are listed newest first, by company or all, and are gone when they are deleted", async () => {
    const first = await save(plain);
    await save({ ...plain, ticker: "AAPL" });
    await save(plain);
    const tickers = async (ticker: string | null) =>
      (await versions.list(person("ana"), ticker)).versions.map((each) => each.ticker);
    expect(await tickers(null)).toEqual(["KO", "AAPL", "KO"]);
    expect(await tickers("AAPL")).toEqual(["AAPL"]);
    await versions.remove(person("ana"), first.id);
    expect(await tickers(null)).toEqual(["KO", "AAPL"]);
    await database.kysely.deleteFrom("accounts").where("id", "=", person("ana").id).execute();
    expect(await database.kysely.selectFrom("versions").select("id").execute()).toEqual([]);
  });

  it("never change, whatever asks", async () => {
    await save(plain);
    const change = database.kysely.updateTable("versions").set({ note: "another" }).execute();
    await expect(change).rejects.toThrow("a saved version never changes");
  });

  it("are kept once when the form came twice, and no more than the plan allows, also at once", async () => {
    const clientKey = randomUUID();
    const one = await save(plain, { clientKey });
    expect(await save(plain, { clientKey })).toEqual(one);
    const analysis = await analyse(plain);
    const tries = Array.from({ length: mostVersions.free + 3 }, () =>
      versions.save(person("ana"), { analysis, edition, policy: null, note: "", clientKey: randomUUID() }),
    );
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(4);
    expect(refused[0]).toMatchObject({ reason: { code: "tooManyVersions", params: { maximum: mostVersions.free } } });
    await expect(save(plain, { name: "ben", note: "x".repeat(2_001) })).rejects.toEqual(code("messageTooLong"));
  });

  it("are refused where they would take too much room", async () => {
    const { file, ...analysis } = await analyse(plain);
    const name = randomBytes(300_000).toString("base64");
    const heavy = { ...analysis, file: { ...file, peers: [{ ...file.peers[0], name }] } };
    // What is measured is only its size.
    const saved = versions.save(person("ana"), {
      analysis: heavy as never,
      edition,
      policy: null,
      note: "",
      clientKey: randomUUID(),
    });
    await expect(saved).rejects.toEqual(code("versionTooLarge"));
  });

  it("replay to the same bits, for companies of every kind", async () => {
    for (const ticker of ["KO", "JPM", "SAN.MC", "TSLA", "ENI.MI", "O", "IBE.MC"]) {
      const { id } = await save({ ticker, scenario: "optimistic", horizon: 7 });
      const { replay } = await versions.replay(person("ana"), { id, engine: "another" });
      expect([ticker, replay.isSame, replay.methods.every(({ isSame }) => isSame)]).toEqual([ticker, true, true]);
      expect(replay.engine).toEqual({ saved: edition.engine, now: "another" });
      await database.kysely.deleteFrom("versions").execute();
    }
  });

  it("name the definition that was another when they were saved", async () => {
    const analysis = await analyse(plain);
    // An engine whose cost of equity was worked out in another way: the values of then, on the way to another mean.
    const other = await analyse({ ...plain, levers: { beta: 1.5 } });
    const { id } = await versions.save(person("ana"), {
      analysis: { ...other, file: analysis.file, query: analysis.query },
      ...{ edition, policy: null, note: "", clientKey: randomUUID() },
    });
    const { replay } = await versions.replay(person("ana"), { id, engine: "now" });
    const flow = replay.methods.find(({ method }) => method === "discountedCashFlow");
    expect(replay.isSame).toBe(false);
    expect(replay.mean).toEqual({ saved: other.report.summary.mean, now: analysis.report.summary.mean });
    expect(flow).toMatchObject({ isSame: false });
    expect(flow?.changed.map(({ name }) => name)).toContain("beta");
    expect(flow?.changed.map(({ name }) => name)).not.toContain("wacc");
  });

  it("tell what moved each value between two of a company, and until today, in steps that add up", async () => {
    const [one, two, other] = [
      await save(plain),
      await save({ ...plain, wacc: 0.07, horizon: 8 }),
      await save({ ...plain, ticker: "PEP" }),
    ];
    const difference = await versions.compare(person("ana"), { id: two.id, other: one.id });
    expect([difference.earlier.id, difference.later.id]).toEqual([one.id, two.id]);
    expect(difference.changes).toEqual([
      { kind: "setting", name: "wacc", before: undefined, after: 0.07 },
      { kind: "setting", name: "horizon", before: undefined, after: 8 },
    ]);
    for (const { before, after, bridge } of [difference.mean, ...difference.methods]) {
      if (before === null || after === null || bridge === null) continue;
      const reached = bridge.steps.reduce((level, { effect }) => level + effect, before) + bridge.rounding;
      expect(reached).toBe(after);
    }
    expect(difference.mean.before).toBe((await analyse(plain)).report.summary.mean);
    await expect(versions.compare(person("ana"), { id: one.id, other: other.id })).rejects.toEqual(
      code("versionsOfTwoCompanies"),
    );
    await expect(versions.compare(person("ben"), { id: one.id, other: two.id })).rejects.toEqual(code("notFound"));

    const later = testContext("2027-06-01");
    const today = { analyse: (query: AnalysisQuery) => analyse(query, later), edition };
    const untilToday = await versions.compare(person("ana"), { id: two.id, other: today });
    expect(untilToday.later).toMatchObject({ id: null, note: null, ticker: "KO" });
    expect(untilToday.mean.after).toBe(
      (await analyse({ ...plain, wacc: 0.07, horizon: 8 }, later)).report.summary.mean,
    );
    expect(untilToday.changes.map(({ kind }) => kind)).not.toContain("setting");
    const { rows } = await sql<{ most: number }>`select max(length(inputs)) as most from versions`.execute(
      database.kysely,
    );
    expect(rows[0]?.most).toBeLessThan(60_000);
  });
});
