import * as z from "zod";

/** The version of the form that is written; a reader refuses a higher one. docs/backup.md describes it. */
export const backupFormat = 1;

/** The first line of a backup: how it was made, and what the database it comes from had been brought up to. */
export const BackupHeader = z.object({
  backup: z.literal("valora"),
  format: z.number().int().positive(),
  version: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** A table begins; its rows follow, each a list of the texts of its values in the order of the columns. */
const TableBegins = z.object({ table: z.string(), columns: z.array(z.string()) });
/** A table ends: how many rows it has, and the digest of all of them in any order. */
const TableEnds = z.object({ rows: z.number().int().min(0), digest: z.string().regex(/^[0-9a-f]{64}$/) });
/** The last number that a sequence has given. */
const SequenceAt = z.object({ sequence: z.string(), at: z.string().regex(/^-?\d+$/) });
/** A file of the data folder, its bytes in base64. */
const KeptFile = z.object({ file: z.string(), bytes: z.base64() });
/** The end: without it the backup is cut short. The checksum is of every line before. */
const BackupEnds = z.object({ tables: z.number().int(), rows: z.number().int(), sha256: z.string() });

export const Row = z.array(z.string().nullable());
export type Row = z.infer<typeof Row>;
export const BackupLine = z.union([TableBegins, TableEnds.strict(), SequenceAt, KeptFile, BackupEnds]);
export type BackupLine = z.infer<typeof BackupLine>;

export type BackupSummary = { tables: number; rows: number; sha256: string };
/** Each table's rows, to compare two databases. */
export type TableTotals = ReadonlyMap<string, { rows: number; digest: string }>;
