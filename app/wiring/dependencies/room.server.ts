import { access, constants, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Cause } from "../../features/status/contracts/dependency.ts";

const MEGABYTE = 1_048_576;
/** Below it the embedded database writes nothing more, and a backup or an import finds no place. */
const LEAST_ROOM_IN_BYTES = 20 * MEGABYTE;

/** The room of the disk that holds a folder, in bytes. */
export async function roomOf(folder: string): Promise<{ free: number; total: number }> {
  const { bavail, blocks, bsize } = await statfs(await standing(folder));
  return { free: bavail * bsize, total: blocks * bsize };
}

/** Why nothing more can be kept in a folder; null: something can. */
export async function roomCause(folder: string): Promise<Cause | null> {
  try {
    const { free } = await roomOf(folder);
    if (free < LEAST_ROOM_IN_BYTES) return { code: "lowRoom", figure: Math.floor(free / MEGABYTE) };
    await access(await standing(folder), constants.W_OK);
    return null;
  } catch {
    return { code: "readOnly", figure: 0 };
  }
}

/** The folder, or the one in which it will be made: on PostgreSQL nothing is kept in it at first. */
async function standing(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : standing(dirname(folder));
}
