import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root, serverEnvironment, serverFlags } from "../../steps/workspace.mjs";

const program = join(root, "app", "build", "server", "index.js");
const quickClock = join(import.meta.dirname, "quick-clock.ts");

export type ServerProcess = {
  /** Resolves when it listens; rejects when it ends before. */
  isListening: Promise<void>;
  kill(): Promise<void>;
  /** Ends it as a supervisor does. */
  stop(): Promise<void>;
};

/** The server of the build, at a port that is free, under a clock that runs `speed` times as fast as the machine's from `begun` on. */
export function startServer(
  settings: Readonly<Record<string, string>>,
  clock: { begun: Date; speed: number },
): ServerProcess {
  const env = {
    ...{ ...process.env, ...serverEnvironment, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0" },
    ...{ LOG_LEVEL: "error", RENDER_WORKERS: "0", WARM_UP: "off", PLAN_LIMITS: "off", BACKUP_AT: "never" },
    ...{ STOP_NOTICE_SECONDS: "0", VALORA_QUICK_CLOCK: `${clock.begun.getTime()},${clock.speed}`, ...settings },
  };
  const words = [...serverFlags, "--import", quickClock, program];
  const child = spawn(process.execPath, words, { env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const over = new Promise<void>((done) => child.once("exit", () => done()));
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    child.kill(signal);
    await over;
  };
  const isListening = listening(child);
  // One that is killed before it listens is not waited for.
  isListening.catch(() => {});
  return { isListening, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}

const listening = (child: ChildProcess) =>
  new Promise<void>((done, failed) => {
    child.on("message", (message) => {
      if (typeof message === "object" && message !== null && "address" in message) done();
    });
    child.once("error", failed);
    child.once("exit", (code, signal) => failed(new Error(`A server ended with ${signal ?? code}.`)));
  });
