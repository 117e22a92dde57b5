/** The day of which a sweep asks its part: days since 1 January 1970, or "all" for every member. */
export type SweepDay = number | "all";
/** The day that SWEEP_DAY names, or else today's, which it names for the processes started from here. */
export function sweepDay(environment?: NodeJS.ProcessEnv): SweepDay;
/** How a run is repeated that asked the part of this day. */
export function repeatedSweeps(environment?: NodeJS.ProcessEnv): string;
