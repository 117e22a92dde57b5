import { minutesBetweenChecks } from "../../features/watchlist/contracts/watchlist.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

type RepeatedWork = {
  /** Milliseconds from one run to the next. */
  every: number;
  /** Where no run is known of, the first one is that far away instead of at once. */
  isFirstWaitedFor?: boolean;
  /** Whatever run is known of, one is made at each start. */
  isRunAtStart?: boolean;
};

/**
 * Everything that an installation does by itself again and again, each by one process at a time. Of the screener each process has turns
 * of its own, in which one of each version values and the others take what it has kept.
 */
const repeatedJobs = {
  /** Runs what is due of people's jobs. */
  jobs: { every: SECOND },
  /** Sends what is due to webhooks and channels. */
  webhooks: { every: SECOND },
  /** Sends what is due of the outbox. */
  mail: { every: 2 * SECOND },
  /** Sends the digests whose moment has come. */
  digests: { every: 5 * SECOND },
  /** Looks whether prices are due, or an administrator has asked for them. */
  prices: { every: 10 * SECOND },
  /** Looks whether a backup is due; one that has failed is tried again at the next look. */
  backups: { every: 10 * MINUTE, isFirstWaitedFor: true },
  /** Deletes what has expired. */
  clearing: { every: 10 * MINUTE, isFirstWaitedFor: true },
  /** Reads again payments without news. */
  payments: { every: 10 * MINUTE, isFirstWaitedFor: true },
  /** Looks at people's alerts, and at the screens that they watch. */
  alerts: { every: minutesBetweenChecks * MINUTE },
  screens: { every: minutesBetweenChecks * MINUTE },
  /** Looks for new filings. */
  filings: { every: HOUR },
  /** Looks for theses whose day of review has come, or whose limits a filing has crossed. */
  theses: { every: HOUR },
  /** Looks whether a new day, new data or another engine ask for the companies of the screener to be valued again. */
  screener: { every: HOUR },
  /** Compares predictions with later prices. */
  scores: { every: 6 * HOUR },
  /** Seals with the present key what earlier ones have sealed: at each start, because that is when a key changes. */
  resealing: { every: 24 * HOUR, isRunAtStart: true },
} as const satisfies Readonly<Record<string, RepeatedWork>>;
export type RepeatedJob = keyof typeof repeatedJobs;

/** From so many milliseconds between two runs on, a start takes over when the last one was. */
const KEPT_FROM = MINUTE;

/** What the list says of one of them. */
export function repeatedWork(job: RepeatedJob) {
  const { every, isFirstWaitedFor = false, isRunAtStart = false }: RepeatedWork = repeatedJobs[job];
  return { every, isRunAtStart, isKept: every >= KEPT_FROM, usuallyAfter: isFirstWaitedFor ? every : 0 };
}
