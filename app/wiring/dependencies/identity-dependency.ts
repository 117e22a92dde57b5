import type { DependencyStates } from "../../dependencies/dependency-states.ts";
import type { IdentityProvider } from "../../features/accounts/use-cases/identities/identity-stores.ts";
import type { Dependency } from "../../features/status/contracts/dependency.ts";

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
