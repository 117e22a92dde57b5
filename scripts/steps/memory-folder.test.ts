import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryFolder } from "./memory-folder.mjs";

let shared = "";
beforeEach(() => {
  shared = mkdtempSync(join(tmpdir(), "valora-shared-"));
});
afterEach(() => rmSync(shared, { recursive: true, force: true }));

const here = join(import.meta.dirname, "memory-folder.mjs");
/** A process that makes the folder, writes into it, says where it is, and then does the rest. */
const program = (rest: string) => `
  import { writeFileSync } from "node:fs";
  import { memoryFolder } from ${JSON.stringify(here)};
  const folder = memoryFolder({ shared: ${JSON.stringify(shared)}, room: 1 });
  writeFileSync(folder + "/written", "");
  process.stdout.write(folder);
  ${rest}
`;
const argumentsOf = (rest: string) => ["--input-type=module", "-e", program(rest)];

describe("a folder in memory", () => {
  it("is there until its process ends, for every account of the machine", () => {
    const rest = `process.stdout.write(" " + (await import("node:fs")).statSync(folder).mode.toString(8));`;
    const { stdout, status } = spawnSync(process.execPath, argumentsOf(rest), { encoding: "utf8" });
    const [folder = "", mode] = stdout.split(" ");
    expect(status).toBe(0);
    expect(folder.startsWith(join(shared, "valora-tests-"))).toBe(true);
    expect(mode).toBe("41777");
    expect(existsSync(folder)).toBe(false);
  });

  it("goes with a process that is told to end, and after one that was killed", async () => {
    for (const [signal, left] of [["SIGTERM", 0] as const, ["SIGKILL", 1] as const]) {
      const child = spawn(process.execPath, argumentsOf("setInterval(() => {}, 1000);"));
      await new Promise((said) => child.stdout.once("data", said));
      const ended = new Promise((done) => child.once("exit", done));
      child.kill(signal);
      await ended;
      expect(readdirSync(shared), signal).toHaveLength(left);
    }
    const ofAnother = join(shared, `valora-tests-${process.pid}-x`);
    mkdirSync(ofAnother);
    expect(memoryFolder({ shared, room: Number.MAX_SAFE_INTEGER })).toBeNull();
    expect(readdirSync(shared)).toEqual([`valora-tests-${process.pid}-x`]);
  });

  it("is not made where there is no such place or no room", () => {
    expect(memoryFolder({ shared: join(shared, "absent"), room: 1 })).toBeNull();
    expect(memoryFolder({ shared, room: freemem() })).toBeNull();
    expect(readdirSync(shared)).toEqual([]);
  });

  const mounted = () => spawnSync("mount", ["-t", "tmpfs", "-o", "noexec", "tmpfs", shared], { stdio: "ignore" });
  it.skipIf(process.getuid?.() !== 0)("is not made where no program may be started", ({ skip }) => {
    if (mounted().status !== 0) return skip();
    try {
      expect(memoryFolder({ shared, room: 1 })).toBeNull();
      expect(readdirSync(shared)).toEqual([]);
    } finally {
      spawnSync("umount", ["-l", shared]);
    }
  });
});
