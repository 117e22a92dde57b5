import type { Account } from "../../../core/shared/use-cases/caller.ts";
import type { Proved } from "./recent-proof.ts";
import type { SignedIn, SignInOutcome } from "./sign-in.ts";

/** The session of a person without a second factor. */
export async function openedSession(outcome: Promise<SignInOutcome>): Promise<SignedIn> {
  const signedIn = await outcome;
  if (signedIn.kind !== "signedIn") throw new Error("A second factor is asked for.");
  const { kind, ...session } = signedIn;
  return session;
}

/** A person who has just proved who they are. */
export const justProved = (account: Account, provedAt = new Date()): Proved => ({ account, session: { provedAt } });
