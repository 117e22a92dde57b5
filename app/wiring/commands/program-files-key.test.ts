import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { programFilesKey } from "./program-files-key.ts";
import { programKey } from "./program-key.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-program-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string, seconds = 1_000) => {
  const file = join(folder, path);
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, text);
  utimesSync(file, seconds, seconds);
};

describe("the key of the files of a program", () => {
  it("is another one after any of them has changed, come or gone, and the same where what is no source has", () => {
    expect(programFilesKey(folder), "of a folder without them").toBeNull();
    write("app/cli/main.ts", "a");
    write("packages/valuation/src/index.ts", "b");
    write("package-lock.json", "{}");
    const first = programFilesKey(folder);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    write("app/cli/main.test.ts", "t");
    write("app/node_modules/x/index.js", "x");
    write("app/build/server/index.js", "x");
    write("app/data/valora.lock", "x");
    expect(programFilesKey(folder)).toBe(first);
    write("app/cli/main.ts", "a", 2_000);
    const touched = programFilesKey(folder);
    expect(touched).not.toBe(first);
    write("app/cli/main.ts", "a", 1_000);
    expect(programFilesKey(folder)).toBe(first);
    write("package-lock.json", "{ }");
    expect(programFilesKey(folder)).not.toBe(first);
  });

  it("is that of a program that runs from them", () => {
    expect(programKey()).toMatch(/^[0-9a-f]{64}$/);
    expect(programKey()).toBe(programKey());
  });
});
