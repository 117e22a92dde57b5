import { assumptionRanges } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import type { Entries } from "../../shared/contracts/address-grammar.ts";
import { isUuid } from "../../shared/contracts/uuid.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import type { Policy, PolicyBody, PolicySettings } from "../contracts/policy.ts";
import { mostPolicies } from "../contracts/policy-limits.ts";
import { withPolicy } from "../contracts/policy-rules.ts";
import type { PolicyContext } from "./policy-context.ts";
import { policyNameOf } from "./policy-name.ts";

type Range = { minimum: number; maximum: number };

/** Validates a policy: each value in the range of an analysis, and at least one setting. */
function settingsOf(body: PolicyBody): PolicySettings {
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

/** Keeps parameters under a name: new ones without an id. Says how they are kept. */
export async function savePolicy(
  context: PolicyContext,
  account: Account,
  { id = null, body }: { id?: string | null; body: PolicyBody },
): Promise<Policy> {
  const { policies } = context;
  const name = policyNameOf(body.name);
  const settings = settingsOf(body);
  const owned = { accountId: account.id, name, settings };
  if (id !== null && !isUuid(id)) throw new Failure("notFound");
  const saved =
    id === null
      ? await policies.add({ ...owned, now: context.now(), most: mostPolicies })
      : await policies.change({ ...owned, id });
  if (saved === "tooMany") throw new Failure("tooManyPolicies", { maximum: mostPolicies });
  if (saved === "nameTaken") throw new Failure("policyNameTaken");
  if (saved === "unknown") throw new Failure("notFound");
  if (body.isActive !== undefined) await switchPolicy(context, account, { id: saved.id, isActive: body.isActive });
  const policy = await policies.find(account.id, saved.id);
  if (policy === null) throw new Failure("notFound");
  return policy;
}

/** From now on one's analyses follow it, or no longer do; another person's is not there. */
export async function switchPolicy(
  { policies }: PolicyContext,
  account: Account,
  { id, isActive }: { id: string; isActive: boolean },
): Promise<void> {
  if (!isUuid(id)) throw new Failure("notFound");
  if (!isActive) return policies.deactivate(account.id, id);
  if (!(await policies.activate(account.id, id))) throw new Failure("notFound");
}

export async function removePolicy({ policies }: PolicyContext, account: Account, id: string): Promise<void> {
  if (!isUuid(id) || !(await policies.remove(account.id, id))) throw new Failure("notFound");
}

export type OwnQuestion = { entries: Entries; policies: readonly Policy[] };

/** A question of this person as it is answered: with what their active policy sets and it leaves open; and their policies. */
export async function ownQuestion(
  context: PolicyContext,
  account: Account,
  { entries, providers }: { entries: Entries; providers: readonly string[] },
): Promise<OwnQuestion> {
  const policies = await context.policies.listOf(account.id);
  const active = policies.find(({ isActive }) => isActive) ?? null;
  return { entries: withPolicy(entries, active, providers), policies };
}
