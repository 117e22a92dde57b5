import type { Meter } from "../../usage/contracts/metered-use.ts";
import type { Plan } from "../../usage/contracts/plan.ts";
import type { Role } from "../contracts/role.ts";

/** A registered person, as the rest of the house knows them. */
export type Account = {
  id: string;
  email: string;
  displayName: string;
  role: Role;
  /** The effective plan: the one assigned, or the one of the subscription. */
  plan: Plan;
  isPaying: boolean;
  givenPlan: Plan;
  language: string;
  /** Null follows the system. */
  theme: "light" | "dark" | null;
  createdAt: Date;
  ageDeclaredAt: Date;
  /** The time since which an admin keeps them out; null: not suspended. */
  suspendedAt: Date | null;
};

/** The caller of a company request: a person, or a visitor at an address. */
export type Caller = {
  account: Account | null;
  address: string;
  /** Records what the answer to this request uses. */
  meter?: Meter | undefined;
};

/** Where a request comes from: what is counted when the caller is not signed in. */
export type CallerAddress = {
  /** An IPv4 address, or the network of an IPv6 one. */
  address: string;
};
