import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { aptInstall } from "./debian.mjs";

const installations = "/usr/lib/postgresql";

function programs() {
  if (!existsSync(installations)) return null;
  const versions = readdirSync(installations).sort((a, b) => Number(b) - Number(a));
  const folder = versions
    .map((version) => join(installations, version, "bin"))
    .find((bin) => existsSync(join(bin, "initdb")));
  return folder ?? null;
}

/**
 * A PostgreSQL server of our own in a temporary folder, or under another one, for the tests of the stores; null when none is installed. In
 * continuous integration it is installed from Debian first; on a person's own machine that is theirs to decide.
 */
export async function startPostgres(under = tmpdir()) {
  if (programs() === null && process.env.CI) aptInstall(["postgresql"]);
  const bin = programs();
  if (bin === null) return null;
  const folder = mkdtempSync(join(under, "valora-postgres-"));
  const who = unprivileged();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, "data");
  mkdirSync(data);
  if (who.uid !== undefined) chownSync(data, who.uid, who.gid);
  const made = spawnSync(join(bin, "initdb"), ["-D", data, "-U", "valora", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...who,
    cwd: folder,
    stdio: "ignore",
  });
  if (made.status !== 0) return null;
  const port = await freePort();
  const start = () => {
    const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"];
    const server = spawn(join(bin, "postgres"), args, { ...who, cwd: folder, stdio: "ignore" });
    return { server, ended: new Promise((done) => server.once("exit", done)) };
  };
  let running = start();
  await untilReady(bin, folder, port);
  const halt = async (signal) => {
    running.server.kill(signal);
    await running.ended;
  };
  return {
    url: `postgresql://valora@127.0.0.1:${port}/postgres`,
    /** Ends it as a signal does: SIGINT at once, SIGQUIT as a crash. */
    halt,
    /** Starts it again. */
    async start() {
      running = start();
      await untilReady(bin, folder, port);
    },
    async stop() {
      await halt("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, user) => spawnSync("id", [flag, user], { encoding: "utf8" });
  const user = idOf("-u", "postgres").status === 0 ? "postgres" : "nobody";
  return { uid: Number(idOf("-u", user).stdout), gid: Number(idOf("-g", user).stdout) };
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function untilReady(bin, folder, port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status } = spawnSync(join(bin, "pg_isready"), ["-h", folder, "-p", String(port)], { stdio: "ignore" });
    if (status === 0) return;
    await pause(100);
  }
  throw new Error("PostgreSQL did not start within ten seconds.");
}
