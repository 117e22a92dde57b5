import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, statfs, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fundamentals } from "@valora/valuation";
import { Failure } from "../../../failure.ts";
import type { ImportStore } from "../use-cases/import-company-data.ts";

const IDLE_IN_MILLISECONDS = 3_600_000;
const MOST_KEPT = 2_000;

type Kept = { owner: string; fundamentals: Fundamentals };

/** The owner's secret is not written down: its hash is enough to know the owner again. */
const hashOf = (owner: string) => createHash("sha256").update(owner).digest("hex");

const noRoom = new Set(["ENOSPC", "EDQUOT"]);
/** Why a disk did not keep something: without room, or not ours to write. */
function unkept(cause: unknown): Failure {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return new Failure(noRoom.has(code) ? "storageFull" : "storageUnavailable", {}, { cause });
}

const identifier = /^[a-f0-9]{32}$/;

type Upkeep = {
  sweep(): Promise<void>;
  /** Whether the disk has no room for one more; not while the folder is yet to be made. */
  isShortOfRoom(): Promise<boolean>;
};

/** The figures of the largest file that is taken, as they are kept. */
const ROOM_FOR_ONE_IN_BYTES = 10 * 1_048_576;

/** Imports as files of one folder, readable by this process alone; a file untouched for an hour is removed. */
export function importFiles(folder: string, now: () => Date): ImportStore & Upkeep {
  const pathOf = (id: string) => join(folder, `${id}.json`);

  async function sweep(): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    const files: { path: string; touchedAt: number }[] = [];
    for (const name of names) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found) files.push({ path, touchedAt: found.mtimeMs });
    }
    files.sort((one, other) => other.touchedAt - one.touchedAt);
    const gone = files.filter(
      ({ touchedAt }, index) => index >= MOST_KEPT || now().getTime() - touchedAt > IDLE_IN_MILLISECONDS,
    );
    await Promise.all(gone.map(({ path }) => rm(path, { force: true })));
  }

  return {
    sweep,
    isShortOfRoom: () =>
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize < ROOM_FOR_ONE_IN_BYTES,
        () => false,
      ),
    async keep(owner, fundamentals) {
      const id = randomBytes(16).toString("hex");
      const kept: Kept = { owner: hashOf(owner), fundamentals };
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await sweep();
        await writeFile(pathOf(id), JSON.stringify(kept), { mode: 0o600, flag: "wx" });
        await utimes(pathOf(id), now(), now());
      } catch (cause) {
        await rm(pathOf(id), { force: true }).catch(() => {});
        throw unkept(cause);
      }
      return id;
    },
    async find(owner, id) {
      if (!identifier.test(id) || owner === "") return null;
      const found = await stat(pathOf(id)).catch(() => null);
      if (!found || now().getTime() - found.mtimeMs > IDLE_IN_MILLISECONDS) return null;
      const text = await readFile(pathOf(id), "utf8").catch(() => null);
      if (text === null) return null;
      // Only this store writes into the folder.
      const kept = JSON.parse(text) as Kept;
      if (kept.owner !== hashOf(owner)) return null;
      await utimes(pathOf(id), now(), now()).catch(() => {});
      return kept.fundamentals;
    },
  };
}
