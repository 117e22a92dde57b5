import { Failure } from "../failure.ts";
import type { AccountContext } from "./account-context.ts";

/** How often something may be done within a window of time. */
type Pace = { limit: number; windowInSeconds: number };

export const paces = {
  signInsByAddress: { limit: 3, windowInSeconds: 10 },
  signInsByPerson: { limit: 10, windowInSeconds: 900 },
  signUpsByAddress: { limit: 5, windowInSeconds: 3_600 },
  mailsByRecipient: { limit: 5, windowInSeconds: 3_600 },
  resetsByAddress: { limit: 10, windowInSeconds: 3_600 },
  academicMailsByPerson: { limit: 5, windowInSeconds: 3_600 },
  secretsByAddress: { limit: 60, windowInSeconds: 3_600 },
  chatLinesByReader: { limit: 20, windowInSeconds: 60 },
  messagesByAddress: { limit: 5, windowInSeconds: 600 },
} as const satisfies Readonly<Record<string, Pace>>;
export type PaceName = keyof typeof paces;

/** Counts one more; throws `rateLimited`, with the seconds left, when that was one too many. */
export async function keepPace(
  context: Pick<AccountContext, "now" | "rates">,
  name: PaceName,
  who: string,
): Promise<void> {
  const retryAfter = await overPace(context, rateKey(name, who), paces[name]);
  if (retryAfter !== null) throw new Failure("rateLimited", { retryAfter });
}

/** Counts one more; null when there was room for it, else the seconds until there is again. */
export async function overPace(
  context: Pick<AccountContext, "now" | "rates">,
  key: string,
  { limit, windowInSeconds }: Pace,
): Promise<number | null> {
  const now = context.now().getTime();
  const windowStart = now - (now % (windowInSeconds * 1_000));
  const isWithin = await context.rates.take({ key, windowStart: new Date(windowStart), limit });
  return isWithin ? null : Math.ceil((windowStart - now) / 1_000) + windowInSeconds;
}

export const rateKey = (name: PaceName, who: string) => `${name}:${who}`;

/** Does the work in a time that says nothing about what was found: never less than so many milliseconds. */
export async function evenly<Answer>(
  context: AccountContext,
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await Promise.all([work(), context.pause(milliseconds)]);
  return answer;
}
