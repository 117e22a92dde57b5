import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import type { Session } from "./account-stores.ts";
import { proveFactor } from "./factors/prove-factor.ts";
import { proveIdentity } from "./reset-password.ts";

/** How long a proof holds for what is dangerous: a browser left open must not be enough. */
const PROOF_IN_MILLISECONDS = 600_000;

/** A person in a session that may have proved lately who they are. */
export type Proved = { account: Account; session: Pick<Session, "provedAt"> };

export const isProven = (context: Pick<AccountContext, "now">, { provedAt }: Pick<Session, "provedAt">): boolean =>
  provedAt !== null && context.now().getTime() - provedAt.getTime() < PROOF_IN_MILLISECONDS;

/** Throws `proveItIsYou` when the last proof is too old. */
export function mustBeProven(context: Pick<AccountContext, "now">, { session }: Proved): void {
  if (!isProven(context, session)) throw new Failure("proveItIsYou");
}

/** The password, or a code where the person has a second factor. */
export type Proof = { kind: "password"; password: string } | { kind: "code"; code: string };

/** Proves for the next ten minutes who the person of a session is. Throws as `proveIdentity` and `proveFactor`. */
export async function proveSession(
  context: AccountContext,
  { account, session }: { account: Account; session: Pick<Session, "id"> },
  proof: Proof,
): Promise<void> {
  if (proof.kind === "password") await proveIdentity(context, account, proof.password);
  else await proveFactor(context, account, { typed: proof.code, deviceSecret: null });
  await context.sessions.prove(account.id, session.id, context.now());
}
