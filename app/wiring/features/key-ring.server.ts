import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isStrong } from "../../config/app-keys.ts";
import type { Config } from "../../config/config.server.ts";
import type { KeyRing } from "../../features/accounts/security/sealed-secrets.ts";
import type { Log } from "../log.server.ts";

/** The number of the key in the file: settings begin at 1, so that an installation can move on to them. */
const NUMBER_OF_FILE = 0;
const KEY_BYTES = 32;
export const keyFileName = "secrets.key";

type Parts = { config: Pick<Config, "appKeys" | "dataFolder">; log: Pick<Log, "warn"> };

/**
 * The keys that seal stored secrets, read at their first use. Without `APP_KEYS` a key file in the data folder, that only its owner
 * reads, is made when something is to be sealed; with them the file still opens what it has sealed.
 */
export function keyRing({ config: { appKeys, dataFolder }, log }: Parts): () => KeyRing {
  let ring: KeyRing | null = null;
  return () => {
    ring ??= appKeys === null ? ringOfFile(dataFolder, log) : ringOf(appKeys, keyIn(dataFolder));
    return ring;
  };
}

function ringOf(appKeys: NonNullable<Config["appKeys"]>, ofFile: Buffer | null): KeyRing {
  const keys = new Map(appKeys.map(({ number, key }) => [number, key]));
  if (ofFile !== null) keys.set(NUMBER_OF_FILE, ofFile);
  return { current: appKeys[0]?.number ?? NUMBER_OF_FILE, keys };
}

function ringOfFile(folder: string, log: Parts["log"]): KeyRing {
  const key = keyIn(folder) ?? madeKey(folder, log);
  return { current: NUMBER_OF_FILE, keys: new Map([[NUMBER_OF_FILE, key]]) };
}

/** Null: there is no file. A file that holds no key is said, and never written over: it may be half of a copy. */
function keyIn(folder: string): Buffer | null {
  const path = join(folder, keyFileName);
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const key = Buffer.from(text.trim(), "base64");
  if (!isStrong(key)) throw new Error(`${path} holds no key of ${KEY_BYTES} bytes. Put the file of the backup back.`);
  return key;
}

function madeKey(folder: string, log: Parts["log"]): Buffer {
  const path = join(folder, keyFileName);
  const key = randomBytes(KEY_BYTES);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(path, `${key.toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  } catch (error) {
    // Another process of this machine has just made it.
    const made = error instanceof Error && "code" in error && error.code === "EEXIST" ? keyIn(folder) : null;
    if (made === null) throw error;
    return made;
  }
  log.warn(
    { path },
    "APP_KEYS is not set: a key file seals the stored secrets. Keep it with your backups; without it they do not open",
  );
  return key;
}
