import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inTurn } from "./in-turn.mjs";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-turn-"));
  file = join(folder, "turn");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const here = join(import.meta.dirname, "in-turn.mjs");
/** A process that writes when its work begins and ends. */
const worker = (name: string) => `
  import { appendFileSync } from "node:fs";
  import { setTimeout as pause } from "node:timers/promises";
  import { inTurn } from ${JSON.stringify(here)};
  const say = (text) => appendFileSync(${JSON.stringify(join(folder, "said"))}, text);
  await inTurn(${JSON.stringify(file)}, async () => { say("${name}("); await pause(150); say(")"); });
`;

describe("work in turn", () => {
  it("is done by one process after the other", async () => {
    const ended = ["a", "b", "c"].map((name) => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", worker(name)], { stdio: "inherit" });
      return new Promise((done) => child.once("exit", done));
    });
    expect(await Promise.all(ended)).toEqual([0, 0, 0]);
    expect(readFileSync(join(folder, "said"), "utf8")).toMatch(/^(?:[abc]\(\)){3}$/);
    expect(existsSync(file)).toBe(false);
  });

  it("goes on after a process that was killed, and after one whose number another has", async () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    writeFileSync(file, String(pid));
    expect(await inTurn(file, async () => "done")).toBe("done");
    writeFileSync(file, String(process.pid));
    const anHourAgo = Date.now() / 1_000 - 3_600;
    utimesSync(file, anHourAgo, anHourAgo);
    expect(await inTurn(file, async () => "done")).toBe("done");
  });

  it("gives the turn away when it fails, and says once that it waits", async () => {
    await expect(inTurn(file, () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, String(process.pid));
    let waits = 0;
    const waiting = inTurn(file, async () => "done", { onWait: () => (waits += 1) });
    setTimeout(() => rmSync(file), 500);
    expect([await waiting, waits]).toEqual(["done", 1]);
  });
});
