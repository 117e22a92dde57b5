import { assumptionRanges } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import type { Entries } from "../../shared/contracts/address-grammar.ts";
import { isUuid } from "../../shared/contracts/uuid.ts";
import { changeOf, refuseOver } from "../../shared/use-cases/as-read.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import type { Owner } from "../../shared/use-cases/owner.ts";
import type { LostPolicy, Policy, PolicyBody, PolicySettings } from "../contracts/policy.ts";
import { mostPolicies } from "../contracts/policy-limits.ts";
import { withPolicy } from "../contracts/policy-rules.ts";
import type { PolicyContext, PolicyStore } from "./policy-context.ts";
import { policyNameOf } from "./policy-name.ts";

type Range = { minimum: number; maximum: number };

/** Validates a policy: each value in the range of an analysis, and at least one setting. */
function settingsOf(body: Omit<PolicyBody, "isActive">): PolicySettings {
  const { scenario = null, wacc = null, growth = null, horizon = null, view = null, source = null } = body;
  const { discounting = null, cashFlow = null, dividends = null } = body;
  refuseOutside("wacc", wacc, assumptionRanges.wacc);
  refuseOutside("growth", growth, assumptionRanges.growth);
  refuseOutside("horizon", horizon, assumptionRanges.horizon);
  if (horizon !== null && !Number.isInteger(horizon))
    throw new Failure("numberFormat", { param: "horizon", kind: "integer" });
  if (wacc !== null && growth !== null && growth >= wacc) throw new Failure("gNotBelowWacc", { growth, wacc });
  const settings = { scenario, wacc, growth, horizon, view, discounting, cashFlow, dividends, source };
  if (Object.values(settings).every((value) => value === null)) throw new Failure("policyEmpty");
  return settings;
}

function refuseOutside(param: string, value: number | null, { minimum, maximum }: Range): void {
  if (value !== null && !(value >= minimum && value <= maximum))
    throw new Failure("outOfRange", { param, minimum, maximum });
}

type PolicyToKeep = {
  /** Null: a new one. */
  id: string | null;
  body: Omit<PolicyBody, "isActive">;
  /** As it was read; undefined: it was not looked at. */
  changedAt?: string | null | undefined;
  most: number;
  /** Who shares it with the team that owns it. */
  sharedBy?: string;
};

/**
 * Keeps an owner's parameters under a name; returns its id. Throws `editConflict`, `policyGone` where another one is there than was read,
 * `policyNameTaken`, `tooManyPolicies`, `tooManyTeamPolicies`, `notFound`.
 */
export async function keepPolicy(
  { policies, now }: PolicyContext,
  owner: Owner,
  { id, body, changedAt, most, sharedBy }: PolicyToKeep,
): Promise<string> {
  const named = { owner, name: policyNameOf(body.name), settings: settingsOf(body) };
  if (id !== null && !isUuid(id)) throw new Failure("notFound");
  const at = now();
  const saved =
    id === null
      ? await policies.add({ ...named, sharedBy: sharedBy ?? null, now: at, most })
      : await policies.change({ ...named, id, change: changeOf(changedAt, at) });
  if (saved === "tooMany")
    throw new Failure("teamId" in owner ? "tooManyTeamPolicies" : "tooManyPolicies", { maximum: most });
  if (saved === "nameTaken") throw new Failure("policyNameTaken");
  if (saved === "unknown") throw new Failure("notFound");
  return typeof saved === "string" ? refuseOver(saved, "policyGone") : saved.id;
}

/** Keeps one's own parameters under a name: new ones without an id. Says how they are kept. */
export async function savePolicy(
  context: PolicyContext,
  account: Account,
  { id = null, body }: { id?: string | null; body: PolicyBody },
): Promise<Policy> {
  const saved = await keepPolicy(context, account, { id, body, most: mostPolicies });
  if (body.isActive !== undefined) await followPolicy(context, account, { id: saved, isActive: body.isActive });
  return policyFollowable(context, account, saved);
}

/** One that this person may follow. Throws `notFound`. */
async function policyFollowable({ policies }: PolicyContext, account: Account, id: string): Promise<Policy> {
  const policy = (await policies.listOf(account.id)).find((each) => each.id === id);
  if (policy === undefined) throw new Failure("notFound");
  return policy;
}

/**
 * From now on one's analyses follow it, or no longer do; one's own, or one of a team of which one is a member. Of one that is lost, that
 * they no longer do says that it is known. Another's is not there: throws `notFound`.
 */
export async function followPolicy(
  { policies }: PolicyContext,
  account: Account,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<void> {
  if (!isUuid(id)) throw new Failure("notFound");
  if (!isActive) return policies.deactivate(account.id, id);
  if (!(await policies.activate(account.id, id))) throw new Failure("notFound");
}

/** Deletes an owner's; returns its name. Throws `notFound`, and `editConflict` where it was changed since it was read. */
export async function deletePolicy(
  { policies, now }: PolicyContext,
  owner: Owner,
  { id, changedAt }: { id: string; changedAt?: string | undefined },
): Promise<string> {
  const removed = isUuid(id) ? await policies.remove(owner, id, changeOf(changedAt, now())) : null;
  if (removed === null) throw new Failure("notFound");
  return typeof removed === "string" ? refuseOver(removed, "policyGone") : removed.name;
}

export async function removePolicy(context: PolicyContext, account: Account, id: string): Promise<void> {
  await deletePolicy(context, account, { id });
}

/** What a person's analyses may follow, and what they follow no more. */
export async function policiesOf({ policies }: Pick<PolicyContext, "policies">, account: Account) {
  const [listed, lost] = await Promise.all([policies.listOf(account.id), policies.lostBy(account.id)]);
  return { policies: listed, lost };
}

/** The policy that a person's analyses follow; null without one. */
export const activePolicyOf = async ({ policies }: { policies: Pick<PolicyStore, "listOf"> }, accountId: string) =>
  (await policies.listOf(accountId)).find(({ isActive }) => isActive) ?? null;

export type OwnQuestion = { entries: Entries; policies: readonly Policy[]; lost: LostPolicy | null };

/**
 * A question of this person as it is answered: with what their active policy sets and it leaves open; the policies that they may follow,
 * and the one that they can follow no more.
 */
export async function ownQuestion(
  context: PolicyContext,
  account: Account,
  { entries, providers }: { entries: Entries; providers: readonly string[] },
): Promise<OwnQuestion> {
  const { policies, lost } = await policiesOf(context, account);
  const active = policies.find(({ isActive }) => isActive) ?? null;
  return { entries: withPolicy(entries, active, providers), policies, lost };
}
