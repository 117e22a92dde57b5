import { statSync } from "node:fs";
import { join } from "node:path";
import { version } from "../../config/app-folder.server.ts";
import type { Config } from "../../config/config.server.ts";
import type { Database } from "../../database/open-database.ts";
import type { ExpectedJob } from "../../dependencies/dependency-states.ts";
import { secrets } from "../../features/accounts/security/secrets.ts";
import type { Dependency, DependencyName, DependencyState } from "../../features/status/contracts/dependency.ts";
import type { Status } from "../../features/status/contracts/status.ts";
import { knownAdmins } from "../../features/status/use-cases/known-admins.ts";
import { statusIn } from "../../features/status/use-cases/status.ts";
import { backupsAt, lastBackupAt } from "../features/backups.server.ts";
import { identityDependency } from "./identity-dependency.ts";
import { roomOf } from "./room.server.ts";

const ANSWER_IN_MILLISECONDS = 1_000;

type Parts = {
  config: Config;
  database: Pick<Database, "isAnswering">;
  states(): readonly DependencyState[];
  /** What this installation does again and again by itself. */
  repeated(): readonly ExpectedJob[];
  mailsWaiting(): Promise<number>;
  dataAsOf(): string;
  /** The live providers that are asked at present. */
  sources(): readonly string[];
};

/** What administrators see of the state of everything. */
export function composeStatus({ config, database, states, repeated, mailsWaiting, dataAsOf, sources }: Parts) {
  const now = () => new Date();
  const startedAt = new Date(Date.now() - process.uptime() * 1_000).toISOString();
  const known = knownAdmins({ hashOf: secrets.hashOf, now });
  return statusIn(async () => ({
    now,
    states,
    ...expectedIn(config, { sources: sources(), repeated: repeated() }),
    facts: {
      version,
      nodeVersion: process.version,
      startedAt,
      dataAsOf: dataAsOf(),
      database: config.databaseUrl === null ? "embedded" : "postgresql",
    } as const,
    room: () => roomOf(config.dataFolder).catch(() => null),
    backups: async () => keptBackups(config.backups),
    mailsWaiting: async () =>
      (await database.isAnswering(ANSWER_IN_MILLISECONDS)) ? mailsWaiting().catch(() => null) : null,
    known,
  }));
}

/** What is set up, and what is not. */
function expectedIn(
  { databaseUrl, mailServer, backups, signIn: { identityProviders } }: Config,
  { sources, repeated }: { sources: readonly string[]; repeated: readonly ExpectedJob[] },
) {
  const off: DependencyName[] = [
    ...(databaseUrl === null ? (["notices"] as const) : []),
    ...(sources.length === 0 ? (["sources"] as const) : []),
    ...(mailServer === null ? (["mail"] as const) : []),
    ...(identityProviders.length === 0 ? (["identities"] as const) : []),
    ...(backups.at === null ? (["backups"] as const) : []),
  ];
  const single = (["database", "room", "notices", "mail", "backups", "clock"] as const).filter(
    (name) => !off.includes(name),
  );
  const expected: readonly (Dependency | ExpectedJob)[] = [
    ...single.map((name) => ({ name })),
    ...sources.map((part) => ({ name: "sources", part }) as const),
    ...identityProviders.map(identityDependency),
    ...repeated,
  ];
  return { expected, off: off.filter((name) => name !== "notices") };
}

/** The backups of the folder: each was restored and compared before it got its name. */
function keptBackups({ at, folder }: Config["backups"]): Status["backups"] {
  const isScheduled = at !== null;
  try {
    const kept = backupsAt(folder);
    const newest = lastBackupAt(folder, new Date());
    const last = newest && {
      name: newest.name,
      madeAt: newest.madeAt.toISOString(),
      bytes: statSync(join(folder, newest.name)).size,
    };
    return { isScheduled, kept: kept.length, last: last ?? null };
  } catch {
    return { isScheduled, kept: null, last: null };
  }
}
