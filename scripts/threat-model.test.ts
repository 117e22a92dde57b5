import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/threat-model.md"), "utf8");
const rows = page
  .slice(page.indexOf("## Threats, answers and proof"), page.indexOf("## What is left"))
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .slice(1)
  .map((line) => line.slice(2, -2).split(" | "));

it("has for each threat an attacker at a border, an answer, and a test that exists", () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const [threat = "", who = "", answer = "", proof = ""] of rows) {
    const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);
    expect([threat, named.length > 0, named.filter((path) => !existsSync(join(root, path)))]).toEqual([
      threat,
      true,
      [],
    ]);
    expect(`${threat}: ${who}`).toMatch(/(?:, [1-7]|: chance)$/);
    expect(answer.length, threat).toBeGreaterThan(10);
  }
});

it("is linked from where a weakness is reported, and links to pages that exist", () => {
  expect(readFileSync(join(root, "SECURITY.md"), "utf8")).toContain("(docs/threat-model.md)");
  const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = ""]) => join(root, "docs", path));
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
