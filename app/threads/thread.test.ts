import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Thread } from "./thread.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("has the settings it is given beside those of the process", async () => {
  const file = join(folder, "settings.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ id, order }) => parentPort.postMessage({ id, kind: "done", answer: process.env[order] ?? null }));`,
  );
  const thread = new Thread<string, string | null>({
    file,
    name: "settings",
    settings: { PRICES_FILE: "/first.json" },
  });
  const limits = { limitInMilliseconds: 30_000 };
  expect(await thread.ask("PRICES_FILE", limits)).toBe("/first.json");
  expect(await thread.ask("PATH", limits)).toBe(process.env.PATH);
  await thread.end();
});
