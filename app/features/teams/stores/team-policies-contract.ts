import { expect, it } from "vitest";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import { followPolicy, ownQuestion, savePolicy } from "../../../core/policies/use-cases/policies.ts";
import { everythingOf } from "../../accounts/stores/data/account-data.ts";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

const wacc = (value: number) => ({ name: "House WACC", wacc: value });

/** Policies of teams, and the members who follow them. */
export function teamPolicies({ database, teams, person, house, remove, now }: TeamsRig): void {
  const context = () => ({ now, policies: policyStore(database.kysely) });
  const share = (name: string, id: string, body = wacc(0.09)) =>
    teams().savePolicy(person(name), { id, policyId: null, body });
  const follow = (name: string, id: string, isActive = true) => followPolicy(context(), person(name), { id, isActive });
  const question = (name: string) => ownQuestion(context(), person(name), { entries: [], providers: [] });

  it("are shared by their owner and editors, and followed by every member as one of their own", async () => {
    const id = await house();
    const shared = await share("ben", id);
    expect(shared).toMatchObject({ name: "House WACC", wacc: 0.09, sharedBy: "ben", isActive: false });
    await savePolicy(context(), person("cleo"), { body: { name: "Mine", horizon: 7, isActive: true } });
    await follow("cleo", shared.id);
    const asked = await question("cleo");
    expect(asked.entries).toEqual([
      ["wacc", "0.09"],
      ["policy", shared.id],
    ]);
    expect(asked.policies).toMatchObject([
      { name: "Mine", team: null, isActive: false },
      { name: "House WACC", team: { id, name: "House" }, isActive: true },
    ]);
    expect((await teams().policies(person("cleo"), id)).policies).toMatchObject([{ isActive: true }]);
    expect((await teams().policies(person("ana"), id)).policies, "each follows their own").toMatchObject([
      { isActive: false },
    ]);
    await follow("ana", shared.id);
    await teams().savePolicy(person("ana"), { id, policyId: shared.id, body: wacc(0.1) });
    for (const name of ["ana", "cleo"])
      expect((await question(name)).entries, "a change reaches all who follow it").toContainEqual(["wacc", "0.1"]);
    await follow("cleo", shared.id, false);
    expect((await question("cleo")).entries).toEqual([]);
    expect((await question("ana")).entries, "resting it is each member's own").not.toEqual([]);
  });

  it("are changed by no commenter or reader, and are not there for people of no team or another", async () => {
    const id = await house();
    const { id: policyId } = await share("ana", id);
    const elsewhere = await teams().make(person("dan"), "Elsewhere");
    for (const [name, teamId, refusal] of [
      ["cleo", id, "teamEditorMissing"],
      ["dan", id, "notFound"],
      ["dan", elsewhere, "notFound"],
    ] as const) {
      const policy = { id: teamId, policyId };
      await expect(teams().savePolicy(person(name), { ...policy, body: wacc(0.1) })).rejects.toEqual(code(refusal));
      await expect(teams().removePolicy(person(name), policy)).rejects.toEqual(code(refusal));
    }
    await expect(share("cleo", id)).rejects.toEqual(code("teamEditorMissing"));
    await expect(teams().policies(person("dan"), id)).rejects.toEqual(code("notFound"));
    await expect(follow("dan", policyId)).rejects.toEqual(code("notFound"));
    expect(await question("dan")).toEqual({ entries: [], policies: [], lost: null });
    await expect(savePolicy(context(), person("ben"), { id: policyId, body: wacc(0.1) })).rejects.toEqual(
      code("notFound"),
    );
  });

  it("lose nothing of two edits at once", async () => {
    const id = await house();
    const { id: policyId, changedAt } = await share("ana", id);
    const edits = await Promise.allSettled(
      [0.08, 0.1].map((value) => teams().savePolicy(person("ben"), { id, policyId, body: wacc(value), changedAt })),
    );
    expect(edits.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(edits.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "editConflict" } });
    await expect(teams().removePolicy(person("ana"), { id, policyId, changedAt })).rejects.toEqual(
      code("editConflict"),
    );
    await teams().removePolicy(person("ana"), { id, policyId });
    const late = { id, policyId, body: wacc(0.07), changedAt };
    await expect(teams().savePolicy(person("ben"), late)).rejects.toEqual(code("policyGone"));
    await share("ben", id, wacc(0.07));
    const done = (await teams().read(person("cleo"), id)).activity.slice(0, 4);
    expect(done.map(({ action, by, policy }) => [action, by, policy])).toEqual([
      ["policyShared", "ben", "House WACC"],
      ["policyDeleted", "ana", "House WACC"],
      ["policyChanged", "ben", "House WACC"],
      ["policyShared", "ana", "House WACC"],
    ]);
  });

  it("are as many as the plan of their owner, each with a name of its own and something to set", async () => {
    const id = await house();
    for (const name of ["one", "two", "three"]) await share("ben", id, { name, wacc: 0.09 });
    await expect(share("ben", id, { name: "four", wacc: 0.09 })).rejects.toEqual(
      expect.objectContaining({ code: "tooManyTeamPolicies", params: { maximum: 3 } }),
    );
    const [first] = (await teams().policies(person("ana"), id)).policies;
    const change = (body: { name: string; wacc?: number }) =>
      teams().savePolicy(person("ana"), { id, policyId: first?.id ?? "", body });
    await expect(change({ name: "two", wacc: 0.09 })).rejects.toEqual(code("policyNameTaken"));
    await expect(change({ name: "one" })).rejects.toEqual(code("policyEmpty"));
    await expect(change({ name: "one", wacc: 9 })).rejects.toEqual(code("outOfRange"));
  });

  it.each([
    ["leaves the team", (id: string, cleo: string) => teams().removeMember(person("cleo"), { id, memberId: cleo })],
    ["is removed from it", (id: string, cleo: string) => teams().removeMember(person("ana"), { id, memberId: cleo })],
    [
      "loses it with the team",
      (id: string) => teams().remove({ account: person("ana"), session: { provedAt: now() } }, id),
    ],
    [
      "loses it to an editor",
      async (id: string) => {
        const [policy] = (await teams().policies(person("ben"), id)).policies;
        await teams().removePolicy(person("ben"), { id, policyId: policy?.id ?? "" });
      },
    ],
  ])("are followed no more by a person who %s, and say so until that is known", async (_, end) => {
    const id = await house();
    const { id: policyId } = await share("ana", id);
    await follow("cleo", policyId);
    await end(id, person("cleo").id);
    const lost = { id: policyId, name: "House WACC", team: "House" };
    expect(await question("cleo")).toEqual({ entries: [], policies: [], lost });
    await expect(follow("cleo", policyId)).rejects.toEqual(code("notFound"));
    expect(await everythingOf(database.kysely, person("cleo"))).toMatchObject({
      active_policies: [{ policy_id: policyId, lost_name: "House WACC", lost_team: "House" }],
    });
    await follow("cleo", policyId, false);
    expect((await question("cleo")).lost).toBeNull();
  });

  it("say nothing of a later change to a person who has left, and are followed again by one who comes back", async () => {
    const id = await house();
    const { id: policyId } = await share("ana", id);
    const [ana, cleo] = [person("ana"), person("cleo")];
    await follow("cleo", policyId);
    await teams().removeMember(ana, { id, memberId: cleo.id });
    await teams().savePolicy(ana, { id, policyId, body: { name: "Secret", wacc: 0.1 } });
    expect((await question("cleo")).lost?.name).toBe("House WACC");
    await teams().invite(ana, { id, email: cleo.email, role: "reader" });
    await teams().accept(cleo, (await teams().list(cleo)).invitations[0]?.id ?? "");
    expect((await question("cleo")).entries, "not by itself").toEqual([]);
    await follow("cleo", policyId);
    expect(await question("cleo")).toMatchObject({ lost: null, policies: [{ name: "Secret", isActive: true }] });
  });

  it("stay when who shared them leaves Valora, and go with the team", async () => {
    const id = await house();
    await share("ben", id);
    expect(await everythingOf(database.kysely, person("ben"))).toMatchObject({
      policies: [],
      shared_policies: [{ team_id: id, name: "House WACC" }],
    });
    await remove(person("ben"), []);
    expect(await teams().export(person("ana"), id)).toMatchObject({
      policies: [{ name: "House WACC", wacc: 0.09, sharedBy: null }],
    });
    await remove(person("ana"), [{ id, to: null }]);
    expect(await database.kysely.selectFrom("policies").select("id").execute()).toEqual([]);
  });
}
