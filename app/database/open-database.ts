import { type Dialect, Kysely, sql } from "kysely";
import { Failure, reasonOf } from "../failure.ts";
import { StartFailure } from "../start-failure.ts";
import { openEmbedded, patientLimits } from "./embedded/index.ts";
import type { AnswersRequest } from "./folder-lock.ts";
import { guardedDriver, withDriver } from "./guarded-driver.ts";
import { type Leadership, loneLeadership, type Notices, unneededNotices } from "./notices/notices.ts";
import { type Outages, outageWatch } from "./outage.ts";
import { openServer } from "./postgres-server.ts";
import { type BeforeMigration, prepareDatabase } from "./prepare-database.ts";
import type { Tables } from "./schema.ts";
import { isBusy, storageFailure } from "./storage-failure.ts";
import { tryRoom } from "./try-room.ts";

/** One database, embedded or a server: the same SQL, the same stores. */
export type Database = {
  /** Statements wait until it is ready; what goes wrong with the database itself is a `Failure`. */
  kysely: Kysely<Tables>;
  /** Settled when it is open and its tables are up to date; rejected when that cannot be. */
  ready: Promise<void>;
  /** Whether it is made now: the first start in a folder takes seconds, and nothing in it can be of another version. */
  isNew: boolean;
  /** Whether it answers within the limit; not before it is ready. */
  isAnswering(limitInMilliseconds: number): Promise<boolean>;
  /**
   * Whether it answers within the limit, or has answered a moment ago and not refused since: one late answer, of a busy machine or
   * behind a long statement, takes no process out of a balancer.
   */
  isPresent(limitInMilliseconds: number): Promise<boolean>;
  /** Whether there is no room to write: what is there can be read. */
  isFull(): Promise<boolean>;
  /** Whether it answers, asked regularly: a database that stays silent is an outage like one that refuses. */
  check(): Promise<boolean>;
  /** Changes made by other processes of the installation. */
  notices: Notices;
  /** Which process does the work that only one may do at a time. */
  leadership: Leadership;
  /** Answers what other processes of this machine ask of the one that holds the folder; the server of a database is asked directly. */
  answerBy(answers: AnswersRequest): void;
  close(): Promise<void>;
};

/** An open database of either kind. */
export type OpenedDatabase = {
  dialect: Dialect;
  /** Resolves when it answers, not before; rejects when it is known not to. */
  ping(): Promise<void>;
  /** Whether the folder it writes to has hardly any room left, as far as this machine can tell. */
  isShortOfRoom?(): Promise<boolean>;
  isNew?: boolean;
  /** Absent where no other process can open it. */
  notices?: Notices;
  leadership?: Leadership;
  answerBy?(answers: AnswersRequest): void;
  close(): Promise<void>;
};

type Place = {
  url: string | null;
  folder: string;
  /** How long a server that cannot be reached at the start is waited for. */
  waitInMilliseconds?: number;
  outages?: Outages;
  /** Its tables are left as an earlier version has made them. */
  isLeftAsItIs?: boolean;
  /** A command works with it, and no reader waits for its answers. */
  isPatient?: boolean;
  /** Runs before tables that hold something are brought up to date; what it throws stops that. */
  beforeMigration?: BeforeMigration;
};

/**
 * PostgreSQL when there is an address, else the embedded database in the folder. A folder in use is refused at once;
 * opening and migrating go on after it returns, because pages can be read without a database.
 */
export async function openDatabase({
  url,
  folder,
  waitInMilliseconds = 0,
  outages = unheard,
  isLeftAsItIs = false,
  isPatient = false,
  beforeMigration = async () => {},
}: Place): Promise<Database> {
  const silence = {
    begun: (reason: string) => outages.begun("notices", reason),
    over: () => outages.over("notices"),
  };
  const opened: OpenedDatabase =
    url === null
      ? await openEmbedded(folder, isPatient ? { limits: patientLimits } : {})
      : await openServer(url, silence);
  const { dialect, ping, isShortOfRoom = async () => false, isNew = false } = opened;
  const { notices = unneededNotices, leadership = loneLeadership() } = opened;
  const driver = dialect.createDriver();
  const bare = new Kysely<Tables>({ dialect: withDriver(dialect, driver) });
  let isReady = false;
  const ready = prepareDatabase(bare, {
    ping,
    where: url === null ? folder : placeOf(url),
    waitInMilliseconds,
    outages,
    isLeftAsItIs,
    beforeMigration,
  }).then(() => {
    isReady = true;
  });
  // The caller that opens it waits for it; a failure must not count as unhandled before. It is a fault of the database, not of what waits.
  ready.catch((error: unknown) => {
    if (error instanceof StartFailure) outages.begun("unavailable", reasonOf(error));
  });

  const watch = outageWatch({
    look: (what) => (what === "unavailable" ? ping() : tryRoom(bare, isShortOfRoom)),
    outages,
  });
  const guarded = guardedDriver(driver, {
    ready,
    async allowWrite() {
      if (await isShortOfRoom()) throw new Failure("storageFull", {}, { cause: new Error(`no room in ${folder}`) });
    },
    onTrouble: watch.trouble,
  });
  const answers = sharedAnswer(ping, watch.trouble);
  return {
    kysely: new Kysely<Tables>({ dialect: withDriver(dialect, guarded) }),
    ready,
    isNew,
    isAnswering: async (limitInMilliseconds) => isReady && answers.within(limitInMilliseconds),
    isPresent: async (limitInMilliseconds) =>
      isReady &&
      ((await answers.within(limitInMilliseconds)) ||
        (watch.present() !== "unavailable" && answers.isLatestWithin(SILENT_AFTER_IN_MILLISECONDS))),
    isFull: async () => watch.present() === "full" || (await isShortOfRoom()),
    check: silenceWatch(async () => !isReady || (await answers.within(SILENT_AFTER_IN_MILLISECONDS)), {
      onSilence: watch.trouble,
      // A statement has a limit of its own, past which a thread that hangs is ended and started again.
      ask: () => sql`select 1`.execute(bare),
    }),
    notices,
    leadership,
    answerBy: (answers) => opened.answerBy?.(answers),
    async close() {
      await ready.catch(() => {});
      watch.stop();
      await opened.close();
    },
  };
}

/** Twice so long without an answer is silence: once may be a long statement. */
const SILENT_AFTER_IN_MILLISECONDS = 5_000;

type Silence = { onSilence(failure: Failure): void; ask(): Promise<unknown> };

function silenceWatch(isAnswering: () => Promise<boolean>, { onSilence, ask }: Silence) {
  let missed = 0;
  return async (): Promise<boolean> => {
    missed = (await isAnswering()) ? 0 : missed + 1;
    if (missed !== 2) return missed === 0;
    const cause = new Error(`it has not answered within ${SILENT_AFTER_IN_MILLISECONDS / 1_000} seconds, twice`);
    onSilence(new Failure("storageUnavailable", {}, { cause }));
    ask().catch(() => {});
    return false;
  };
}

const unheard: Outages = { begun: () => {}, over: () => {} };

/** An address as it may be told: without the name and the password in it. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Questions that come while one is on its way share its answer; each waits as long as it wants to. */
function sharedAnswer(ping: () => Promise<void>, onTrouble: (failure: Failure) => void) {
  let asked: Promise<boolean> | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<boolean> => {
    try {
      await ping();
      answeredAt = performance.now();
      return true;
    } catch (error) {
      const failure = storageFailure(error);
      if (failure !== null && !isBusy(error)) onTrouble(failure);
      answeredAt = Number.NEGATIVE_INFINITY;
      return false;
    } finally {
      asked = null;
    }
  };
  return {
    within(limitInMilliseconds: number): Promise<boolean> {
      asked ??= ask();
      const { promise: late, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(() => resolve(false), limitInMilliseconds);
      return Promise.race([asked, late]).finally(() => clearTimeout(timer));
    },
    isLatestWithin: (milliseconds: number): boolean => performance.now() - answeredAt < milliseconds,
  };
}
