import { expect, it } from "vitest";
import type { Succession } from "../use-cases/succession.ts";
import { teamIn } from "./team-setup-contract.ts";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

/** What becomes of a team when the account of a member or of its owner goes. */
export function teamSuccession({ database, teams, person, house, rolesIn, remove }: TeamsRig): void {
  it("outlive a member, who is no longer named by what they did", async () => {
    const id = await house();
    await remove(person("ben"), []);
    expect(await rolesIn(id, "ana")).toEqual({ ana: "owner", cleo: "reader" });
    expect((await teams().read(person("ana"), id)).activity).toMatchObject([
      {},
      {},
      { action: "joined", by: null },
      { action: "invited", by: "ana" },
      { action: "made" },
    ]);
  });

  it("go to the member whom the owner chooses when their account is deleted, or are deleted with it; nothing is deleted while a choice is missing", async () => {
    const id = await house();
    const alone = await teamIn(database.kysely, [[person("ana").id, "owner"]]);
    const elsewhere: Succession = { id, to: person("dan").id };
    for (const choices of [[], [elsewhere]])
      await expect(remove(person("ana"), choices)).rejects.toEqual(code("teamsUnsettled"));
    expect(await teams().toSettle(person("ana"))).toMatchObject([
      { id, name: "House", members: [{ displayName: "ben" }, { displayName: "cleo" }] },
    ]);
    await remove(person("ana"), [{ id, to: person("cleo").id }]);
    expect(await rolesIn(id, "cleo")).toEqual({ cleo: "owner", ben: "editor" });
    expect((await teams().read(person("cleo"), id)).activity[0]).toMatchObject({
      ...{ action: "handedOver", by: null, member: "cleo" },
    });
    const left = await database.kysely.selectFrom("teams").select("id").where("id", "=", alone).execute();
    expect(left).toEqual([]);
    await remove(person("cleo"), [{ id, to: null }]);
    expect((await teams().list(person("ben"))).teams).toEqual([]);
  });

  it("go to the member who may do most where the owner can no longer be asked", async () => {
    const id = await house();
    await remove(person("ana"), "inherited");
    expect(await rolesIn(id, "ben")).toEqual({ ben: "owner", cleo: "reader" });
  });
}
