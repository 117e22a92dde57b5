import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { nativeFiles, nodeFor, processorOf } from "./node-program.ts";
import { provenanceOf } from "./provenance.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-natives-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("takes the names of processors that Node and images use, and no other", () => {
  expect(["amd64", "x64", "arm64", "aarch64"].map(processorOf)).toEqual(["x64", "x64", "arm64", "arm64"]);
  expect(["x64", "arm64"]).toContain(processorOf(""));
  expect(() => processorOf("riscv64")).toThrow("not for riscv64");
});

it("releases the Node whose checksum stands in the repository", () => {
  const { path, remove } = nodeFor(processorOf(undefined));
  remove();
  expect(path).toMatch(/node-linux-(?:x64|arm64)/);
});

it("finds every file of one processor by its first bytes, whatever its name", () => {
  mkdirSync(join(folder, "bin"));
  const elf = Buffer.from("\x7fELF\x02\x01\x01", "latin1");
  for (const name of ["bin/node", "addon.node", "no-ending"]) writeFileSync(join(folder, name), elf);
  writeFileSync(join(folder, "text.node"), "module.exports = 1;");
  writeFileSync(join(folder, "empty"), "");
  chmodSync(join(folder, "bin/node"), 0o755);
  expect(nativeFiles(folder)).toEqual(["addon.node", "bin/node", "no-ending"]);
});

it("tells of what a release was made", () => {
  const made = [{ name: "valora.tar.gz", sha256: "aa" }];
  const sources = { commit: "c0ffee", isClean: false, lockFile: "{}", node: { name: "node", sha256: "bb" } };
  const run = { command: "npm run release", finishedAt: new Date("2026-11-29T09:00:00Z") };
  const { subject, predicate } = provenanceOf(made, sources, run);
  expect(subject).toEqual([{ name: "valora.tar.gz", digest: { sha256: "aa" } }]);
  expect(predicate.buildDefinition.externalParameters).toEqual({ command: "npm run release", isClean: false });
  expect(predicate.buildDefinition.resolvedDependencies).toEqual([
    { name: "source", digest: { gitCommit: "c0ffee" } },
    // printf '{}' | sha256sum
    {
      name: "package-lock.json",
      digest: { sha256: "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a" },
    },
    { name: "node", digest: { sha256: "bb" } },
  ]);
  expect(
    provenanceOf(made, { ...sources, commit: null }, run).predicate.buildDefinition.resolvedDependencies,
  ).toHaveLength(2);
});
