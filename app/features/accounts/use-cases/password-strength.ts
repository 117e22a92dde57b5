import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";

/** Three thousand million guesses: ten characters of chance take three times as many, a common phrase with a year far fewer. */
const leastGuesses = 9.5;
const siteName = "valora";
const longestKnown = 64;

/** Refuses what would be guessed soon, with the reason. Throws `passwordTooCommon`. */
export async function mustBeHardToGuess(
  { passwords }: Pick<AccountContext, "passwords">,
  password: string,
  { email, displayName }: { email: string; displayName: string },
): Promise<void> {
  const { guesses, weakness } = await passwords.strengthOf({ password, about: knownOf(email, displayName) });
  if (guesses < leastGuesses) throw new Failure("passwordTooCommon", { reason: weakness });
}

/** Name and address in their words, and the name of the site. */
function knownOf(email: string, displayName: string): readonly string[] {
  const words = `${displayName} ${email}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const known = [siteName, email, displayName.toLowerCase(), displayName.toLowerCase().replace(/\s+/g, ""), ...words];
  return [...new Set(known)].filter(({ length }) => length > 2 && length <= longestKnown);
}
