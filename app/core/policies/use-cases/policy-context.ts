import type { Change, Conflict } from "../../shared/use-cases/as-read.ts";
import type { Owner } from "../../shared/use-cases/owner.ts";
import type { LostPolicy, Policy, PolicySettings } from "../contracts/policy.ts";

type NamedSettings = { owner: Owner; name: string; settings: PolicySettings };

/** A policy as its owner keeps it; of a team's, who shared it, null of a person who has left Valora. */
export type KeptPolicy = PolicySettings & {
  id: string;
  name: string;
  sharedBy: string | null;
  createdAt: Date;
  changedAt: Date;
};

export type PolicyStore = {
  /** Those that a person may follow: their own by name, then those of each team of which they are a member. */
  listOf(accountId: string): Promise<Policy[]>;
  /** What they followed and can follow no more; null as soon as they follow another one, or know of it. */
  lostBy(accountId: string): Promise<LostPolicy | null>;
  /** An owner's, by name. */
  keptBy(owner: Owner): Promise<KeptPolicy[]>;
  /** `sharedBy` shares it with the team that owns it. */
  add(
    policy: NamedSettings & { sharedBy: string | null; now: Date; most: number },
  ): Promise<{ id: string } | "tooMany" | "nameTaken">;
  change(
    policy: NamedSettings & { id: string; change: Change },
  ): Promise<{ id: string } | "unknown" | "nameTaken" | Conflict>;
  /** Null: there is none. */
  remove(owner: Owner, id: string, change: Change): Promise<{ name: string } | Conflict | null>;
  /** It alone applies from now on; false when this person may follow no such policy. */
  activate(accountId: string, id: string): Promise<boolean>;
  deactivate(accountId: string, id: string): Promise<void>;
};

/** Dependencies of the policies' use cases. */
export type PolicyContext = { now(): Date; policies: PolicyStore };
