import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { serverFlags } from "../workspace.mjs";

const root = join(import.meta.dirname, "..", "..", "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");

it("starts in the image with the flags of a server", () => {
  const [, listed = ""] = /^ENTRYPOINT (\[.+\])$/m.exec(read("Containerfile")) ?? [];
  const words: unknown[] = JSON.parse(listed);
  expect(words.slice(1, 1 + serverFlags.length)).toEqual([...serverFlags]);
});

it("passes on only settings that there are", () => {
  const readme = read("README.md");
  const [, service = ""] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(read("compose.yaml")) ?? [];
  const rows = [...service.matchAll(/^ {6}([A-Z_]+): \$\{([A-Z_]+):-/gm)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, name = "", passed = ""] of rows) {
    expect(passed).toBe(name);
    expect(readme, "the table of settings").toContain(`\`${name}\``);
  }
});

it("follows what runs, and no import of types alone", async () => {
  const { reachedFrom } = await import("./reached-sources.ts");
  const { sources, packages } = reachedFrom(["app/documents/tear-sheet/worker.ts"], root);
  expect(sources).toContain("app/threads/answer-orders.ts");
  expect(packages).toContain("pdfmake");
  expect([...sources].filter((path) => path.startsWith("app/web/"))).toEqual([]);
});
