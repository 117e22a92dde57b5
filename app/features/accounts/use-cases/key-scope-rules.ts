import { dateIn } from "../../../core/shared/contracts/address-grammar.ts";
import { madridDay } from "../../../core/shared/use-cases/madrid-day.ts";
import { strictly } from "../../../core/shared/use-cases/read-parameters.ts";
import { Failure } from "../../../failure.ts";
import { type KeyNeed, type KeyScope, wholeScope } from "../contracts/key-scope.ts";

/** What is wanted of a new key; all of it where nothing is said. Throws `dateInvalid`, `keyExpiryPast`. */
export function keyScopeOf(wanted: Partial<KeyScope>, now: Date): KeyScope {
  const scope = { ...wholeScope, ...wanted };
  if (scope.expiresOn === null || scope.expiresOn === "") return { ...scope, expiresOn: null };
  const expiresOn = strictly(dateIn("expiresOn", scope.expiresOn));
  if (expiresOn < madridDay(now)) throw new Failure("keyExpiryPast");
  return { ...scope, expiresOn };
}

/**
 * Throws `keyExpired` on any question after the last day of a key; and where the question needs something of it, `keyReadOnly` and
 * `keyOfOtherSubject`.
 */
export function mustBeWithinScope({ access, subject, expiresOn }: KeyScope, need: KeyNeed | null, now: Date): void {
  if (expiresOn !== null && expiresOn < madridDay(now)) throw new Failure("keyExpired");
  if (need === null) return;
  if (subject !== null && subject !== need.subject) throw new Failure("keyOfOtherSubject");
  if (access === "read" && need.access === "write") throw new Failure("keyReadOnly");
}
