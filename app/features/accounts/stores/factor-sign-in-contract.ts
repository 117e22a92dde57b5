import { generateSync } from "otplib";
import { expect } from "vitest";
import type { BegunSignIn } from "../use-cases/sign-in.ts";
import { type AccountsRig, ana } from "./accounts-contract.ts";

export const STEP = 30_000;

/** What the program of the person shows at a moment. */
export const codeAt = (key: string, at: number) => generateSync({ secret: key, epoch: Math.floor(at / 1_000) });

/** A person with a second factor, set up in a session. */
export async function withFactor(rig: AccountsRig, changes: Partial<typeof ana> = {}) {
  const { accounts, clock, registered, signIn } = rig;
  const account = await registered(changes);
  const { token } = await signIn(changes);
  const person = (await accounts.personOf(token)) ?? expect.fail("no session");
  const { key } = await accounts.beginAuthenticator(person);
  const codes = await accounts.confirmAuthenticator(person, codeAt(key, clock.at));
  clock.at += STEP;
  return { account, key, codes, token };
}

/** The password alone, for a person with a second factor. */
export async function beginSignIn({ accounts, visitor }: AccountsRig): Promise<BegunSignIn> {
  const outcome = await accounts.signIn(visitor(), { ...ana, device: "Firefox · Linux", deviceSecret: null });
  if (outcome.kind !== "factorNeeded") throw new Error("No second factor is asked for.");
  return outcome;
}
