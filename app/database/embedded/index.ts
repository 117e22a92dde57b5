import { join } from "node:path";
import { Kysely } from "kysely";
import { appFolder } from "../../app-folder.server.ts";
import { lockFolder } from "../folder-lock.ts";
import type { Tables } from "../schema.ts";
import { embeddedDialect } from "./dialect.ts";
import { type Limits, Session } from "./session.ts";

const usualLimits: Limits = { openInMilliseconds: 60_000, queryInMilliseconds: 10_000, closeInMilliseconds: 5_000 };
const workerFile = join(appFolder, "database", "embedded", "worker.ts");

/**
 * PostgreSQL in a thread of this process, its files in `folder`, which no other process may use meanwhile. It holds the
 * folder when it returns, and opens while the rest goes on: the first query waits for it.
 */
export async function openEmbedded(folder: string, limits: Limits = usualLimits) {
  const lock = await lockFolder(folder);
  const start = () => new Session({ workerFile, folder: join(folder, "postgres"), limits });
  let session = start();
  let isClosing = false;

  const sessionInUse = async () => {
    if (session.isOver && !isClosing) session = start();
    await session.opened;
    return session;
  };

  return {
    kysely: new Kysely<Tables>({ dialect: embeddedDialect(sessionInUse) }),
    isAnswering: (limitInMilliseconds: number) => session.isAnswering(limitInMilliseconds),
    async close() {
      isClosing = true;
      await session.close();
      await lock.release();
    },
  };
}
