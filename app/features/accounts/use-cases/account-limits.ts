import { Failure } from "../../../failure.ts";
import type { AccountContext, Paced } from "./account-context.ts";

/** How often something may be done within any stretch of time that is as long as the window. */
type Pace = { limit: number; windowInSeconds: number };

export const paces = {
  signInsByAddress: { limit: 3, windowInSeconds: 10 },
  signInsByPerson: { limit: 10, windowInSeconds: 900 },
  signUpsByAddress: { limit: 5, windowInSeconds: 3_600 },
  /** Judging a password is work: a person who tries a few stays far below. */
  newPasswordsByAddress: { limit: 30, windowInSeconds: 600 },
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
  const retryAfter = await overPace(context, { name, who }, paces[name]);
  if (retryAfter !== null) throw new Failure("rateLimited", { retryAfter });
}

/** Counts one more; null when there was room for it, else the seconds until there is again. */
export async function overPace(
  context: Pick<AccountContext, "now" | "rates">,
  paced: Paced,
  pace: Pace,
): Promise<number | null> {
  const at = context.now();
  const { limit, windowInSeconds } = inParts(pace);
  const full = await context.rates.take({ ...paced, at, limit, windowInMilliseconds: windowInSeconds * 1_000 });
  return full === null ? null : Math.max(1, Math.ceil((full.freeAt.getTime() - at.getTime()) / 1_000));
}

/** Each one that counts is kept: a large pace is kept in shorter windows of fewer. */
const MOST_KEPT = 500;

function inParts({ limit, windowInSeconds }: Pace): Pace {
  const parts = Math.ceil(limit / MOST_KEPT);
  return { limit: Math.floor(limit / parts), windowInSeconds: windowInSeconds / parts };
}

/** A pace by its name, for who it is that is counted. */
export const pacedBy = (name: PaceName, who: string): Paced => ({ name, who });

/** Does the work in a time that says nothing about what was found: never less than so many milliseconds. */
export async function evenly<Answer>(
  context: AccountContext,
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await Promise.all([work(), context.pause(milliseconds)]);
  return answer;
}
