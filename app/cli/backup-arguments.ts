import type { Misused, Word } from "./words.ts";

/** `backups`, `backup`, `verify FILE [--identity FILE]` and `restore FILE [--replace yes] [--identity FILE]`. */
export type BackupCommand =
  | { kind: "backups" }
  | { kind: "backup" }
  | { kind: "verify"; path: string; identityFile: string | null }
  | { kind: "restore"; path: string; identityFile: string | null; isReplacing: boolean };

export const backupWords = ["backups", "backup", "verify", "restore"] as const;
type BackupWord = (typeof backupWords)[number];

/** What each takes besides a language. */
export const backupOptions = {
  backups: [],
  backup: [],
  verify: ["identity"],
  restore: ["identity", "replace"],
} as const satisfies Record<BackupWord, readonly string[]>;

export const isBackupWord = (text: string): text is BackupWord => Object.hasOwn(backupOptions, text);

export const isBackupCommand = <Given extends { kind: string }>(given: Given): given is Given & BackupCommand =>
  isBackupWord(given.kind);

/** The first word is the command. */
export function readBackupWords(command: BackupWord, words: readonly Word[]): BackupCommand | Misused {
  const plain = words.flatMap((word) => (word.kind === "plain" ? [word.written] : []));
  const options = words.filter((word) => word.kind !== "plain");
  const read = readOptions(command, options);
  if ("kind" in read) return read;
  const takesPath = command === "verify" || command === "restore";
  const [path, ...tooMany] = takesPath ? plain : [undefined, ...plain];
  if (tooMany[0] !== undefined) return { kind: "misused", reason: "notTaken", command, argument: tooMany[0] };
  if (!takesPath) return { kind: command };
  if (path === undefined) return { kind: "misused", reason: "missingValue", option: command };
  const { identity: identityFile = null, replace } = read;
  if (command === "verify") return { kind: "verify", path, identityFile };
  if (replace !== undefined && replace !== "yes")
    return { kind: "misused", reason: "notTaken", command: "--replace", argument: replace };
  return { kind: "restore", path, identityFile, isReplacing: replace === "yes" };
}

type Options = { identity?: string; replace?: string };

function readOptions(command: BackupWord, words: readonly Word[]): Options | Misused {
  const read: Options = {};
  for (const word of words) {
    const name = backupOptions[command].find((each) => word.kind === "option" && word.name === each);
    if (word.kind !== "option" || name === undefined || read[name] !== undefined)
      return { kind: "misused", reason: "notTaken", command, argument: word.written };
    if (word.value === null) return { kind: "misused", reason: "missingValue", option: word.written };
    read[name] = word.value;
  }
  return read;
}
