import { type ChildProcess, spawn } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const startScript = join(dirname(fileURLToPath(import.meta.url)), "../../../scripts/start.mjs");
export const root = join(dirname(startScript), "..");
/** The command of `npm start`, without npm. */
export const directly: readonly string[] = [process.execPath, startScript];

/** A server as a process, and what it has said so far. */
export type Run = { process: ChildProcess; said(): string; ended: Promise<number | null> };
type Place = { folder: string; port: number };

/** Starts a server that says everything; it may still refuse to start. */
export function startProcess(
  { folder, port }: Place,
  settings: Readonly<Record<string, string>>,
  [command = "", ...args] = directly,
  cwd = root,
): Run {
  const child = spawn(command, args, {
    cwd,
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: String(port),
      LOG_LEVEL: "info",
      STOP_NOTICE_SECONDS: "0",
      WARM_UP: "off",
      ...{ LC_ALL: "", LC_MESSAGES: "", LANG: "C.UTF-8" },
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout?.on("data", (chunk) => (text += chunk));
  child.stderr?.on("data", (chunk) => (text += chunk));
  return {
    process: child,
    said: () => text,
    ended: new Promise<number | null>((done) => child.once("exit", done)),
  };
}

/** The process that answers; the start script, or npm, may stand between it and the test. */
export const serverOf = (run: Run) => Number(/"pid":(\d+)/.exec(run.said())?.[1]);
