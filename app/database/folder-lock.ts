import { createHash } from "node:crypto";
import { lstatSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { StartFailure } from "../start-failure.ts";
import { folderFailure, ownFolder } from "./own-folder.ts";

const LONGEST_SOCKET_PATH = 100;
/** In characters: a question with a table of holdings. */
export const LONGEST_REQUEST = 1_000_000;
/** In characters: the workbook of all companies is below a million. */
const LONGEST_ANSWER = 64_000_000;
/** A connection that asks nothing in this time is closed. */
const ASKED_WITHIN_IN_MILLISECONDS = 5_000;

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
    if (error.code !== "EADDRINUSE") throw folderFailure(folder, error);
    if (await isAnswering(path)) throw new StartFailure("folderInUse", { folder: resolve(folder) });
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

type Asking = {
  /** After this it counts as no answer; without one it is waited for. */
  withinMilliseconds?: number;
  /** For a request that holds secrets: a socket that another account has made is not asked. */
  isForOwnAccountAlone?: boolean;
};

/**
 * Asks the process that holds a folder; null when none does, and when it ends or is silent before it has answered. The folder is closed
 * to other accounts, and so is its socket.
 */
export async function askHolder(
  folder: string,
  request: string,
  { withinMilliseconds, isForOwnAccountAlone = false }: Asking = {},
): Promise<string | null> {
  const path = socketPath(folder);
  if (isForOwnAccountAlone && !isOwn(path)) return null;
  if (!(await isAnswering(path))) return null;
  const connection = connect(path);
  if (withinMilliseconds !== undefined) endAfter(withinMilliseconds, connection);
  connection.write(`${request}\n`);
  const answer = await lineFrom(connection, LONGEST_ANSWER);
  connection.destroy();
  return answer;
}

function isOwn(path: string): boolean {
  if (process.getuid === undefined) return true;
  return lstatSync(path, { throwIfNoEntry: false })?.uid === process.getuid();
}

async function answerOne(connection: Socket, answers: AnswersRequest | null): Promise<void> {
  connection.on("error", () => {});
  const isAsked = endAfter(ASKED_WITHIN_IN_MILLISECONDS, connection);
  const request = answers === null ? null : await lineFrom(connection, LONGEST_REQUEST);
  if (answers === null || request === null) {
    connection.destroy();
    return;
  }
  isAsked();
  connection.end(`${await answers(request)}\n`);
}

/** Ends a connection after a time, unless what it returns is called before. */
function endAfter(milliseconds: number, connection: Socket): () => void {
  const timer = setTimeout(() => connection.destroy(), milliseconds);
  const stop = () => clearTimeout(timer);
  connection.once("close", stop);
  return stop;
}

/** The first line that arrives; null when the connection ends before, or the line is longer. */
function lineFrom(connection: Socket, mostCharacters: number): Promise<string | null> {
  const { promise, resolve: settle } = Promise.withResolvers<string | null>();
  const pieces: string[] = [];
  let length = 0;
  connection.setEncoding("utf8");
  connection.on("error", () => settle(null)).on("close", () => settle(null));
  const take = (piece: string) => {
    const end = piece.indexOf("\n");
    pieces.push(end < 0 ? piece : piece.slice(0, end));
    length += piece.length;
    if (end < 0 && length <= mostCharacters) return;
    // What follows is read and forgotten.
    connection.off("data", take).resume();
    if (end >= 0) settle(pieces.join(""));
    else connection.destroy();
  };
  connection.on("data", take);
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
