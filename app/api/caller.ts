import type { Context } from "hono";
import type { Account, Caller } from "../core/shared/use-cases/caller.ts";
import type { Meter } from "../core/usage/contracts/metered-use.ts";
import { Failure } from "../failure.ts";
import type { KeyNeed } from "../features/accounts/contracts/key-scope.ts";
import type { Session } from "../features/accounts/use-cases/account-stores.ts";
import { sessionCookieIn } from "../http/cookies.ts";
import type { ApiProduct } from "./product.ts";

/** The caller: a browser with a session, or a program with a key. */
export type SignedInCaller = { account: Account; session: Session | null };

/** A key is recognised where one is sent; it must be right even where none is required, and enough for what the question needs. */
export async function keyHolder(
  request: Request,
  { accounts }: Pick<ApiProduct, "accounts">,
  need: KeyNeed | null = null,
): Promise<Account | null> {
  const header = request.headers.get("authorization");
  if (header === null) return null;
  const key = /^Bearer ([\x21-\x7e]{1,200})$/i.exec(header)?.[1];
  if (key === undefined) throw new Failure("apiKeyInvalid");
  return accounts.accountOfApiKey(key, need);
}

/** The caller, by key or by session. Throws `unauthenticated`, `sessionInvalid` or `apiKeyInvalid`. */
export async function signedInCallerOf(c: Context, { accounts, isSecure }: CallerParts): Promise<SignedInCaller> {
  const account = await keyHolder(c.req.raw, { accounts });
  return account === null ? signedIn(c, { accounts, isSecure }) : { account, session: null };
}

/** The caller of a company request: without a valid session, or while the database is unavailable, a visitor. */
export async function callerOf(c: Context, parts: CallerParts): Promise<Caller> {
  const caller = await foundCaller(c, parts);
  c.set("caller", caller);
  return caller;
}

/** A person who is known already, as the caller of a company request. */
export function openingCaller(c: Context, account: Account): Caller & { account: Account } {
  const caller = { account, ...visitorOf(c), meter: meterIn(c) };
  c.set("caller", caller);
  return caller;
}

async function foundCaller(c: Context, { accounts, isSecure }: CallerParts): Promise<Caller> {
  const { address } = visitorOf(c);
  const meter = meterIn(c);
  const holder = await keyHolder(c.req.raw, { accounts });
  if (holder !== null) return { account: holder, address, meter };
  const token = sessionCookieIn(c.req.header("cookie") ?? null, isSecure);
  const person = token === null ? null : await accounts.personOf(token).catch(() => null);
  return { account: person?.account ?? null, address, meter };
}

/** The server records what each answer uses; without a server (tests) nothing does. */
const meterIn = (c: Context): Meter | undefined => c.get("meter");

/** The server finds the address out for each request; without a server (tests) there is none. */
export function visitorOf(c: Context): { address: string } {
  const address: unknown = c.get("address");
  return { address: typeof address === "string" ? address : "unknown" };
}

/** Actions that need a session in a browser: a leaked key must not change access to the account. */
export async function signedIn(
  c: Context,
  { accounts, isSecure }: CallerParts,
): Promise<SignedInCaller & { session: Session }> {
  if (c.req.header("authorization") !== undefined) throw new Failure("unauthenticated");
  const header = c.req.header("cookie") ?? null;
  const token = sessionCookieIn(header, isSecure);
  // A cookie that only looks like ours is a forged one.
  if (token === null) throw new Failure(/valora-session/i.test(header ?? "") ? "sessionInvalid" : "unauthenticated");
  const person = await accounts.personOf(token);
  if (person === null) throw new Failure("sessionInvalid");
  return person;
}

export type CallerParts = Pick<ApiProduct, "accounts"> & { isSecure: boolean };

const keyInAddress = /^(?:api[-_]?key|access[-_]?token|authorization|bearer)$/i;

/** Addresses are kept in histories and logs: a key in one is no secret any more. Throws `apiKeyInUrl`. */
export function refuseKeyInAddress(url: string): void {
  for (const [name, value] of new URL(url).searchParams) {
    if (keyInAddress.test(name) || /^valora_[\w-]{43}$/.test(value)) throw new Failure("apiKeyInUrl");
  }
}
