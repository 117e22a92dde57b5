import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { read } from "./bench-load.ts";
import type { Row } from "./bench-rows.ts";
import { serverEnvironment, serverFlags } from "./workspace.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const PATIENCE_IN_MILLISECONDS = 60_000;
/** A machine that does other work too takes its time to start a server. */
const START_PATIENCE_IN_MILLISECONDS = 240_000;

/** The built product in a process of its own. */
export type ServedProduct = {
  site: string;
  /** From the line "listening" to the first healthy answer. */
  readyInMilliseconds: number;
  /** Resident memory of the process; null where the system does not say. */
  memoryInMegabytes(): number | null;
  /** Processor time of the main thread since the start; null where the system does not say. */
  mainThreadInMilliseconds(): number | null;
  /** Files and sockets that the process holds open; NaN where the system does not say. */
  openFiles(): number;
  /** Resolves when the process has computed next to nothing for two seconds: what it does after a start is done. */
  atRest(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the built product on an empty data folder, with its log in a file as a supervisor keeps it. */
export async function serveProduct(settings: Readonly<Record<string, string>> = {}): Promise<ServedProduct> {
  const folder = mkdtempSync(join(tmpdir(), "valora-bench-"));
  const logFile = join(folder, "log");
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, [...serverFlags, join(root, "app", "build", "server", "index.js")], {
    env: {
      ...process.env,
      ...serverEnvironment,
      NODE_ENV: "production",
      DATA_DIR: join(folder, "data"),
      PORT: String(port),
      ...settings,
    },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const stop = async () => {
    child.kill("SIGINT");
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await until(() => readFileSync(logFile, "utf8").includes('"listening"'), child, logFile);
    const listening = performance.now();
    await until(() => isHealthy(site), child, logFile);
    const readyInMilliseconds = performance.now() - listening;
    const figures = processFigures(child.pid);
    const atRest = () => untilIdle(figures.mainThreadInMilliseconds);
    return { site, readyInMilliseconds, ...figures, atRest, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const IDLE_IN_MILLISECONDS = 2_000;
const MOST_WHILE_IDLE_IN_MILLISECONDS = 20;

async function untilIdle(computed: () => number | null): Promise<void> {
  const end = performance.now() + PATIENCE_IN_MILLISECONDS;
  for (let before = computed(); performance.now() < end; ) {
    await pause(IDLE_IN_MILLISECONDS);
    const now = computed();
    if (now === null || before === null || now - before <= MOST_WHILE_IDLE_IN_MILLISECONDS) return;
    before = now;
  }
}

const isHealthy = (site: string): Promise<boolean> =>
  fetch(`${site}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function until(isTrue: () => boolean | Promise<boolean>, child: ChildProcess, logFile: string): Promise<void> {
  const end = performance.now() + START_PATIENCE_IN_MILLISECONDS;
  while (!(await isTrue())) {
    if (child.exitCode !== null || performance.now() > end)
      throw new Error(`The product did not start:\n${readFileSync(logFile, "utf8")}`);
    await pause(5);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await new Promise((done) => child.once("exit", done));
}

/** A port of this machine that is free now. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** Linux counts processor time in hundredths of a second. */
const TICK_IN_MILLISECONDS = 10;

/** Memory and processor time of a process, from Linux's `/proc`. */
function processFigures(
  pid: number | undefined,
): Pick<ServedProduct, "memoryInMegabytes" | "mainThreadInMilliseconds" | "openFiles"> {
  const read = (file: string): string | null => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, "utf8");
    } catch {
      return null;
    }
  };
  return {
    memoryInMegabytes() {
      const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read("status") ?? "")?.[1];
      return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
    },
    openFiles() {
      try {
        return readdirSync(`/proc/${pid}/fd`).length;
      } catch {
        return Number.NaN;
      }
    },
    mainThreadInMilliseconds() {
      // The fields after the name in brackets; user and system time are the 14th and 15th of all.
      const fields = read(`task/${pid}/stat`)
        ?.replace(/^.*\) /s, "")
        .split(" ");
      return fields === undefined ? null : (Number(fields[11]) + Number(fields[12])) * TICK_IN_MILLISECONDS;
    },
  };
}

/** Serves a product while `work` asks it. */
export async function during<Product extends ServedProduct>(
  starting: Promise<Product>,
  work: (product: Product) => Promise<Row[]>,
): Promise<Row[]> {
  const product = await starting;
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
}

/** Main-thread time of a request, the mean over many that were never asked before. */
export async function firstTimes(product: ServedProduct, paths: readonly string[]): Promise<number | null> {
  const before = product.mainThreadInMilliseconds();
  for (const path of paths) {
    const { status } = await read(product.site, { path });
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  }
  const after = product.mainThreadInMilliseconds();
  return before === null || after === null ? null : (after - before) / paths.length;
}
