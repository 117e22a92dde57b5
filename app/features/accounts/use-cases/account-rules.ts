import type { Account } from "../../../core/shared/use-cases/caller.ts";
import { nameOf } from "../../../core/shared/use-cases/names.ts";
import { Failure } from "../../../failure.ts";
import { longestDisplayName, longestEmail, longestKeyName, passwordLength } from "../contracts/account-limits.ts";

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;

const domainName = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const LONGEST_LOCAL_PART = 64;

/**
 * One spelling per address: lower case, without spaces around, its domain in ASCII. No quotes, comments or address literals:
 * they are valid and never used, and parsers disagree about them. Throws `emailInvalid`.
 */
export function emailOf(typed: string): string {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf("@");
  const local = trimmed.slice(0, at).toLowerCase();
  const domain = asciiDomain(trimmed.slice(at + 1));
  const email = `${local}@${domain}`;
  const isValid =
    typed.length <= longestEmail &&
    at > 0 &&
    email.length <= longestEmail &&
    local.length <= LONGEST_LOCAL_PART &&
    // Lower case is asked of ASCII alone: "K" (Kelvin) would become a letter that was never written.
    /^[\x21-\x7e]+$/.test(trimmed.slice(0, at)) &&
    localPart.test(local) &&
    domain !== null &&
    domainName.test(domain);
  if (!isValid) throw new Failure("emailInvalid");
  return email;
}

/** A domain in national letters in the form that travels; null when it only looks like another one. */
function asciiDomain(domain: string): string | null {
  if (/^[\x21-\x7e]*$/.test(domain)) return domain.toLowerCase();
  // The last three are dots to some readers and none to others.
  if (domain !== domain.normalize("NFKC") || /[\s\p{C}\u3002\uff0e\uff61]/u.test(domain)) return null;
  // A port, a path or an escape is part of an address of the web, not of a domain.
  if (/(?![a-z0-9.-])\p{ASCII}/iu.test(domain)) return null;
  return URL.parse(`http://${domain}/`)?.hostname ?? null;
}

/** The one form of a password in which it is hashed. Accents typed on another keyboard come out the same. */
export const normalPassword = (typed: string): string => typed.normalize("NFKC");

/** Whether a text can be a password at all: the rest is never hashed. */
export const isPasswordLong = (typed: string): boolean =>
  typed.length > passwordLength.maximum * 4 || [...normalPassword(typed)].length > passwordLength.maximum;

/** A new password, ready to be judged and hashed. Throws the reason why it is none. */
export function newPasswordOf(typed: string, email: string): string {
  if (isPasswordLong(typed)) throw new Failure("passwordTooLong", { maximum: passwordLength.maximum });
  const password = normalPassword(typed);
  if ([...password].length < passwordLength.minimum)
    throw new Failure("passwordTooShort", { minimum: passwordLength.minimum });
  if (isEmail(password, email)) throw new Failure("passwordIsEmail");
  return password;
}

const isEmail = (password: string, email: string): boolean => {
  const said = password.toLowerCase();
  return said === email || said === email.slice(0, email.indexOf("@")) || said === email.replace("@", "");
};

/** A name to show, in one form. Throws `displayNameInvalid`. */
export function displayNameOf(typed: string): string {
  const name = nameOf(typed, longestDisplayName);
  if (name === null) throw new Failure("displayNameInvalid", { maximum: longestDisplayName });
  return name;
}

/** Checks the name of a key. Throws `keyNameInvalid`. */
export function keyNameOf(typed: string): string {
  const name = nameOf(typed, longestKeyName);
  if (name === null) throw new Failure("keyNameInvalid", { maximum: longestKeyName });
  return name;
}

/** Whether it is a secret of our links or cookies: 32 bytes of chance. Anything else is refused before it is looked up. */
export const isSecret = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Throws `tokenInvalid` for what cannot be one of our secrets. */
export function secretOf(text: string): string {
  if (!isSecret(text)) throw new Failure("tokenInvalid");
  return text;
}

/** Said only to who has proved to be that person. Throws `accountSuspended`. */
export function mustNotBeSuspended({ suspendedAt }: Pick<Account, "suspendedAt">): void {
  if (suspendedAt !== null) throw new Failure("accountSuspended");
}

/** Passwords and passkeys open a session unless the operator has left that to identity providers. Throws `localSignInOff`. */
export function mustBeLocal({ ways }: { ways: { hasLocalSignIn: boolean } }): void {
  if (!ways.hasLocalSignIn) throw new Failure("localSignInOff");
}
