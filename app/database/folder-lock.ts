import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
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

/**
 * Holds a data folder for this process. The embedded database has no lock of its own: two openers silently lose rows.
 * A listening socket is the lock, because the system takes it away when its process dies, however it dies.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  ownFolder(folder);
  const path = socketPath(folder);
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw new FolderUnusable(folder, error);
    if (await isAnswering(path)) throw new FolderInUse(resolve(folder));
    rmSync(path, { force: true });
    return listen(path);
  });
  return { release: () => new Promise((done) => server.close(() => done())) };
}

function socketPath(folder: string): string {
  const name = `valora-${createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const inside = join(resolve(folder), "lock.sock");
  return inside.length > LONGEST_SOCKET_PATH ? join(tmpdir(), `${name}.sock`) : inside;
}

function listen(path: string): Promise<Server> {
  return new Promise((done, failed) => {
    const server = createServer((connection) => connection.on("error", () => {}).destroy());
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
