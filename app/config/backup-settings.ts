import { resolve } from "node:path";
import * as z from "zod";

/** When backups are made, where they lie, how they are closed, and how long they are kept. */
export type BackupSettings = {
  /** The time of day, on the clock of the installation; null: none is made by itself. */
  at: string | null;
  folder: string;
  lock: { passphrase: string } | { recipient: string } | null;
  keptDays: number;
};

const never = "never";
const blank = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((typed) => (typed === "" ? undefined : typed), shape);

const Settings = z
  .object({
    BACKUP_AT: blank(
      z
        .string()
        .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|never)$/, { message: "a time of day, as 03:30, or never" })
        .default("03:30"),
    ),
    BACKUP_DIR: blank(z.string().optional()),
    // A short one could be guessed by trying: a backup that is copied can be tried for ever.
    BACKUP_PASSPHRASE: blank(z.string().min(16, { message: "at least 16 characters" }).optional()),
    BACKUP_RECIPIENT: blank(
      z
        .string()
        .regex(/^age1[a-z0-9]{20,}$/, { message: "a recipient of age: age1…, as age-keygen prints it" })
        .optional(),
    ),
    BACKUP_KEEP_DAYS: blank(z.coerce.number().int().min(1).max(3_650).default(30)),
  })
  .refine((each) => each.BACKUP_PASSPHRASE === undefined || each.BACKUP_RECIPIENT === undefined, {
    path: ["BACKUP_RECIPIENT"],
    message: "either this or BACKUP_PASSPHRASE, not both",
  });

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of backups, and one line per setting that cannot be used. */
export function backupSettingsIn(environment: Environment, dataFolder: string) {
  const { data, error } = Settings.safeParse(environment);
  if (error !== undefined)
    return { backups: null, problems: error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) };
  const { BACKUP_PASSPHRASE: passphrase, BACKUP_RECIPIENT: recipient } = data;
  const closed = recipient === undefined ? null : { recipient };
  const backups: BackupSettings = {
    at: data.BACKUP_AT === never ? null : data.BACKUP_AT,
    folder: resolve(data.BACKUP_DIR ?? resolve(dataFolder, "backups")),
    lock: passphrase === undefined ? closed : { passphrase },
    keptDays: data.BACKUP_KEEP_DAYS,
  };
  return { backups, problems: [] };
}
