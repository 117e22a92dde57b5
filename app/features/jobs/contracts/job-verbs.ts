/** What an operator may do by command: with all jobs of a person, with one of them, or with a run. */
export const jobVerbs = ["list", "runs", "run", "cancel", "pause", "resume"] as const;
export type JobVerb = (typeof jobVerbs)[number];
