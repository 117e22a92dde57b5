import { randomBytes } from "node:crypto";

const NAME = "VALORA_SETUP_SEED";

/** What the workers of one supervisor make the token of the set-up page of, so that each of them knows it. */
export const setupSeedIn = (environment: Readonly<Record<string, string | undefined>>): string | null =>
  environment[NAME] || null;

/** Gives the workers that are started with this environment their seed. */
export function seedSetUp(environment: Record<string, string | undefined>): void {
  environment[NAME] = randomBytes(32).toString("base64url");
}
