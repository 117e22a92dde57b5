import { beforeEach, expect, it } from "vitest";
import { policyStore } from "../../../core/policies/stores/policy-store.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { secrets } from "../../accounts/security/secrets.ts";
import { accountStore } from "../../accounts/stores/account-store.ts";
import { rateStore } from "../../accounts/stores/rate-store.ts";
import { thesisStore } from "../../theses/stores/thesis-store.ts";
import { teamLimitsOf } from "../contracts/team-limits.ts";
import { chosenSuccession, inheritedSuccession } from "../use-cases/succession.ts";
import type { TeamMail } from "../use-cases/team-context.ts";
import { teamsIn } from "../use-cases/teams.ts";
import { teamActivity } from "./team-activity-contract.ts";
import { teamAlerts } from "./team-alerts-contract.ts";
import { teamBooks } from "./team-books-contract.ts";
import { teamPolicies } from "./team-policies-contract.ts";
import { teamStore } from "./team-store.ts";
import { teamSuccession } from "./team-succession-contract.ts";
import { teamTheses } from "./team-theses-contract.ts";
import { teamVersions } from "./team-versions-contract.ts";
import { code, type TeamsRig } from "./teams-rig-contract.ts";

const DAY = 86_400_000;

onEachOwnDatabase("teams", "teams", ({ database }) => {
  let at = Date.UTC(2026, 8, 1, 12);
  let mails: TeamMail[] = [];
  const people = new Map<string, Account>();
  const person = (name: string) => people.get(name) ?? expect.unreachable(name);
  const proved = (name: string) => ({ account: person(name), session: { provedAt: new Date(at) } });
  beforeEach(async () => {
    const { kysely } = database;
    for (const table of ["teams", "accounts", "paces", "removed_accounts"] as const)
      await kysely.deleteFrom(table).execute();
    mails = [];
    for (const name of ["ana", "ben", "cleo", "dan"])
      people.set(name, await addPerson(kysely, { name, at: new Date(at) }));
  });
  const accounts = () => accountStore(database.kysely);
  const teams = () =>
    teamsIn(async () => ({
      ...{ now: () => new Date(at), secrets, rates: rateStore(database.kysely) },
      ...{ teams: teamStore(database.kysely), theses: thesisStore(database.kysely), accounts: accounts() },
      policies: policyStore(database.kysely),
      keptOf: async () => ({}),
      limitsOf: (plan) => teamLimitsOf(plan, true),
      mail: async (mail: TeamMail) => void mails.push(mail),
    }));
  const remove = ({ id, email }: Account, settle: Parameters<typeof chosenSuccession>[0] | "inherited") =>
    accounts().remove({
      account: { ...person("ana"), id, email },
      ...{ idHash: secrets.hashOf(id), emailHash: secrets.hashOf(email), at: new Date(at) },
      settle: settle === "inherited" ? inheritedSuccession : chosenSuccession(settle),
    });
  /** Ana's team, with Ben as an editor and Cleo as a reader. */
  const house = async () => {
    const id = await teams().make(person("ana"), "  House ");
    for (const [name, role] of [
      ["ben", "editor"],
      ["cleo", "reader"],
    ] as const) {
      await teams().invite(person("ana"), { id, email: person(name).email, role });
      const [invitation] = (await teams().list(person(name))).invitations;
      at += 1_000;
      await teams().accept(person(name), invitation?.id ?? "");
    }
    return id;
  };
  const rolesIn = async (id: string, who: string) =>
    Object.fromEntries(
      (await teams().read(person(who), id)).members.map(({ displayName, role }) => [displayName, role]),
    );
  const rig: TeamsRig = { database, teams, person, house, rolesIn, remove, now: () => new Date(at) };

  it("are made, joined by invitation, and read by each member as far as it is theirs", async () => {
    const id = await house();
    const own = await teams().read(person("ana"), id);
    expect(own).toMatchObject({ name: "House", role: "owner", seats: 3, invitations: [] });
    expect(own.members.map(({ email }) => email)).toEqual([
      "ana@test.example",
      "ben@test.example",
      "cleo@test.example",
    ]);
    const bens = await teams().read(person("ben"), id);
    expect(bens).toMatchObject({ role: "editor", seats: null, invitations: null });
    expect(bens.members.map(({ email }) => email)).toEqual([null, "ben@test.example", null]);
    expect(own.activity.map(({ action, by, role }) => [action, by, role])).toEqual([
      ["joined", "cleo", "reader"],
      ["invited", "ana", "reader"],
      ["joined", "ben", "editor"],
      ["invited", "ana", "editor"],
      ["made", "ana", null],
    ]);
    expect((await teams().list(person("cleo"))).teams).toEqual([{ id, name: "House", role: "reader", members: 3 }]);
    await expect(teams().read(person("dan"), id)).rejects.toEqual(code("notFound"));
  });

  it("open an invitation to the account of its address alone, while it lasts", async () => {
    const id = await teams().make(person("ana"), "House");
    await teams().invite(person("ana"), { id, email: "Ben@Test.example", role: "editor" });
    expect(mails).toMatchObject([{ kind: "invitation", recipient: "ben@test.example", invitedBy: "ana@test.example" }]);
    const invitation = (await teams().list(person("ben"))).invitations[0]?.id ?? "";
    expect(await teams().readInvitation(person("ben"), invitation)).toMatchObject({ team: "House", invitedBy: "ana" });
    for (const stranger of ["ana", "dan"])
      for (const ask of [
        () => teams().readInvitation(person(stranger), invitation),
        () => teams().accept(person(stranger), invitation),
        () => teams().decline(person(stranger), invitation),
      ])
        await expect(ask()).rejects.toEqual(code("notFound"));
    // Sent again it has another fortnight; its link stays the same.
    at += 10 * DAY;
    await teams().invite(person("ana"), { id, email: "ben@test.example", role: "reader" });
    expect(mails[1]).toMatchObject({ invitationId: invitation, role: "reader" });
    at += 13 * DAY;
    expect(await teams().readInvitation(person("ben"), invitation)).toMatchObject({ role: "reader" });
    at += 2 * DAY;
    await expect(teams().accept(person("ben"), invitation)).rejects.toEqual(code("notFound"));
    expect((await teams().read(person("ana"), id)).invitations).toMatchObject([{ isOver: true }]);
    await teams().invite(person("ana"), { id, email: "ben@test.example", role: "reader" });
    await teams().revokeInvitation(person("ana"), { id, invitationId: invitation });
    await expect(teams().accept(person("ben"), invitation)).rejects.toEqual(code("notFound"));
    await teams().invite(person("ana"), { id, email: "ben@test.example", role: "reader" });
    await teams().decline(person("ben"), (await teams().list(person("ben"))).invitations[0]?.id ?? "");
    expect((await teams().read(person("ana"), id)).invitations).toEqual([]);
  });

  it("have as many seats as the plan of their owner, and send no address too many invitations", async () => {
    const id = await house();
    await expect(teams().invite(person("ana"), { id, email: "dan@test.example", role: "reader" })).rejects.toEqual(
      expect.objectContaining({ code: "teamFull", params: { maximum: 3 } }),
    );
    await expect(teams().invite(person("ana"), { id, email: "ben@test.example", role: "reader" })).rejects.toEqual(
      code("alreadyTeamMember"),
    );
    await expect(teams().make(person("ana"), "Another")).rejects.toEqual(code("tooManyTeams"));
    await expect(teams().make(person("dan"), " ")).rejects.toEqual(code("teamNameInvalid"));
    const pro = { ...person("ana"), plan: "pro" as const };
    for (let sent = 0; sent < 5; sent += 1)
      await teams().invite(pro, { id, email: "dan@test.example", role: "reader" });
    await expect(teams().invite(pro, { id, email: "dan@test.example", role: "reader" })).rejects.toEqual(
      code("rateLimited"),
    );
    expect(mails.filter(({ recipient }) => recipient === "dan@test.example")).toHaveLength(5);
  });

  it("give two requests at once the last seat once", async () => {
    const id = await teams().make(person("ana"), "House");
    const asked = ["ben", "cleo", "dan"].map((name) =>
      teams().invite(person("ana"), { id, email: person(name).email, role: "reader" }),
    );
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  });

  it("always have one owner, who hands over with a recent proof", async () => {
    const id = await house();
    const [ana, ben] = [person("ana"), person("ben")];
    for (const ask of [
      () => teams().changeMember(proved("ana"), { id, memberId: ana.id, role: "reader" }),
      () => teams().removeMember(ana, { id, memberId: ana.id }),
    ])
      await expect(ask()).rejects.toEqual(code("teamNeedsOwner"));
    const late = { account: ana, session: { provedAt: new Date(at - 3_600_000) } };
    await expect(teams().changeMember(late, { id, memberId: ben.id, role: "owner" })).rejects.toEqual(
      code("proveItIsYou"),
    );
    await expect(teams().remove(late, id)).rejects.toEqual(code("proveItIsYou"));
    await teams().changeMember(proved("ana"), { id, memberId: ben.id, role: "owner" });
    expect(await rolesIn(id, "ana")).toEqual({ ben: "owner", ana: "editor", cleo: "reader" });
    expect(mails.at(-1)).toMatchObject({ kind: "handedOver", recipient: "ben@test.example", teamId: id });
    await expect(teams().rename(ana, { id, name: "Mine" })).rejects.toEqual(code("teamRoleMissing"));
    await teams().removeMember(ana, { id, memberId: ana.id });
    await expect(teams().read(ana, id)).rejects.toEqual(code("notFound"));
    expect((await teams().read(ben, id)).activity.slice(0, 2)).toMatchObject([
      { action: "left", by: "ana", member: "ana" },
      { action: "handedOver", by: "ana", member: "ben" },
    ]);
  });

  it("let their owner alone change roles, remove, rename, take away and delete", async () => {
    const id = await house();
    const cleo = { id, memberId: person("cleo").id };
    for (const ask of [
      () => teams().changeMember(proved("ben"), { ...cleo, role: "editor" }),
      () => teams().removeMember(person("ben"), cleo),
      () => teams().rename(person("ben"), { id, name: "Ours" }),
      () => teams().invite(person("ben"), { id, email: "dan@test.example", role: "reader" }),
      () => teams().export(person("ben"), id),
      () => teams().remove(proved("ben"), id),
    ])
      await expect(ask()).rejects.toEqual(code("teamRoleMissing"));
    await teams().changeMember(proved("ana"), { ...cleo, role: "commenter" });
    await teams().rename(person("ana"), { id, name: "Ours" });
    expect(await rolesIn(id, "cleo")).toEqual({ ana: "owner", ben: "editor", cleo: "commenter" });
    await teams().removeMember(person("ana"), cleo);
    expect(await teams().export(person("ana"), id)).toMatchObject({
      team: { name: "Ours", members: [{ displayName: "ana" }, { displayName: "ben" }] },
      activity: expect.arrayContaining([expect.objectContaining({ action: "removed", member: "cleo" })]),
    });
    await teams().remove(proved("ana"), id);
    for (const table of ["teams", "team_members", "team_activity", "team_invitations"] as const)
      expect(await database.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
  });

  teamSuccession(rig);
  teamActivity(rig);
  teamBooks(rig);
  teamVersions(rig);
  teamTheses(rig);
  teamPolicies(rig);
  teamAlerts(rig);

  it("forget invitations to an address whose account goes", async () => {
    const id = await teams().make(person("ana"), "House");
    await teams().invite(person("ana"), { id, email: "dan@test.example", role: "reader" });
    await remove(person("dan"), []);
    expect(await database.kysely.selectFrom("team_invitations").selectAll().execute()).toEqual([]);
  });

  it("keep invitations that are over for thirty days, and their activity for a year", async () => {
    const id = await teams().make(person("ana"), "House");
    await teams().invite(person("ana"), { id, email: "dan@test.example", role: "reader" });
    await accounts().purgeExpired(new Date(at + 43 * DAY));
    expect((await teams().read(person("ana"), id)).invitations).toHaveLength(1);
    await accounts().purgeExpired(new Date(at + 45 * DAY));
    expect(await teams().read(person("ana"), id)).toMatchObject({ invitations: [], activity: [{}, {}] });
    await accounts().purgeExpired(new Date(at + 366 * DAY));
    expect((await teams().read(person("ana"), id)).activity).toEqual([]);
  });
});
