import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { requestReaders } from "../../../app/api/fuzz/request-readers-contract.ts";
import type { ReaderHeaders } from "../../../app/api/fuzz/request-run-contract.ts";
import { readConfig } from "../../../app/config/config.server.ts";
import { openDatabase } from "../../../app/database/open-database.ts";
import { createLog } from "../../../app/http/request-log.ts";
import { composeAccounts } from "../../../app/wiring/features/account-context.server.ts";
import { root } from "../workspace.mjs";

export type FuzzedServer = {
  origin: string;
  readers: ReaderHeaders;
  /** Its exit code, where it has ended by itself; null while it answers. */
  endedWith(): number | string | null;
  /** Of all its threads since its start; null where the system does not say. */
  processorSeconds(): number | null;
  stop(): Promise<void>;
};

type Wanted = {
  /** Off, all that is asked is answered; on, much of it is refused by the plan. */
  planLimits: "on" | "off";
  /** Told each line that the server logs as an error. */
  onError(line: string): void;
};

/** A server of its own on an embedded database with one person in it. */
export async function startFuzzedServer({ planLimits, onError }: Wanted): Promise<FuzzedServer> {
  const folder = mkdtempSync(join(tmpdir(), "valora-fuzz-"));
  try {
    const readers = await withReaders(folder);
    const errand = { databaseUrl: "", folder, planLimits, logLevel: "error" };
    const script = join(root, "app", "api", "serving-process-contract.ts");
    const child = spawn(process.execPath, ["--conditions=source", script, JSON.stringify(errand)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const lines = createInterface({ input: child.stdout });
    const [origin] = await once(lines, "line", { signal: endOf(child) });
    lines.on("line", onError);
    return {
      origin: String(origin),
      readers,
      endedWith: () => child.exitCode ?? child.signalCode,
      processorSeconds: () => processorSecondsOf(child),
      async stop() {
        const isOver = child.exitCode !== null || child.signalCode !== null;
        const over = isOver ? null : once(child, "exit");
        child.kill("SIGKILL");
        await over;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const TICKS_IN_A_SECOND = 100;
/** Linux alone tells it (proc(5), fields 14 and 15). */
function processorSecondsOf({ pid, exitCode, signalCode }: ChildProcess): number | null {
  if (process.platform !== "linux" || exitCode !== null || signalCode !== null) return null;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_IN_A_SECOND;
}

async function withReaders(folder: string): Promise<ReaderHeaders> {
  const database = await openDatabase({ url: null, folder });
  await database.ready;
  const config = readConfig({ NODE_ENV: "test" });
  const people = await composeAccounts({ database, config, log: createLog("silent") });
  const readers = await requestReaders(people.accounts);
  await people.stop();
  await database.close();
  return readers;
}

/** Aborted when a process ends before it has said where it listens. */
function endOf(child: ChildProcess): AbortSignal {
  const ending = new AbortController();
  child.once("exit", (code) => ending.abort(new Error(`The server ended with ${code} before it listened.`)));
  return ending.signal;
}
