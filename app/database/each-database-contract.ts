import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { askedToday } from "../../scripts/sweeps/asked-today-contract.ts";
import { copyDatabaseTo } from "./copied-database-contract.ts";
import { type Database, openDatabase } from "./open-database.ts";
import { ownDatabase } from "./own-database-contract.ts";

// The test command starts a PostgreSQL when Debian's is installed and names it here.
const postgresUrl = process.env.VALORA_TEST_DATABASE_URL ?? null;
const engines = [
  { name: "embedded", url: null, isMissing: false },
  { name: "PostgreSQL", url: postgresUrl, isMissing: postgresUrl === null },
];

/** The same suite on the embedded database, without an address, and on PostgreSQL; it opens what it needs. */
export const onEachEngine = (what: string, suite: (url: string | null) => void) =>
  describe.each(engines)(`${what} in $name`, ({ url, isMissing }) => {
    describe.skipIf(isMissing)("when it is installed", () => suite(url));
  });

/** Whether what hardly depends on the database is asked of this one today: on one of them a day, where there are both. */
export const isDatabaseOfToday = (url: string | null, shift = 0): boolean =>
  askedToday(engines, { days: 2, shift, always: () => postgresUrl === null }).some((engine) => engine.url === url);

type Opened = {
  /** Open while tests run, not yet while they are named. */
  database: Database;
  /** Another process on the same PostgreSQL: its own connections. The embedded database has one process only. */
  anotherProcess: () => Promise<Database>;
};

/** The same suite on both databases, each opened before it and closed after it. */
export const onEachDatabase = (what: string, suite: (opened: Opened) => void) =>
  onEachEngine(what, (url) => suite(openedAround(async () => ({ url, remove: async () => {} }))));

/** The same where no other test may write at the same time: a database with this name on the PostgreSQL of the tests. */
export const onEachOwnDatabase = (what: string, name: string, suite: (opened: Opened) => void) =>
  onEachEngine(what, (url) => suite(openedAround(() => ownDatabase(url, name))));

/** Opens a database before the tests of a suite and closes it after them. */
function openedAround(make: () => ReturnType<typeof ownDatabase>): Opened {
  const folder = mkdtempSync(join(tmpdir(), "valora-database-"));
  const open: Database[] = [];
  let made: Awaited<ReturnType<typeof make>>;
  const oneMore = async () => {
    const database = await openDatabase({ url: made.url, folder });
    open.push(database);
    await database.ready;
    return database;
  };
  beforeAll(async () => {
    made = await make();
    if (made.url === null) await copyDatabaseTo(folder);
    await oneMore();
  });
  afterAll(async () => {
    for (const database of open) await database.close();
    await made.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  const database = whenOpen(() => open[0]);
  return { database, anotherProcess: async () => (made.url === null ? database : oneMore()) };
}

function whenOpen(opened: () => Database | undefined): Database {
  const database = () => {
    const found = opened();
    if (found === undefined) throw new Error("the database opens before the first test");
    return found;
  };
  return {
    get kysely() {
      return database().kysely;
    },
    get ready() {
      return database().ready;
    },
    get isNew() {
      return database().isNew;
    },
    isFull: () => database().isFull(),
    check: () => database().check(),
    get notices() {
      return database().notices;
    },
    answerBy: (answers) => database().answerBy(answers),
    get leadership() {
      return database().leadership;
    },
    isAnswering: (limitInMilliseconds) => database().isAnswering(limitInMilliseconds),
    isPresent: (limitInMilliseconds) => database().isPresent(limitInMilliseconds),
    close: () => database().close(),
  };
}
