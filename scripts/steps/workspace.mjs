// Shared by all commands. Runs on whatever Node is there (20 or later), before anything is installed: no dependency.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inTurn, isAlive } from "./in-turn.mjs";
import { say } from "./words.mjs";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, "node_modules");
const installStamp = join(modules, ".valora-installed");
const buildFolder = join(root, "app", "build");
const buildStamp = join(buildFolder, "fingerprint");
const WANTED_MAJOR = 24;

/** Something the person at the keyboard can put right: shown without a stack. */
export class Trouble extends Error {
  constructor(text, exitCode = 1) {
    super(text);
    this.exitCode = exitCode;
  }
}

export function run(main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof Trouble ? error.message : (error.stack ?? error)}\n`);
    process.exit(error instanceof Trouble ? error.exitCode : 1);
  });
}

const digest = (text) => createHash("sha256").update(text).digest("hex");

/**
 * Packages as the lock file says. `npm ci` only when they are missing or the lock has changed since; where another command is
 * installing them, waits for it.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const onWait = () => process.stderr.write(`${say("installingElsewhere")}\n`);
  await inTurn(join(root, ".installing"), install, { onWait });
}

async function install() {
  if (isInstalled()) return;
  const lock = lockFile();
  if (!isInstalledByHand(lock)) {
    process.stderr.write(`${say("installing")}\n`);
    const code = await npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    if (code !== 0) throw new Trouble(say("notInstalled"));
  }
  writeFileSync(installStamp, installationOf(lock));
}

const lockFile = () => readFileSync(join(root, "package-lock.json"), "utf8");
const installationOf = (lock) => digest(`${lock}${process.platform}${process.arch}`);
const isInstalled = () => existsSync(installStamp) && readFileSync(installStamp, "utf8") === installationOf(lockFile());

/** npm keeps a record of what it has installed: does it hold every version that the lock file names? */
function isInstalledByHand(lock) {
  const record = join(modules, ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.startsWith("node_modules/") || wanted.link) return true;
    const found = installed[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

function npm(args) {
  const script = process.env.npm_execpath;
  const isScript = script !== undefined && /\.c?js$/.test(script);
  const command = isScript ? process.execPath : "npm";
  const child = spawn(command, isScript ? [script, ...args] : args, {
    cwd: root,
    stdio: ["ignore", 2, 2],
    shell: !isScript && process.platform === "win32",
  });
  return exitCode(child);
}

/** Of a process that has been started, when it is over. */
const exitCode = (child) =>
  new Promise((done) => {
    child.once("error", () => done(127));
    child.once("close", (code, signal) => done(code ?? (signal === null ? 1 : 128)));
  });

/** The Node that everything runs on: the one among the packages, else the present one if it is new enough. */
export function nodeRuntime() {
  const packaged = join(modules, `node-${process.platform}-${process.arch}`, "bin", "node");
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= WANTED_MAJOR) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  throw new Trouble(say("noNode", { major: WANTED_MAJOR, platform, version: process.version }));
}

/**
 * The environment in which `node` is the right one, also for what the tools start themselves. What a process has compiled is kept for
 * the next: the tests start some three hundred.
 */
export const environment = (more = {}) => ({
  NODE_COMPILE_CACHE: join(modules, ".cache", "valora"),
  ...process.env,
  PATH: [dirname(nodeRuntime()), join(modules, ".bin"), process.env.PATH].join(delimiter),
  ...more,
});

/** Runs a tool of the packages to its end; resolves to its exit code. With a label, each line it prints begins with it. */
export function tool(name, args, { env = {}, cwd = root, stdio = "inherit", label = null } = {}) {
  const child = spawn(join(modules, ".bin", name), args, {
    cwd,
    stdio: label === null ? stdio : ["ignore", "pipe", "pipe"],
    env: environment(label !== null && process.stdout.isTTY ? { FORCE_COLOR: "1", ...env } : env),
    shell: process.platform === "win32",
  });
  if (label !== null) {
    printLines(child.stdout, process.stdout, label);
    printLines(child.stderr, process.stderr, label);
  }
  return exitCode(child);
}

/** Whole lines, so that two tools that print at the same time do not mix theirs. */
function printLines(from, to, label) {
  createInterface({ input: from }).on("line", (line) => to.write(line === "" ? "\n" : `${label} │ ${line}\n`));
}

/** Builds when a source has changed since the last build; where another command is building, waits for it. */
export async function ensureBuilt() {
  if (isBuildCurrent()) return;
  const onWait = () => process.stderr.write(`${say("buildingElsewhere")}\n`);
  await inTurn(join(root, ".building"), build, { onWait });
}

async function build() {
  const wanted = fingerprint();
  if (isBuildOf(wanted)) return;
  process.stderr.write(`${say("building")}\n`);
  const code = await tool("react-router", ["build"], {
    cwd: join(root, "app"),
    env: { NODE_ENV: "production" },
    stdio: ["ignore", 2, 2],
  });
  const isMade = code === 0 && laterPrograms.every((path) => isRun(join(root, "app", path)));
  if (!isMade) throw new Trouble(say("notBuilt"));
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(buildStamp, wanted);
}

/** Whether what is built is what the sources say. */
// Where nothing is built, no file is read to know it.
export const isBuildCurrent = () => isBuilt() && isBuildOf(fingerprint());

const isBuildOf = (wanted) => isBuilt() && readFileSync(buildStamp, "utf8") === wanted;

/** What the build makes beside the server: an empty database, and the past of each included company. */
const laterPrograms = ["database/embedded/make-template.ts", "wiring/pasts/make-pasts.ts"];

const isRun = (program) =>
  spawnSync(nodeRuntime(), ["--conditions=source", program], { stdio: ["ignore", 2, 2] }).status === 0;

const isBuilt = () => existsSync(buildStamp) && existsSync(join(buildFolder, "server", "index.js"));

const outsideTheBuild = new Set([
  "node_modules",
  "build",
  "dist",
  "e2e",
  "screenshots",
  ".react-router",
  "test-results",
  "playwright-report",
]);

/** Of every file that the build reads; tests are not among them. */
function fingerprint() {
  const hash = createHash("sha256");
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!outsideTheBuild.has(entry.name)) visit(path);
      } else if (!/\.test\.tsx?$/.test(entry.name)) hash.update(path.slice(root.length)).update(readFileSync(path));
    }
  };
  for (const folder of [
    "app",
    "content",
    "docs",
    "packages/valuation/src",
    "packages/prediction/src",
    "packages/market-data/src",
  ]) {
    if (existsSync(join(root, folder))) visit(join(root, folder));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

/**
 * How the server's V8 keeps its memory small: a bounded young generation, and a collection when live objects have grown by half, or
 * when the server is quiet and asks for one. Without them 80 MB of live objects let the process grow beyond 600 MB before the garbage
 * between them is collected.
 */
export const serverFlags = ["--max-semi-space-size=8", "--heap-growing-percent=50", "--expose-gc"];

/**
 * The system's allocator (glibc, mallopt(3)): two arenas for all threads, where each thread has one by default and keeps what it has once
 * used; and large blocks given back at once, where by default the limit of what is large grows with each one that is freed. Without the
 * second a server holds 30 MB more (docs/server.md).
 */
export const allocator = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

export const serverEnvironment = Object.fromEntries(
  Object.entries(allocator).map(([name, value]) => [name, process.env[name] ?? value]),
);

/**
 * Starts a program on the right Node, hands it our signals, and ends as it ends. A server has a channel to us: when it
 * closes, because we are gone, the server ends itself. When npm is gone we end the server.
 */
export function become(args, { env = {}, isServer = false, onMessage = () => {} } = {}) {
  const child = spawn(nodeRuntime(), args, {
    stdio: isServer ? ["inherit", "inherit", "inherit", "ipc"] : "inherit",
    env: environment(env),
  });
  // Windows knows no SIGUSR2, with which the workers of a server are replaced.
  const replacing = isServer && process.platform !== "win32" ? ["SIGUSR2"] : [];
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP", ...replacing]) process.on(signal, () => child.kill(signal));
  child.on("message", onMessage);
  // The reader of our output may have gone: the server has not.
  process.stdout.on("error", () => {});
  if (isServer) whenNpmIsGone(() => child.kill("SIGTERM"));
  child.once("error", (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
  child.once("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)));
}

const LOOK_FOR_NPM_IN_MILLISECONDS = 500;

/** npm cannot pass on that it was killed: a command that it has started looks whether it is still there. */
function whenNpmIsGone(end) {
  const script = process.env.npm_lifecycle_script ?? "";
  if (!script.includes(basename(process.argv[1] ?? " "))) return;
  const npmsId = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === npmsId && isAlive(npmsId)) return;
    clearInterval(looking);
    end();
  }, LOOK_FOR_NPM_IN_MILLISECONDS);
}
