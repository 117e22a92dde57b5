import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import type { Session } from "./account-stores.ts";

/** How long a proof holds for what is dangerous: a browser left open must not be enough. */
const PROOF_IN_MILLISECONDS = 600_000;

/** A person in a session that may have proved lately who they are. */
export type Proved = { account: Account; session: Pick<Session, "provedAt"> };

/** Whether nothing needs to be proved now. */
export const isProven = (context: Pick<AccountContext, "now">, { session: { provedAt } }: Proved): boolean =>
  provedAt !== null && context.now().getTime() - provedAt.getTime() < PROOF_IN_MILLISECONDS;

/** Throws `proveItIsYou` when the last proof is too old. */
export function mustBeProven(context: Pick<AccountContext, "now">, person: Proved): void {
  if (!isProven(context, person)) throw new Failure("proveItIsYou");
}
