import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { FolderUnusable, ownFolder } from "./own-folder.ts";

/** Another process holds the data folder. */
export class FolderInUse extends Error {
  override readonly name = "FolderInUse";
  readonly folder: string;

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Valora. Stop that one first, or choose another folder: DATA_DIR=./data-2 npm start`,
    );
    this.folder = folder;
  }
}

const LONGEST_SOCKET_PATH = 100;
const LONGEST_REQUEST = 10_000;

/** Answers a request that another process of the same account makes of the one that holds the folder: a line, for a line. */
export type AnswersRequest = (request: string) => Promise<string>;

type FolderLock = { release(): Promise<void>; answerBy(answers: AnswersRequest): void };

/**
 * Holds a data folder for this process. The embedded database has no lock of its own: two openers silently lose rows.
 * A listening socket is the lock, because the system takes it away when its process dies, however it dies.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  ownFolder(folder);
  const path = socketPath(folder);
  let answers: AnswersRequest | null = null;
  const open = new Set<Socket>();
  const answer = (connection: Socket) => {
    open.add(connection);
    connection.once("close", () => open.delete(connection));
    void answerOne(connection, answers);
  };
  const server = await listen(path, answer).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw new FolderUnusable(folder, error);
    if (await isAnswering(path)) throw new FolderInUse(resolve(folder));
    rmSync(path, { force: true });
    return listen(path, answer);
  });
  return {
    release() {
      for (const connection of open) connection.destroy();
      return new Promise((done) => server.close(() => done()));
    },
    answerBy(given) {
      answers = given;
    },
  };
}

/** Asks the process that holds a folder; null when none does. The folder is closed to other accounts, and so is its socket. */
export async function askHolder(folder: string, request: string): Promise<string | null> {
  const path = socketPath(folder);
  if (!(await isAnswering(path))) return null;
  const connection = connect(path);
  connection.write(`${request}\n`);
  const answer = await lineFrom(connection);
  connection.destroy();
  return answer;
}

async function answerOne(connection: Socket, answers: AnswersRequest | null): Promise<void> {
  connection.on("error", () => {});
  const request = answers === null ? null : await lineFrom(connection);
  if (answers === null || request === null) {
    connection.destroy();
    return;
  }
  connection.end(`${await answers(request)}\n`);
}

/** The first line that arrives; null when the connection ends before. */
function lineFrom(connection: Socket): Promise<string | null> {
  const { promise, resolve: settle } = Promise.withResolvers<string | null>();
  let text = "";
  connection.on("error", () => settle(null)).on("close", () => settle(null));
  connection.on("data", (chunk) => {
    text += chunk.toString("utf8");
    const end = text.indexOf("\n");
    if (end >= 0) settle(text.slice(0, end));
    else if (text.length > LONGEST_REQUEST) connection.destroy();
  });
  return promise;
}

function socketPath(folder: string): string {
  const name = `valora-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = join(resolve(folder), "lock.sock");
  return inside.length > LONGEST_SOCKET_PATH ? join(tmpdir(), `${name}.sock`) : inside;
}

function listen(path: string, answer: (connection: Socket) => void): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer(answer);
    server.on("error", failed);
    server.listen(path, () => {
      server.unref();
      done(server);
    });
  });
}

function isAnswering(path: string): Promise<boolean> {
  return new Promise((done) => {
    const connection = connect(path);
    connection.once("connect", () => {
      connection.destroy();
      done(true);
    });
    connection.on("error", () => done(false));
  });
}
