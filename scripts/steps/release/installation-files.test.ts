import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readConfig } from "../../../app/config/config.server.ts";
import { settingNames } from "../../../app/config/setting-list.server.ts";
import { settingsPathOf } from "../../../app/config/settings-path.ts";
import { workersWanted } from "../../../app/config/workers-wanted.ts";
import { allocator, serverFlags } from "../workspace.mjs";

const root = join(import.meta.dirname, "..", "..", "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

it("starts in the image with the flags and the allocator of a server", () => {
  const [, listed = ""] = /^ENTRYPOINT (\[.+\])$/m.exec(read("Containerfile")) ?? [];
  const words: unknown[] = JSON.parse(listed);
  expect(words.slice(1, 1 + serverFlags.length)).toEqual([...serverFlags]);
  const set = /^ENV .+$/m.exec(read("Containerfile"))?.[0].split(" ");
  expect(set).toEqual(expect.arrayContaining(Object.entries(allocator).map(([name, value]) => `${name}=${value}`)));
});

/** What `compose.yaml` passes on to the service, and what it passes where `.env` names nothing. */
function passedOn(): Map<string, string> {
  const [, service = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read("compose.yaml")) ?? [];
  const lines = service.split("\n").filter((line) => line !== "" && !line.trim().startsWith("#"));
  const rows = lines.map((line) => /^ {6}([A-Z\d_]+): \$\{([A-Z\d_]+):?-(.*)\}$/.exec(line) ?? [line]);
  expect(rows.filter(([, name, passed]) => name === undefined || name !== passed)).toEqual([]);
  return new Map(rows.map(([, name = "", , usual = ""]) => [name, usual]));
}

/** The image says these: where it listens, and its folders. `NODE_ENV` is for work on the sources. */
const ofTheImage = ["BACKUP_DIR", "DATA_BUNDLE", "DATA_DIR", "HOST", "NODE_ENV", "PORT"];

it("passes on every setting that there is, but those of the image, and only settings", () => {
  const { LANG, ...usual } = Object.fromEntries(passedOn());
  expect(LANG).toBe("C.UTF-8");
  expect([...Object.keys(usual), ...ofTheImage].sort()).toEqual([...settingNames].sort());
  expect(new Set(passedOn().keys()).size).toBe(passedOn().size);
});

it("changes no default by passing on what is not set", () => {
  const passed = Object.fromEntries(passedOn());
  expect(passed.PLAN_LIMITS).toBe("off");
  const DATA_DIR = tmpdir();
  expect(readConfig({ ...passed, PLAN_LIMITS: "", DATA_DIR })).toEqual(readConfig({ DATA_DIR }));
  expect([workersWanted(passed), settingsPathOf({ ...passed, DATA_DIR })]).toEqual([1, null]);
});

it("follows what runs, and no import of types alone", async () => {
  const { reachedFrom } = await import("./reached-sources.ts");
  const { sources, packages } = reachedFrom(["app/documents/tear-sheet/worker.ts"], root);
  expect(sources).toContain("app/threads/answer-orders.ts");
  expect(packages).toContain("pdfmake");
  expect([...sources].filter((path) => path.startsWith("app/web/"))).toEqual([]);
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

it.runIf(hasSystemd)("shows a service that systemd takes, and that is kept apart from the rest of the machine", () => {
  const folder = mkdtempSync(join(tmpdir(), "valora-service-"));
  try {
    const [, service = ""] = /^```ini\n([\s\S]+?)^```$/m.exec(read("docs/install.md")) ?? [];
    const file = join(folder, "valora.service");
    // The program is where the administrator puts it.
    writeFileSync(file, service.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    const analysed = spawnSync("systemd-analyze", ["security", "--offline=yes", "--threshold=40", file]);
    expect(analysed.status, "exposed by at most 4.0 of 10").toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
