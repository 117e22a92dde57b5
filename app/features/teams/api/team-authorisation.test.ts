import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { matrix } from "../../../api/authorisation-contract.ts";
import { servedProduct } from "../../../api/served-product.ts";
import { readConfig } from "../../../config/config.server.ts";
import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { folderWithDatabase } from "../../../database/copied-database-contract.ts";
import { openDatabase } from "../../../database/open-database.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { createLog } from "../../../http/request-log.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { composeAccounts } from "../../../wiring/features/account-context.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { testDependencies } from "../../../wiring/test-dependencies-contract.ts";
import { secrets } from "../../accounts/security/secrets.ts";
import { sessionStore } from "../../accounts/stores/session-store.ts";
import { teamRoles } from "../contracts/team-roles.ts";
import { pathOfTeam, teamIn } from "../stores/team-setup-contract.ts";
import { type TeamCaller, teamCallers, teamMatrix } from "./team-authorisation-contract.ts";

const folder = await folderWithDatabase("team-authorisation");
const people = new Map<TeamCaller | "other", Account>();
const tokens = new Map<TeamCaller, string>();
const idOf = (name: TeamCaller | "other") => people.get(name)?.id ?? expect.unreachable(name);
let ask: (operation: string, caller: TeamCaller, body?: object) => Promise<Response>;
let close = async () => {};

beforeAll(async () => {
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const { kysely } = database;
  const composed = await composeAccounts({
    database,
    config: readConfig({ NODE_ENV: "test" }),
    log: createLog("silent"),
  });
  const context = { ...testContext(), now: () => new Date() };
  const accounts = { useCases: composed.accounts, sendsMail: false };
  const app = servedProduct(
    productOf(context, null, {
      ...testDependencies,
      accounts,
      teams: composed.teams,
      versions: composed.versions,
      discussions: composed.discussions,
    }),
  );
  const now = new Date();
  people.set("other", await addPerson(kysely, { name: "other", at: now }));
  for (const caller of teamCallers) {
    const account = await addPerson(kysely, { name: caller, at: now });
    const token = secrets.fresh();
    const lasting = { now, provedAt: now, expiresAt: new Date(now.getTime() + 3_600_000), device: "", place: null };
    await sessionStore(kysely).open({ accountId: account.id, tokenHash: secrets.hashOf(token), ...lasting });
    people.set(caller, account);
    tokens.set(caller, token);
  }
  await kysely
    .updateTable("accounts")
    .set({ suspended_at: now, plan: "pro" })
    .where("id", "=", idOf("suspended"))
    .execute();
  await kysely.updateTable("accounts").set({ plan: "pro" }).where("id", "=", idOf("owner")).execute();
  ask = async (operation, caller, body) => {
    const [method = "", path = ""] = operation.split(" ");
    const members = [...teamRoles.map((role) => [idOf(role), role] as const), [idOf("suspended"), "editor"] as const];
    const filled = await pathOfTeam(kysely, path, { members, other: idOf("other"), invited: "gil@test.example" });
    await teamIn(kysely, [[idOf("elsewhere"), "owner"]]);
    return app.request(`http://localhost/api${filled}`, {
      method,
      headers: {
        Cookie: `valora-session=${tokens.get(caller)}`,
        ...(body && { "Content-Type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  close = async () => {
    await composed.stop();
    await database.close();
  };
});
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
});

it("has a row for every operation on a team or an invitation, and no other", () => {
  const onTeams = Object.keys(matrix).filter((operation) => /\/v1\/team(?:s|-invitations)\/\{id\}/.test(operation));
  expect(Object.keys(teamMatrix).toSorted()).toEqual(onTeams.toSorted());
});

it.each(Object.entries(teamMatrix))("%s answers each member as their role allows", async (operation, { row, body }) => {
  const statuses: Record<string, number> = {};
  for (const caller of teamCallers) statuses[caller] = (await ask(operation, caller, body)).status;
  expect(statuses).toEqual(row);
});

it("lets every member follow a policy of the team, and no person besides", async () => {
  const statuses: Record<string, number> = {};
  for (const caller of teamCallers)
    statuses[caller] = (await ask("PATCH /v1/policies/{policy}", caller, { isActive: true })).status;
  expect(statuses).toEqual({
    ...{ owner: 204, editor: 204, commenter: 204, reader: 204 },
    ...{ former: 404, elsewhere: 404, suspended: 401 },
  });
});

it("lets every member but the owner leave, by themselves", async () => {
  const statuses: Record<string, number> = {};
  for (const caller of teamCallers) {
    const leaving = `DELETE /v1/teams/{id}/members/${idOf(caller)}`;
    statuses[caller] = (await ask(leaving, caller)).status;
  }
  expect(statuses).toEqual({
    ...{ owner: 409, editor: 204, commenter: 204, reader: 204 },
    ...{ former: 404, elsewhere: 404, suspended: 401 },
  });
});
