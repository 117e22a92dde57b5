import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import type { Session } from "./account-stores.ts";
import { proveFactor } from "./factors/prove-factor.ts";
import type { PasskeyResponse } from "./passkeys/passkey-stores.ts";
import { personOfPasskey } from "./passkeys/passkeys.ts";
import { proveIdentity } from "./reset-password.ts";

/** The password, a code where the person has a second factor, or a passkey. */
export type Proof =
  | { kind: "password"; password: string }
  | { kind: "code"; code: string }
  | { kind: "passkey"; response: PasskeyResponse };

/** Proves for the next ten minutes who the person of a session is. Throws as `proveIdentity` and `proveFactor`. */
export async function proveSession(
  context: AccountContext,
  { account, session }: { account: Account; session: Pick<Session, "id"> },
  proof: Proof,
): Promise<void> {
  if (proof.kind === "password") await proveIdentity(context, account, proof.password);
  else if (proof.kind === "code") await proveFactor(context, account, { typed: proof.code, deviceSecret: null });
  else if ((await personOfPasskey(context, proof.response)).id !== account.id) throw new Failure("passkeyUnknown");
  await context.sessions.prove(account.id, session.id, context.now());
}
