import { createHash } from "node:crypto";
import { isAbsolute, normalize } from "node:path";
import { migrations } from "../migrations/index.ts";
import { BackupHeader, BackupLine, type BackupSummary, backupFormat, Row } from "./backup-lines.ts";
import { BackupUnusable } from "./backup-unusable.ts";
import { rowDigest } from "./row-digest.ts";
import type { KeptFile } from "./write-snapshot.ts";

type ReadTable = {
  name: string;
  columns: readonly string[];
  /** Read to the end before the next table. */
  rows: AsyncIterable<Row>;
  /** Known when the rows have been read. */
  total(): { rows: number; digest: string };
};

export type ReadBackup = {
  header: BackupHeader;
  /** The tables in turn. When they are over, the whole backup has been read and its checksum is right. */
  tables: AsyncIterable<ReadTable>;
  /** Known when the tables are over. */
  sequences(): readonly { name: string; at: string }[];
  files(): readonly KeptFile[];
};

/** Reads the lines of a backup as they come. Throws `BackupUnusable` where they are not what was written. */
export async function readBackup(lines: AsyncIterable<string>): Promise<ReadBackup> {
  const hash = createHash("sha256");
  const iterator = lines[Symbol.asyncIterator]();
  const next = async (): Promise<string | null> => {
    const { done, value } = await iterator.next();
    return done === true ? null : value;
  };
  const take = (line: string) => hash.update(line).update("\n");

  const first = await next();
  const header = headerIn(first);
  take(first ?? "");
  const sequences: { name: string; at: string }[] = [];
  const files: KeptFile[] = [];
  const counted = { tables: 0, rows: 0 };

  async function* tables(): AsyncGenerator<ReadTable> {
    for (;;) {
      const line = await next();
      const said = lineIn(line);
      if ("sha256" in said) return await finish(said);
      take(line ?? "");
      if ("table" in said) yield* tableOf(said);
      else keep(said);
    }
  }

  function keep(said: BackupLine): void {
    if ("sequence" in said) sequences.push({ name: said.sequence, at: said.at });
    else if ("file" in said) files.push({ path: insideFolder(said.file), bytes: Buffer.from(said.bytes, "base64") });
    else throw new BackupUnusable("altered");
  }

  async function* tableOf({ table, columns }: { table: string; columns: string[] }): AsyncGenerator<ReadTable> {
    const digest = rowDigest();
    yield { name: table, columns, rows: rowsOf({ table, columns, digest }), total: digest.total };
    counted.tables += 1;
    counted.rows += digest.total().rows;
  }

  async function* rowsOf({ table, columns, digest }: TableRead): AsyncGenerator<Row> {
    for (let line = await next(); line !== null; line = await next()) {
      take(line);
      if (!line.startsWith("[")) return refuseOtherTotal(table, { said: lineIn(line), found: digest.total() });
      digest.add(line);
      yield rowIn(line, columns.length);
    }
    throw new BackupUnusable("truncated");
  }

  async function finish(said: BackupSummary): Promise<void> {
    const isRight = said.sha256 === hash.digest("hex") && said.tables === counted.tables && said.rows === counted.rows;
    if (!isRight || (await next()) !== null) throw new BackupUnusable("altered");
  }

  return { header, tables: tables(), sequences: () => sequences, files: () => files };
}

type TableRead = { table: string; columns: readonly string[]; digest: ReturnType<typeof rowDigest> };

function refuseOtherTotal(
  table: string,
  { said, found }: { said: BackupLine; found: { rows: number; digest: string } },
): void {
  const isSame = "digest" in said && said.rows === found.rows && said.digest === found.digest;
  if (!isSame) throw new BackupUnusable("altered", table);
}

function headerIn(line: string | null): BackupHeader {
  const { data } = BackupHeader.safeParse(jsonIn(line));
  if (data === undefined) throw new BackupUnusable("notABackup");
  if (data.format > backupFormat) throw new BackupUnusable("newerFormat", String(data.format));
  const unknown = data.migrations.find((name) => migrations[name] === undefined);
  if (unknown !== undefined) throw new BackupUnusable("newerSchema", unknown);
  return data;
}

function lineIn(line: string | null): BackupLine {
  if (line === null) throw new BackupUnusable("truncated");
  const { data } = BackupLine.safeParse(jsonIn(line));
  if (data === undefined) throw new BackupUnusable("altered");
  return data;
}

function rowIn(line: string, columns: number): Row {
  const { data } = Row.safeParse(jsonIn(line));
  if (data?.length !== columns) throw new BackupUnusable("altered");
  return data;
}

function jsonIn(line: string | null): unknown {
  try {
    return JSON.parse(line ?? "");
  } catch {
    return null;
  }
}

/** A file goes where it lay in the data folder, and nowhere else. */
function insideFolder(path: string): string {
  const plain = normalize(path);
  if (isAbsolute(plain) || plain.startsWith("..")) throw new BackupUnusable("altered", path);
  return plain;
}

/** Reads a backup from its first line to its last without putting it anywhere. Throws `BackupUnusable` where it is damaged. */
export async function readWhole(lines: AsyncIterable<string>): Promise<BackupHeader> {
  const { header, tables } = await readBackup(lines);
  for await (const { rows } of tables) {
    const reading = rows[Symbol.asyncIterator]();
    while ((await reading.next()).done !== true);
  }
  return header;
}
