import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { archiveOf, sha256Of, summed } from "./archives.ts";

const around = mkdtempSync(join(tmpdir(), "valora-archives-"));
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** A folder as a release leaves it, small. */
function folder(): string {
  const path = join(around, "valora-0.1.0-linux-x64");
  mkdirSync(join(path, "bin"), { recursive: true });
  writeFileSync(join(path, "bin", "valora"), "#!/bin/sh\n", { mode: 0o755 });
  return path;
}

it.skipIf(process.platform === "win32")("is checked and unpacked as the page on installation says", () => {
  const archive = archiveOf(folder());
  const made = summed(archive);
  expect(made).toEqual({ name: basename(archive), sha256: sha256Of(archive) });
  const told = spawnSync("sha256sum", ["-c", `${basename(archive)}.sha256`], { cwd: around, encoding: "utf8" });
  expect([told.status, told.stdout]).toEqual([0, `${basename(archive)}: OK\n`]);
  const elsewhere = join(around, "opt");
  mkdirSync(elsewhere);
  expect(spawnSync("tar", ["-xzf", archive, "-C", elsewhere]).status).toBe(0);
  // A link to the folder of the version moves from the former one.
  const link = join(elsewhere, "valora");
  for (const version of ["valora-0.0.9-linux-x64", "valora-0.1.0-linux-x64"])
    expect(spawnSync("ln", ["-sfn", join(elsewhere, version), link]).status).toBe(0);
  expect(readFileSync(join(link, "bin", "valora"), "utf8")).toBe("#!/bin/sh\n");
  writeFileSync(archive, "altered");
  expect(spawnSync("sha256sum", ["-c", `${basename(archive)}.sha256`], { cwd: around }).status).toBe(1);
});

it.skipIf(process.platform === "win32")("has the same bytes for the same files", () => {
  const path = folder();
  const sums = [1, 2].map(() => {
    for (const each of [join(path, "bin", "valora"), join(path, "bin"), path]) utimesSync(each, 1_000, 1_000);
    return sha256Of(archiveOf(path));
  });
  expect(sums[0]).toBe(sums[1]);
});
