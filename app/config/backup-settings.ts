import { resolve } from "node:path";
import * as z from "zod";
import type { ObjectStorePlace } from "../features/backups/remote/object-store.ts";
import { isAgeRecipient } from "./age-keys.ts";

/** When backups are made, where they lie, how they are closed, and how long they are kept. */
export type BackupSettings = {
  /** The time of day, on the clock of the installation; null: none is made by itself. */
  at: string | null;
  folder: string;
  lock: { passphrase: string } | { recipient: string } | null;
  keptDays: number;
  /** Where copies are kept besides; null: nowhere. */
  store: ObjectStorePlace | null;
};

const never = "never";
const blank = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((typed) => (typed === "" ? undefined : typed), shape);

/** An endpoint of S3, the bucket, and a folder in it: `https://s3.eu-west-1.amazonaws.com/bucket/valora`. */
const storeAddress = /^(https?:\/\/[\w.-]+(?::\d+)?)\/([a-z0-9][a-z0-9.-]{1,62})(?:\/([\w./-]*))?$/;

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
        .refine(isAgeRecipient, { message: "a recipient of age, whole: age1…, as age-keygen prints it" })
        .optional(),
    ),
    BACKUP_KEEP_DAYS: blank(z.coerce.number().int().min(1).max(3_650).default(30)),
    BACKUP_STORE: blank(
      z
        .string()
        .regex(storeAddress, {
          message: "an address with its bucket, as https://s3.eu-west-1.amazonaws.com/bucket/valora",
        })
        .optional(),
    ),
    BACKUP_STORE_REGION: blank(
      z
        .string()
        .regex(/^[a-z0-9-]{2,40}$/, { message: "a region, as eu-west-1" })
        .default("us-east-1"),
    ),
    BACKUP_STORE_KEY_ID: blank(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/, { message: "plain letters and signs only" })
        .optional(),
    ),
    BACKUP_STORE_SECRET: blank(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/, { message: "plain letters and signs only" })
        .optional(),
    ),
  })
  .refine((each) => each.BACKUP_STORE === undefined || each.BACKUP_STORE_KEY_ID !== undefined, {
    path: ["BACKUP_STORE_KEY_ID"],
    message: "BACKUP_STORE needs it",
  })
  .refine((each) => each.BACKUP_STORE === undefined || each.BACKUP_STORE_SECRET !== undefined, {
    path: ["BACKUP_STORE_SECRET"],
    message: "BACKUP_STORE needs it",
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
    store: storeOf(data),
  };
  return { backups, problems: [] };
}

function storeOf(data: z.infer<typeof Settings>): ObjectStorePlace | null {
  const [, endpoint, bucket, path = ""] = storeAddress.exec(data.BACKUP_STORE ?? "") ?? [];
  const { BACKUP_STORE_KEY_ID: keyId, BACKUP_STORE_SECRET: secret, BACKUP_STORE_REGION: region } = data;
  if (endpoint === undefined || bucket === undefined || keyId === undefined || secret === undefined) return null;
  const prefix = path.replace(/^\/+|(?<!\/)\/+$/g, "");
  return { endpoint, bucket, prefix: prefix === "" ? "" : `${prefix}/`, region, keyId, secret };
}
