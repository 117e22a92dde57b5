import * as z from "zod";
import { Failure } from "../../failure.ts";
import type { PasskeyResponse } from "../../features/accounts/use-cases/passkeys/passkey-stores.ts";

const LONGEST_ANSWER = 20_000;
const Answer = z.record(z.string(), z.unknown());

/** The answer of a passkey that a form carries. Throws `passkeyInvalid`. */
export function postedPasskey(field: (name: string) => string): PasskeyResponse {
  const text = field("passkey");
  if (text.length > LONGEST_ANSWER) throw new Failure("passkeyInvalid");
  try {
    return Answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new Failure("passkeyInvalid", {}, { cause });
  }
}
