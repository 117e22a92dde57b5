/** What an installation depends on. Of some there are several: data providers, repeated jobs, identity providers. */
export const dependencyNames = [
  "database",
  "room",
  "notices",
  "sources",
  "jobs",
  "mail",
  "identities",
  "backups",
  "clock",
] as const;
export type DependencyName = (typeof dependencyNames)[number];

/** One dependency; `part` says which one, where there are several. */
export type Dependency = { name: DependencyName; part?: string };

/** What tells one dependency from the others. */
export const keyOf = ({ name, part }: Dependency): string => (part === undefined ? name : `${name} ${part}`);

/** What the server finds out itself; `figure` is what the text says besides. */
export const causeCodes = [
  "lowRoom",
  "readOnly",
  "stuck",
  "overdue",
  "neverMade",
  "clockAhead",
  "clockBack",
  "clockEarly",
] as const;
export type CauseCode = (typeof causeCodes)[number];

/** Why something does not work: what another program says of it, or what the server has found out. */
export type Cause = { code: "said"; text: string } | { code: CauseCode; figure: number };

/** The runs of a repeated job; moments are ISO, and null where there was none. */
export type JobRuns = {
  everySeconds: number;
  /** The last run. It has not ended while `endedAt` is null: it is under way, or was cut off. */
  begunAt: string | null;
  endedAt: string | null;
  nextAt: string | null;
  /** The last run that failed, also when others have succeeded since. */
  fault: { at: string; text: string } | null;
};

/** A dependency as a process has found it last. */
export type DependencyState = Dependency & {
  isUp: boolean;
  /** Since when it is so, and when that was last seen: ISO moments. */
  since: string;
  seenAt: string;
  /** Why it does not work; null while it does. */
  cause: Cause | null;
  /** Of a repeated job. */
  runs?: JobRuns;
};
