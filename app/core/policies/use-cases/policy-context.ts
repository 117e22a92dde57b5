import type { Policy, PolicySettings } from "../contracts/policy.ts";

type NamedSettings = { accountId: string; name: string; settings: PolicySettings };

export type PolicyStore = {
  /** By name. */
  listOf(accountId: string): Promise<Policy[]>;
  find(accountId: string, id: string): Promise<Policy | null>;
  add(policy: NamedSettings & { now: Date; most: number }): Promise<{ id: string } | "tooMany" | "nameTaken">;
  change(policy: NamedSettings & { id: string }): Promise<{ id: string } | "unknown" | "nameTaken">;
  remove(accountId: string, id: string): Promise<boolean>;
  /** It alone applies from now on; false when this person has no such policy. */
  activate(accountId: string, id: string): Promise<boolean>;
  deactivate(accountId: string, id: string): Promise<void>;
};

/** Dependencies of the policies' use cases. */
export type PolicyContext = { now(): Date; policies: PolicyStore };
