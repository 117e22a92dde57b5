import { existsSync } from "node:fs";
import { join } from "node:path";
import { appFolder } from "../../config/app-folder.server.ts";
import { lockFolder } from "../folder-lock.ts";
import { embeddedDialect } from "./dialect.ts";
import { roomIn } from "./room.ts";
import { type Limits, Session } from "./session.ts";
import { builtTemplate } from "./template.ts";

const usualLimits: Limits = { openInMilliseconds: 60_000, queryInMilliseconds: 10_000, closeInMilliseconds: 5_000 };
/** Where no reader waits, a busy machine may take its time, and only a thread that hangs is ended. */
export const patientLimits: Limits = {
  openInMilliseconds: 300_000,
  queryInMilliseconds: 120_000,
  closeInMilliseconds: 5_000,
};
const workerFile = join(appFolder, "database", "embedded", "worker.ts");

/**
 * PostgreSQL in a thread of this process, its files in `folder`, which no other process may use meanwhile. It holds the
 * folder when it returns, and opens while the rest goes on: the first query waits for it.
 */
export async function openEmbedded(
  folder: string,
  { limits = usualLimits, template = builtTemplate }: { limits?: Limits; template?: () => string | null } = {},
) {
  const lock = await lockFolder(folder);
  const place = join(folder, "postgres");
  const isMissing = () => !existsSync(join(place, "PG_VERSION"));
  const start = () => new Session({ workerFile, folder: place, template: isMissing() ? template() : null, limits });
  const isNew = isMissing();
  let session = start();
  let isClosing = false;

  const sessionInUse = async () => {
    if (session.isOver && !isClosing) session = start();
    await session.opened;
    return session;
  };

  return {
    dialect: embeddedDialect(sessionInUse),
    isNew,
    /** A thread that has ended is started again; a busy one answers when it is done. */
    ping: async () => (await sessionInUse()).ping(),
    isShortOfRoom: roomIn(folder),
    answerBy: lock.answerBy,
    async close() {
      isClosing = true;
      await session.close();
      await lock.release();
    },
  };
}
