import { appendFileSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Ticker } from "../provider.ts";
import { RefreshedPrice } from "./prices-file.ts";

const NotTaken = z.strictObject({
  ticker: z.string(),
  /** `split`: the close stands on other shares than the accounts. */
  fault: z.enum(["unknownTicker", "noData", "unreadable", "future", "currency", "notNewer", "jump", "split"]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type NotTaken = z.infer<typeof NotTaken>;
const Taken = z.strictObject({ ticker: z.string(), price: RefreshedPrice });
/** What one company's question has brought. */
const AskedCompany = z.union([NotTaken, Taken]);
export type AskedCompany = z.infer<typeof AskedCompany>;

const Begun = z.strictObject({ provider: z.string(), begunAt: z.iso.datetime() });

/** A run that was interrupted is gone on with for so long; later its first closes are too old. */
const GOES_ON_FOR_IN_MILLISECONDS = 20 * 3_600_000;

/** What a run has been told so far, in a file to which each answer is added: a process that is killed loses none. */
export function askedCompanies(folder: string, { provider, now }: { provider: string; now: Date }) {
  const path = join(folder, `run-${provider}.ndjson`);
  const read = readAsked(path, { provider, now });
  if (read === null) {
    mkdirSync(folder, { recursive: true });
    rmSync(path, { force: true });
    appendFileSync(path, `${JSON.stringify({ provider, begunAt: now.toISOString() })}\n`);
  }
  return {
    known: read ?? new Map<Ticker, AskedCompany>(),
    keep: (asked: AskedCompany): void => appendFileSync(path, `\n${JSON.stringify(asked)}`),
    /** The run has ended: the next one begins anew. */
    end: (): void => rmSync(path, { force: true }),
  };
}

/** The answers of a run that is not over; null where there is none. The line in which a process was killed is left out. */
function readAsked(path: string, { provider, now }: { provider: string; now: Date }): Map<Ticker, AskedCompany> | null {
  const [first, ...lines] = linesOf(path);
  const begun = first === undefined ? null : Begun.safeParse(first).data;
  if (!begun || begun.provider !== provider) return null;
  if (now.getTime() - Date.parse(begun.begunAt) > GOES_ON_FOR_IN_MILLISECONDS) return null;
  return new Map(
    lines.flatMap((line) => {
      const { data } = AskedCompany.safeParse(line);
      return data === undefined ? [] : [[data.ticker, data] as const];
    }),
  );
}

function linesOf(path: string): readonly unknown[] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
  return text.split("\n").flatMap((line): unknown[] => {
    try {
      return line === "" ? [] : [JSON.parse(line)];
    } catch {
      return [];
    }
  });
}
