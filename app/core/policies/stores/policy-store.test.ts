import { beforeAll, beforeEach, expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { uuidAt } from "../../../database/uuid.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "../../../features/accounts/use-cases/account-context.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import type { PolicyBody } from "../contracts/policy.ts";
import { followPolicy, ownQuestion, removePolicy, savePolicy } from "../use-cases/policies.ts";
import { policyStore } from "./policy-store.ts";

onEachOwnDatabase("policies", "policies", ({ database }) => {
  const at = new Date(Date.UTC(2026, 0, 2, 12));
  const person = (name: string): Account => ({
    id: uuidAt(at),
    email: `${name}@test.example`,
    displayName: name,
    role: "user",
    plan: "free",
    isPaying: false,
    givenPlan: "free",
    language: "es",
    theme: null,
    suspendedAt: null,
    createdAt: at,
    ageDeclaredAt: at,
  });
  const [ana, ben] = [person("ana"), person("ben")];
  let context: AccountContext;
  beforeAll(async () => {
    // What policies reach of the world of accounts.
    context = { now: () => at, policies: policyStore(database.kysely) } as Partial<AccountContext> as AccountContext;
  });
  beforeEach(async () => {
    await database.kysely.deleteFrom("accounts").execute();
    for (const { id, displayName: name } of [ana, ben]) await addPerson(database.kysely, { id, name, at });
  });

  const save = (body: PolicyBody, id: string | null = null, account = ana) =>
    savePolicy(context, account, { id, body });
  const listOf = (account: Account) => context.policies.listOf(account.id);
  const question = (account: Account) => ownQuestion(context, account, { entries: [], providers: ["bundled"] });

  it("keep what was set and leave the rest open, for the person who set it", async () => {
    const house = await save({ name: "  House   WACC ", wacc: 0.09, isActive: true });
    expect(house).toEqual({
      id: house.id,
      name: "House WACC",
      team: null,
      isActive: true,
      scenario: null,
      wacc: 0.09,
      growth: null,
      horizon: null,
      view: null,
      ...{ discounting: null, cashFlow: null, dividends: null },
      source: null,
    });
    expect(await listOf(ana)).toEqual([house]);
    expect(await listOf(ben)).toEqual([]);
    expect((await question(ana)).entries).toEqual([
      ["wacc", "0.09"],
      ["policy", house.id],
    ]);
    expect(await question(ben)).toEqual({ entries: [], policies: [], lost: null });
  });

  it("choose a view, by which what the question leaves open is valued", async () => {
    const market = await save({ name: "Market", view: "relative", isActive: true });
    expect(await listOf(ana)).toEqual([market]);
    expect((await question(ana)).entries).toEqual([
      ["view", "relative"],
      ["policy", market.id],
    ]);
  });

  it("choose the forms of a calculation, and follow a change of them", async () => {
    const yearEnd = await save({ name: "Forms", discounting: "yearEnd", cashFlow: "toEquity", isActive: true });
    expect(await listOf(ana)).toEqual([yearEnd]);
    expect((await question(ana)).entries).toEqual([
      ["discounting", "yearEnd"],
      ["cashFlow", "toEquity"],
      ["policy", yearEnd.id],
    ]);
    const body = { name: "Forms", dividends: "halfLife" } as const;
    await savePolicy(context, ana, { id: yearEnd.id, body });
    expect((await question(ana)).entries).toEqual([
      ["dividends", "halfLife"],
      ["policy", yearEnd.id],
    ]);
  });

  it("apply one at a time, or none", async () => {
    const house = await save({ name: "House", wacc: 0.09, isActive: true });
    const bold = await save({ name: "Bold", growth: 0.06, isActive: true });
    expect((await listOf(ana)).map(({ name, isActive }) => [name, isActive])).toEqual([
      ["Bold", true],
      ["House", false],
    ]);
    await followPolicy(context, ana, { id: house.id, isActive: false });
    expect((await question(ana)).entries, "resting another one changes nothing").toContainEqual(["policy", bold.id]);
    await removePolicy(context, ana, bold.id);
    expect((await question(ana)).entries).toEqual([]);
    await save({ name: "House", horizon: 7 }, house.id);
    expect(await listOf(ana)).toMatchObject([{ id: house.id, wacc: null, horizon: 7, isActive: false }]);
  });

  it("are changed, used and removed by their owner alone", async () => {
    const house = await save({ name: "House", wacc: 0.09 });
    const notThere = new Failure("notFound");
    await expect(save({ name: "Mine", wacc: 0.1 }, house.id, ben)).rejects.toEqual(notThere);
    await expect(followPolicy(context, ben, { id: house.id, isActive: true })).rejects.toEqual(notThere);
    await expect(removePolicy(context, ben, house.id)).rejects.toEqual(notThere);
    await expect(removePolicy(context, ana, "1; drop table policies")).rejects.toEqual(notThere);
    expect(await listOf(ana)).toMatchObject([{ name: "House", wacc: 0.09 }]);
  });

  it.each([
    [{ name: "", wacc: 0.09 }, "policyNameInvalid"],
    [{ name: "House" }, "policyEmpty"],
    [{ name: "House", wacc: 9 }, "outOfRange"],
    [{ name: "House", wacc: Number.NaN }, "outOfRange"],
    [{ name: "House", horizon: 2.5 }, "numberFormat"],
    [{ name: "House", wacc: 0.05, growth: 0.05 }, "gNotBelowWacc"],
    [{ name: "Taken", wacc: 0.05 }, "policyNameTaken"],
  ] as const)("refuse %j", async (body, code) => {
    await save({ name: "Taken", wacc: 0.08 });
    await expect(save(body)).rejects.toMatchObject({ code });
    expect(await listOf(ana)).toHaveLength(1);
  });

  it("are at most twenty, however many are kept at once", async () => {
    const kept = await Promise.allSettled(
      Array.from({ length: 22 }, (_, index) => save({ name: `${index}`, wacc: 0.09 })),
    );
    expect(kept.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(kept.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "tooManyPolicies" } });
  });
});
