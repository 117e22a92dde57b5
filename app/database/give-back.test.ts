import { chownSync, linkSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { giveBack } from "./give-back.ts";

const SERVICE = 61_184;
const isRoot = process.getuid?.() === 0 && process.platform === "linux";
let around = "";
let folder = "";
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "valora-give-back-"));
  folder = join(around, "valora");
  mkdirSync(folder);
  if (isRoot) chownSync(folder, SERVICE, SERVICE);
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const ownersOf = (...paths: readonly string[]) => paths.map((path) => lstatSync(path).uid);

it.runIf(isRoot)("gives what root has made in a folder to the account that has the folder", () => {
  const [inner, file] = [join(folder, "postgres", "base"), join(folder, "postgres", "base", "1")];
  mkdirSync(inner, { recursive: true });
  writeFileSync(file, "");
  const link = join(around, "state");
  symlinkSync(folder, link);
  giveBack(link);
  expect(ownersOf(join(folder, "postgres"), inner, file)).toEqual([SERVICE, SERVICE, SERVICE]);
});

it.runIf(isRoot)("follows no link, and leaves a file that has another name", () => {
  const [secret, elsewhere] = [join(around, "shadow"), join(around, "elsewhere")];
  writeFileSync(secret, "");
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, "kept"), "");
  linkSync(secret, join(folder, "hard"));
  symlinkSync(secret, join(folder, "soft"));
  symlinkSync(elsewhere, join(folder, "folder"));
  giveBack(folder);
  expect(ownersOf(secret, join(folder, "hard"), elsewhere, join(elsewhere, "kept"))).toEqual([0, 0, 0, 0]);
});

it("does nothing in a folder of one's own, and where there is none", () => {
  const own = join(around, "own");
  mkdirSync(own);
  giveBack(own);
  giveBack(join(around, "none"));
  expect(ownersOf(own)).toEqual([process.getuid?.() ?? 0]);
});
