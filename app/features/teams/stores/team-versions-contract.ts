import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { analyseCompany } from "../../../core/analysis/use-cases/analyse-company.ts";
import type { Policy } from "../../../core/policies/contracts/policy.ts";
import { mostOf } from "../../../core/usage/use-cases/most-of.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { versionStore } from "../../versions/stores/version-store.ts";
import { versionsIn } from "../../versions/use-cases/versions.ts";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

/** Versions that members give to teams. */
export function teamVersions({ database, teams, person, house, remove, now }: TeamsRig): void {
  const versions = () =>
    versionsIn(async () => ({ mostOf: mostOf(true), now, versions: versionStore(database.kysely) }));
  const savedBy = async (name: string, wacc?: number, policy: Policy | null = null) => {
    const query = { ticker: "KO", scenario: "neutral", ...(wacc !== undefined && { wacc }) } as const;
    const analysis = await analyseCompany(testContext(), { language: "es" }, query, { isRecorded: false });
    const edition = { engine: "0123456789abcdef", dataEdition: "2026-07-31" };
    return (await versions().save(person(name), { analysis, edition, policy, note: "Mine.", clientKey: randomUUID() }))
      .id;
  };

  it("keep a copy of a version that a member gives, when its giver deletes theirs, leaves and deletes their account", async () => {
    const id = await house();
    const own = await savedBy("ben");
    const kept = await versions().read(person("ben"), own);
    const given = await teams().giveVersion(person("ben"), { id, versionId: own, withNote: false });
    expect(await teams().giveVersion(person("ben"), { id, versionId: own, withNote: true })).toEqual(given);
    expect(await teams().versions(person("cleo"), id)).toMatchObject({
      versions: [{ id: given.id, ticker: "KO", note: null, givenBy: "ben", givenAt: now(), savedAt: kept.savedAt }],
      mostVersions: 20,
    });
    await versions().remove(person("ben"), own);
    await remove(person("ben"), []);
    expect((await teams().versions(person("cleo"), id)).versions).toMatchObject([{ id: given.id, givenBy: null }]);
    const copy = await versions().read({ teamId: id }, given.id);
    expect(copy).toMatchObject({ result: kept.result, question: kept.question, engine: kept.engine });
    expect(copy.inputs).toEqual(kept.inputs);
    expect((await versions().replay({ teamId: id }, { id: given.id, engine: "now" })).replay.isSame).toBe(true);
    expect((await teams().read(person("cleo"), id)).activity[0]).toMatchObject({
      ...{ action: "versionGiven", by: null, ticker: "KO" },
    });
    expect(await teams().export(person("ana"), id)).toMatchObject({ versions: [{ id: given.id }] });
    await expect(database.kysely.updateTable("versions").set({ name: "Other" }).execute()).rejects.toThrow(
      "a saved version never changes",
    );
    await database.kysely.deleteFrom("teams").execute();
    expect(await database.kysely.selectFrom("versions").select("id").execute()).toEqual([]);
  });

  it("name the policy that they followed where it is the team's, and no other", async () => {
    const id = await house();
    const shared = await teams().savePolicy(person("ana"), { id, policyId: null, body: { name: "Ours", wacc: 0.08 } });
    const ofTeam: Policy = { ...shared, team: { id, name: "House" } };
    const others: Policy = { ...ofTeam, team: { id: randomUUID(), name: "Elsewhere" } };
    for (const [policy, told] of [
      [ofTeam, { name: "Ours", team: { id, name: "House" } }],
      [others, null],
      [{ ...ofTeam, team: null }, null],
    ] as const) {
      const own = await savedBy("ben", 0.08, policy);
      expect((await versions().read(person("ben"), own)).policy).toEqual({ name: "Ours", team: policy.team });
      const copy = await teams().giveVersion(person("ben"), { id, versionId: own, withNote: false });
      expect((await versions().read({ teamId: id }, copy.id)).policy).toEqual(told);
    }
  });

  it("compare two versions that two members gave", async () => {
    const id = await house();
    const copies = [];
    for (const [name, wacc] of [
      ["ana", 0.08],
      ["ben", 0.09],
    ] as const)
      copies.push(
        await teams().giveVersion(person(name), { id, versionId: await savedBy(name, wacc), withNote: true }),
      );
    const [one, other] = copies.map((copy) => copy.id);
    const told = await versions().compare({ teamId: id }, { id: one ?? "", other: other ?? "" });
    expect(told.changes).toEqual([{ kind: "setting", name: "wacc", before: 0.08, after: 0.09 }]);
    expect((await teams().versions(person("cleo"), id)).versions.map(({ note }) => note)).toEqual(["Mine.", "Mine."]);
  });

  it("take versions from their owner and editors alone, and their own alone", async () => {
    const id = await house();
    const [anas, bens, cleos, dans] = await Promise.all(["ana", "ben", "cleo", "dan"].map((name) => savedBy(name)));
    const give = (name: string, versionId = "") =>
      teams().giveVersion(person(name), { id, versionId, withNote: false });
    await expect(give("cleo", cleos)).rejects.toEqual(code("teamEditorMissing"));
    await expect(give("dan", dans)).rejects.toEqual(code("notFound"));
    await expect(give("ben", anas)).rejects.toEqual(code("notFound"));
    const given = await give("ben", bens);
    await expect(versions().read(person("ben"), given.id)).rejects.toEqual(code("notFound"));
    await expect(versions().remove(person("ben"), given.id)).rejects.toEqual(code("notFound"));
    await expect(versions().read({ teamId: id }, bens ?? "")).rejects.toEqual(code("notFound"));
    const copy = { id, versionId: given.id };
    await expect(teams().removeVersion(person("cleo"), copy)).rejects.toEqual(code("teamEditorMissing"));
    await expect(teams().removeVersion(person("dan"), copy)).rejects.toEqual(code("notFound"));
    await teams().removeVersion(person("ana"), copy);
    await expect(teams().removeVersion(person("ana"), copy)).rejects.toEqual(code("notFound"));
    expect((await versions().read(person("ben"), bens ?? "")).ticker).toBe("KO");
  });

  it("keep as many versions as the plan of their owner, however many are given at once", async () => {
    const id = await house();
    const own = await savedBy("ben");
    const kept = await database.kysely
      .selectFrom("versions")
      .selectAll()
      .where("id", "=", own)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 22 }, () => ({ ...kept, id: randomUUID(), client_key: randomUUID() }));
    await database.kysely.insertInto("versions").values(copies).execute();
    const gifts = copies.map((copy) => teams().giveVersion(person("ben"), { id, versionId: copy.id, withNote: false }));
    const outcomes = await Promise.allSettled(gifts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    await expect(teams().giveVersion(person("ben"), { id, versionId: own, withNote: false })).rejects.toEqual(
      expect.objectContaining({ code: "tooManyTeamVersions", params: { maximum: 20 } }),
    );
  });
}
