import type { SignedIn, SignInOutcome } from "./sign-in.ts";

/** The session of a person without a second factor. */
export async function openedSession(outcome: Promise<SignInOutcome>): Promise<SignedIn> {
  const signedIn = await outcome;
  if (signedIn.kind !== "signedIn") throw new Error("A second factor is asked for.");
  const { kind, ...session } = signedIn;
  return session;
}
