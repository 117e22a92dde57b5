import { overPace, type Pace, type Paced } from "../../../core/usage/use-cases/rate-limits.ts";
import { Failure } from "../../../failure.ts";
import type { AccountContext } from "./account-context.ts";

export const paces = {
  signInsByAddress: { limit: 3, windowInSeconds: 10 },
  signInsByPerson: { limit: 10, windowInSeconds: 900 },
  /** Of a million codes three are right at a time: a day of guesses finds one in ten thousand times. */
  factorsByPerson: { limit: 5, windowInSeconds: 900 },
  factorsByPersonADay: { limit: 30, windowInSeconds: 86_400 },
  passkeysByAddress: { limit: 60, windowInSeconds: 600 },
  /** Questions to identity providers, and their answers. */
  identitiesByAddress: { limit: 120, windowInSeconds: 600 },
  signUpsByAddress: { limit: 5, windowInSeconds: 3_600 },
  /** Judging a password is work: a person who tries a few stays far below. */
  newPasswordsByAddress: { limit: 30, windowInSeconds: 600 },
  mailsByRecipient: { limit: 5, windowInSeconds: 3_600 },
  resetsByAddress: { limit: 10, windowInSeconds: 3_600 },
  emailChangesByPerson: { limit: 5, windowInSeconds: 86_400 },
  academicMailsByPerson: { limit: 5, windowInSeconds: 3_600 },
  secretsByAddress: { limit: 60, windowInSeconds: 3_600 },
  chatLinesByReader: { limit: 20, windowInSeconds: 60 },
  /** Of a token of 256 bits no number of guesses finds any part; the bound spares the database. */
  setUpsByAddress: { limit: 60, windowInSeconds: 600 },
  shareLinksByPerson: { limit: 60, windowInSeconds: 3_600 },
  /** Of one link from one address; and of one link from wherever, so that many addresses find a password no sooner. */
  sharePasswordsByAddress: { limit: 10, windowInSeconds: 900 },
  sharePasswordsByLink: { limit: 60, windowInSeconds: 900 },
  sheetLinksByPerson: { limit: 60, windowInSeconds: 3_600 },
  /** A spreadsheet reads its tables once an hour, or whenever it is opened. */
  sheetReadsByLink: { limit: 60, windowInSeconds: 600 },
  sheetMissesByAddress: { limit: 60, windowInSeconds: 600 },
  invitationsByPerson: { limit: 60, windowInSeconds: 86_400 },
  /** From all teams together: an address that wants none of it is left in peace. */
  invitationsByRecipient: { limit: 5, windowInSeconds: 86_400 },
  /** New comments and edits in the discussions of teams. */
  commentsByPerson: { limit: 60, windowInSeconds: 600 },
  /** Statements that a person asks their brokers for, and tries of credentials. */
  brokersByPerson: { limit: 20, windowInSeconds: 3_600 },
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

/** A pace by its name, for who it is that is counted. */
export const pacedBy = (name: PaceName, who: string): Paced => ({ name, who });

/** Does the work in no less than so many milliseconds, so that its time does not tell what was found. */
export async function evenly<Answer>(
  context: AccountContext,
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const [answer] = await Promise.all([work(), context.pause(milliseconds)]);
  return answer;
}
