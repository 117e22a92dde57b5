import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import type { IdentityProvider } from "../../features/accounts/use-cases/identities/identity-stores.ts";
import type { Dependency } from "../../features/status/contracts/dependency.ts";
import { type RunningTask, runEvery } from "../../jobs/run-every.ts";

/** With the time that a provider may take, every fault is known within half a minute. */
const LOOK_IN_MILLISECONDS = 15_000;

type Numbered = Pick<IdentityProvider, "number">;

/** An identity provider, named as its settings begin: two may show the same name to people. */
export const identityDependency = ({ number }: Numbered): Dependency => ({
  name: "identities",
  part: `OIDC_${number}`,
});

/** Hears each time that the description of a provider is read, and why it could not be; null: it could. */
export const toldOfIdentities =
  (states: Pick<DependencyStates, "up" | "down">) =>
  (provider: Numbered, fault: string | null): void => {
    if (fault === null) states.up(identityDependency(provider));
    else states.down(identityDependency(provider), fault);
  };

type Looking = {
  providers: readonly IdentityProvider[];
  look(provider: IdentityProvider): Promise<void>;
  /** Milliseconds from one look to the next, where they are not the usual ones. */
  every?: number;
};

/** Looks at each provider while the process lives, whether anyone signs in or not. */
export const lookingAtIdentities = ({ providers, look, every = LOOK_IN_MILLISECONDS }: Looking): RunningTask[] =>
  // Each has its own turns: one that is slow holds up no look at another.
  providers.map((provider) => runEvery({ every, run: () => look(provider), warn: () => {} }));
