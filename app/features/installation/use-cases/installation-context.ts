import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { AccountContext } from "../../accounts/use-cases/account-context.ts";
import type { Deed } from "../../accounts/use-cases/account-stores.ts";
import type { KeptSettings } from "../contracts/installation.ts";
import type { SafetyFacts } from "./safety.ts";
import type { SetUpGate } from "./set-up-gate.ts";

/** Who is made the first administrator, with a password that is hashed already. */
export type FirstAdmin = Pick<Account, "email" | "displayName" | "language"> & { passwordHash: string; at: Date };

export type InstallationStore = {
  read(): Promise<KeptSettings>;
  /** Keeps them, and in the record of actions what of them has changed. */
  save(settings: KeptSettings, deed: Deed): Promise<void>;
  hasAccounts(): Promise<boolean>;
  hasAdmin(): Promise<boolean>;
  /** Makes the first account, an administrator's, with the settings; null when there is an account already. */
  setUp(admin: FirstAdmin, settings: KeptSettings): Promise<Account | null>;
};

/** What the environment has said, and what is left to an administrator. */
export type SettingsOfEnvironment = {
  /** A value: the environment has set it. */
  operatorName: string | null;
  planLimits: { isFixed: boolean; usual: boolean };
  /** The live providers that may be switched, with those asked unless chosen; null: the environment has chosen. */
  sources: { offered: readonly string[]; usual: readonly string[] } | null;
  /** The only address that the first administrator may have; null: any. */
  adminEmail: string | null;
};

export type InstallationContext = {
  people: AccountContext;
  installation: InstallationStore;
  gate: SetUpGate;
  environment: SettingsOfEnvironment;
  facts: SafetyFacts;
  /** Takes the settings that are kept now. */
  settingsChanged(): Promise<void>;
};
