import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";
import { isAlive } from "./in-turn.mjs";

/** Linux keeps in memory what lies here. */
const SHARED_MEMORY = "/dev/shm";
/** Three times what the tests have at once. */
const ROOM_IN_BYTES = 3 * 2 ** 30;
/** As of any folder for temporary files: PostgreSQL, which is not root, makes its socket there. */
const TEMPORARY = 0o1777;
const prefix = "valora-tests-";

/**
 * A folder for temporary files that lies in memory, until this process ends; null where there is none, no room, or where programs may
 * not be started from it. A copy of an embedded database has hundreds of files: on a disk, making, syncing and deleting
 * them takes a second, in memory a twentieth of one.
 */
export function memoryFolder({ shared = SHARED_MEMORY, room = ROOM_IN_BYTES } = {}) {
  if (!existsSync(shared)) return null;
  sweep(shared);
  const { bavail, bsize } = statfsSync(shared);
  if (bavail * bsize < room || freemem() < 2 * room) return null;
  const folder = mkdtempSync(join(shared, `${prefix}${process.pid}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  if (!startsPrograms(folder)) {
    remove();
    return null;
  }
  chmodSync(folder, TEMPORARY);
  process.once("exit", remove);
  for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => process.exit(code));
  return folder;
}

/** What a run that was killed has left takes memory until it goes. */
function sweep(shared) {
  for (const name of readdirSync(shared)) {
    const id = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (id > 0 && !isAlive(id)) rmSync(join(shared, name), { recursive: true, force: true });
  }
}

/** Containers often mount their memory without that right. */
function startsPrograms(folder) {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\nexit 0\n", { mode: 0o700 });
  const { status } = spawnSync(program, { stdio: "ignore" });
  rmSync(program);
  return status === 0;
}
