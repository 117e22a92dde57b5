import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
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

function passedOn() {
  const [, service = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read("compose.yaml")) ?? [];
  return [...service.matchAll(/^ {6}([A-Z_]+): \$\{([A-Z_]+):-/gm)];
}

it("passes on only settings that there are", () => {
  const settings = read("docs/settings.md");
  const rows = passedOn();
  expect(rows.length).toBeGreaterThan(5);
  for (const [, name = "", passed = ""] of rows) {
    expect(passed).toBe(name);
    expect(settings, "the list of settings").toContain(`\`${name}\``);
  }
});

it("passes on what the pages of administrators tell to set, and the keys of providers", async () => {
  const pages = ["installation", "status", "admin"].map((area) => read(`app/messages/es/${area}.ts`)).join();
  const told = [...new Set(pages.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g))];
  const { providerList } = await import("@valora/market-data/providers");
  const keys = providerList.flatMap(({ credential }) => (credential === null ? [] : [credential.setting]));
  expect([told.length, keys.length].every((count) => count > 5)).toBe(true);
  expect(passedOn().map(([, name]) => name)).toEqual(expect.arrayContaining([...told, ...keys]));
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
