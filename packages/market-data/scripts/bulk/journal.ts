import {
  appendFileSync,
  closeSync,
  createReadStream,
  existsSync,
  openSync,
  readSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createInterface } from "node:readline";
import * as z from "zod";
import { instrumentKinds } from "../../src/listings/instrument.ts";
import { BundledCompany } from "../../src/providers/bundled/company.schema.ts";

const Line = z.strictObject({
  cik: z.string(),
  /** Bytes of JSON that were read for it. */
  bytes: z.int(),
  skip: z.string().nullable(),
  companies: z.array(BundledCompany),
  listings: z.array(
    z.strictObject({
      ticker: z.string(),
      name: z.string(),
      exchange: z.string().nullable(),
      kind: z.enum(instrumentKinds),
      commonShare: z.string().nullable(),
    }),
  ),
});
export type JournalLine = z.infer<typeof Line>;

export type Journal = {
  /** Filers that a run before has finished. */
  done: ReadonlySet<string>;
  append(line: JournalLine): void;
  lines(): AsyncGenerator<JournalLine>;
};

/**
 * One line per filer, written as soon as it is read: a run that was killed goes on after the last whole line. The first line
 * names the archives the journal is of; a journal of other archives is begun anew.
 */
export async function openJournal(path: string, archives: string): Promise<Journal> {
  const header = JSON.stringify({ journal: 1, archives });
  const done = new Set<string>();
  if (isOf(path, header)) {
    cutBrokenEnd(path);
    for await (const line of textLines(path)) done.add(z.object({ cik: z.string() }).parse(JSON.parse(line)).cik);
  } else writeFileSync(path, `${header}\n`);
  return {
    done,
    append: (line) => appendFileSync(path, `${JSON.stringify(line)}\n`),
    async *lines() {
      for await (const line of textLines(path)) yield Line.parse(JSON.parse(line));
    },
  };
}

function isOf(path: string, header: string): boolean {
  if (!existsSync(path)) return false;
  const wanted = Buffer.from(`${header}\n`);
  const found = Buffer.alloc(wanted.length);
  const file = openSync(path, "r");
  readSync(file, found, 0, found.length, 0);
  closeSync(file);
  return found.equals(wanted);
}

/** A process that is killed while it writes leaves half a line. */
function cutBrokenEnd(path: string): void {
  const size = statSync(path).size;
  const file = openSync(path, "r");
  const block = Buffer.alloc(64 * 1024);
  let end = size;
  while (end > 0) {
    const from = Math.max(0, end - block.length);
    const read = readSync(file, block, 0, end - from, from);
    const newline = block.subarray(0, read).lastIndexOf(10);
    if (newline >= 0) {
      end = from + newline + 1;
      break;
    }
    end = from;
  }
  closeSync(file);
  if (end < size) truncateSync(path, end);
}

async function* textLines(path: string): AsyncGenerator<string> {
  let isHeader = true;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!isHeader) yield line;
    isHeader = false;
  }
}
