import type { Account, CallerAddress } from "../../../core/shared/use-cases/caller.ts";
import { Failure, isStorageFailure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";
import { keepPace, pacedBy } from "./account-limits.ts";
import { emailOf, isPasswordLong, isSecret, mustBeLocal, mustNotBeSuspended, normalPassword } from "./account-rules.ts";
import type { Session } from "./account-stores.ts";
import { proveFactor } from "./factors/prove-factor.ts";
import type { PasskeyResponse } from "./passkeys/passkey-stores.ts";
import { personOfPasskey } from "./passkeys/passkeys.ts";

const HOUR = 3_600_000;
const SLIDING_IN_MILLISECONDS = 7 * 24 * HOUR;
const ABSOLUTE_IN_MILLISECONDS = 30 * 24 * HOUR;
/** How long a right password waits for its code. */
const FACTOR_IN_MILLISECONDS = 600_000;
const LONGEST_DEVICE = 80;
/** The id that no account has. */
const UNKNOWN_ACCOUNT_ID = "00000000-0000-0000-0000-000000000000";

export type SignInForm = {
  email: string;
  password: string;
  /** Browser and system, to tell sessions apart. */
  device: string;
  /** The secret that this browser got at its last sign-in. */
  deviceSecret: string | null;
};

/** The cookies of the browser: the secret of this session, and one that says it has been here before. */
export type SignedIn = { account: Account; token: string; deviceSecret: string; expiresAt: Date };

/** The password was right, and a code is needed besides: the browser brings this secret with it. */
export type BegunSignIn = { kind: "factorNeeded"; secret: string; expiresAt: Date };

export type SignInOutcome = ({ kind: "signedIn" } & SignedIn) | BegunSignIn;

/**
 * Opens a session. An unknown address and a wrong password are the same failure after the same work: each costs one check of
 * a password. Guessing at one person is slowed down in all browsers but those that the person has used. A person with a
 * second factor is asked for it next.
 */
export async function signIn(
  context: AccountContext,
  visitor: CallerAddress,
  form: SignInForm,
): Promise<SignInOutcome> {
  mustBeLocal(context);
  if (isPasswordLong(form.password)) throw new Failure("credentialsInvalid");
  const email = emailOf(form.email);
  await keepPace(context, "signInsByAddress", visitor.address);
  const known = await context.accounts.findByEmail(email);
  // Asked in any case: what is found must not show in how long it takes.
  const pendingHash = await context.accounts.pendingPasswordHash(email, context.now());
  const deviceSecret = await knownDevice(context, known?.account ?? null, form.deviceSecret);
  const counted = context.secrets.hashOf(deviceSecret === null ? email : `${email} ${deviceSecret}`);
  await keepPace(context, "signInsByPerson", counted);
  const hash = known === null ? pendingHash : known.passwordHash;
  const password = normalPassword(form.password);
  const { isRight, isOutdated } = await context.passwords.check(password, hash);
  if (!isRight) throw new Failure("credentialsInvalid");
  if (known === null) throw new Failure("emailNotConfirmed");
  mustNotBeSuspended(known.account);
  await context.rates.forget(pacedBy("signInsByPerson", counted));
  if (isOutdated) await context.accounts.rehash(known.account.id, await context.passwords.hash(password));
  return enter(context, known.account, { ...visitor, device: form.device, deviceSecret });
}

/** The browser that someone comes in with: its name, and the secret that it got at its last sign-in. */
export type Browser = Pick<SignInForm, "device" | "deviceSecret">;

/** A browser, where it is, and when its person proved who they are: now, unless it is said; null: unknown. */
type Entering = Browser & CallerAddress & { provedAt?: Date | null };

/** Lets a person in who has given a first proof: a second factor is asked for next. */
export async function enter(
  context: AccountContext,
  account: Account,
  { deviceSecret: asked, ...entering }: Entering,
): Promise<SignInOutcome> {
  const factor = await context.factors.authenticatorOf(account.id);
  if (factor !== null && factor.confirmedAt !== null) return beginSignIn(context, account, entering.device);
  const deviceSecret = await knownDevice(context, account, asked);
  return { kind: "signedIn", ...(await openSession(context, account, { ...entering, deviceSecret })) };
}

async function beginSignIn(context: AccountContext, { id }: Account, device: string): Promise<BegunSignIn> {
  const secret = context.secrets.fresh();
  const expiresAt = new Date(context.now().getTime() + FACTOR_IN_MILLISECONDS);
  const tokenHash = context.secrets.hashOf(secret);
  await context.factors.keepSignIn({ tokenHash, accountId: id, device: device.slice(0, LONGEST_DEVICE), expiresAt });
  return { kind: "factorNeeded", secret, expiresAt };
}

/** Opens a session with a passkey alone. Throws as `personOfPasskey`. */
export async function signInByPasskey(
  context: AccountContext,
  visitor: CallerAddress,
  { response, device, deviceSecret }: { response: PasskeyResponse; device: string; deviceSecret: string | null },
): Promise<SignedIn> {
  mustBeLocal(context);
  await keepPace(context, "passkeysByAddress", visitor.address);
  const account = await personOfPasskey(context, response);
  const known = await knownDevice(context, account, deviceSecret);
  return openSession(context, account, { ...visitor, device, deviceSecret: known });
}

export type FactorForm = {
  /** The secret of the sign-in that has begun. */
  secret: string | null;
  /** Of the authenticator, or a recovery code. */
  code: string;
  deviceSecret: string | null;
};

/** Opens the session of a person whose password was right, with the second factor. Throws `signInOver`, and as `proveFactor`. */
export async function finishSignIn(
  context: AccountContext,
  visitor: CallerAddress,
  { secret, code, deviceSecret: asked }: FactorForm,
): Promise<SignedIn> {
  if (secret === null || !isSecret(secret)) throw new Failure("signInOver");
  await keepPace(context, "secretsByAddress", visitor.address);
  const tokenHash = context.secrets.hashOf(secret);
  const begun = await context.factors.findSignIn(tokenHash, context.now());
  if (begun === null) throw new Failure("signInOver");
  const { account, device } = begun;
  mustNotBeSuspended(account);
  const deviceSecret = await knownDevice(context, account, asked);
  await proveFactor(context, account, { typed: code, deviceSecret });
  if (!(await context.factors.takeSignIn(tokenHash))) throw new Failure("signInOver");
  return openSession(context, account, { ...visitor, device, deviceSecret });
}

async function knownDevice(
  context: AccountContext,
  account: Account | null,
  secret: string | null,
): Promise<string | null> {
  if (secret === null || !isSecret(secret)) return null;
  const device = { accountId: account?.id ?? UNKNOWN_ACCOUNT_ID, tokenHash: context.secrets.hashOf(secret) };
  return (await context.sessions.isKnownDevice(device)) ? secret : null;
}

/** Opens a session for a person whom something lets in. */
export async function openSession(
  context: AccountContext,
  account: Account,
  { device, deviceSecret: known, address, provedAt }: Entering,
): Promise<SignedIn> {
  const now = context.now();
  const token = context.secrets.fresh();
  const deviceSecret = known ?? context.secrets.fresh();
  const expiresAt = new Date(now.getTime() + SLIDING_IN_MILLISECONDS);
  await context.sessions.open({
    accountId: account.id,
    tokenHash: context.secrets.hashOf(token),
    device: device.slice(0, LONGEST_DEVICE),
    place: await context.placeOf(address, account.language),
    now,
    provedAt: provedAt === undefined ? now : provedAt,
    expiresAt,
  });
  await context.sessions.rememberDevice({
    accountId: account.id,
    tokenHash: context.secrets.hashOf(deviceSecret),
    now,
  });
  return { account, token, deviceSecret, expiresAt };
}

/** The person of a session; `refreshedUntil` is set when their session has just been made longer. */
export type SignedInPerson = { account: Account; session: Session; refreshedUntil: Date | null };

/** Whose session this is; null when it has ended. Used for an hour, it lasts a week from now, a month at most. */
export async function personOf(context: AccountContext, token: string): Promise<SignedInPerson | null> {
  if (!isSecret(token)) return null;
  const now = context.now();
  const found = await context.sessions.find(context.secrets.hashOf(token), now);
  if (found === null) return null;
  const { session } = found;
  if (now.getTime() - session.seenAt.getTime() < HOUR) return { ...found, refreshedUntil: null };
  const end = Math.min(now.getTime() + SLIDING_IN_MILLISECONDS, session.startedAt.getTime() + ABSOLUTE_IN_MILLISECONDS);
  const expiresAt = new Date(end);
  try {
    await context.sessions.touch(session.id, { seenAt: now, expiresAt });
  } catch (error) {
    // Readers stay signed in while nothing can be written.
    if (isStorageFailure(error)) return { ...found, refreshedUntil: null };
    throw error;
  }
  return { ...found, session: { ...session, seenAt: now, expiresAt }, refreshedUntil: expiresAt };
}

/** Ends the session of this secret; a session that had ended is no failure. */
export async function signOut(context: AccountContext, token: string): Promise<void> {
  if (isSecret(token)) await context.sessions.closeByToken(context.secrets.hashOf(token));
}
