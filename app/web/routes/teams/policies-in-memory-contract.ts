import type { Policy } from "../../../core/policies/contracts/policy.ts";
import type { KeptPolicy, PolicyStore } from "../../../core/policies/use-cases/policy-context.ts";

const open = {
  ...{ scenario: null, growth: null, horizon: null, view: null, source: null },
  ...{ discounting: null, cashFlow: null, dividends: null },
};

/** The policies of one team in memory, beside one of the reader's own. */
export function policiesInMemory({ teamId, policyId, now }: { teamId: string; policyId: string; now: Date }) {
  const own: Policy = {
    ...open,
    id: "01890000-0000-7000-8000-00000000000e",
    name: "Mine",
    wacc: 0.08,
    team: null,
    isActive: false,
  };
  const kept = new Map<string, KeptPolicy>();
  let active: string | null = null;
  const policies: PolicyStore = {
    async listOf() {
      const team = { id: teamId, name: "Casa" };
      const shared = [...kept.values()].map(({ sharedBy: _by, createdAt: _at, changedAt: _last, ...policy }) => policy);
      return [own, ...shared.map((policy) => ({ ...policy, team }))].map((policy) => ({
        ...policy,
        isActive: policy.id === active,
      }));
    },
    lostBy: async () => null,
    keptBy: async () => [...kept.values()],
    async add({ name, settings }) {
      kept.set(policyId, { ...settings, id: policyId, name, sharedBy: "Ana", createdAt: now, changedAt: now });
      return { id: policyId };
    },
    async change({ id, name, settings, change }) {
      const former = kept.get(id);
      const changedAt = change(former?.changedAt ?? null);
      if (typeof changedAt === "string") return changedAt;
      if (former === undefined) return "unknown";
      kept.set(id, { ...former, ...settings, name, changedAt });
      return { id };
    },
    async remove(_owner, id, change) {
      const former = kept.get(id);
      if (former === undefined) return null;
      const changedAt = change(former.changedAt);
      if (typeof changedAt === "string") return changedAt;
      kept.delete(id);
      return { name: former.name };
    },
    async activate(_accountId, id) {
      active = id;
      return true;
    },
    async deactivate() {
      active = null;
    },
  };
  return { policies, kept, ownId: own.id };
}
