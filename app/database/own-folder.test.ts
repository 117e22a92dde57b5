import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "./open-database.ts";
import { folderFailure, ownFolder } from "./own-folder.ts";

let around = "";
beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), "valora-own-folder-"));
});
afterEach(() => rmSync(around, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const everything = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name));

describe.skipIf(process.platform === "win32")("the data folder", () => {
  it("is closed to others from the first start on, with everything that the database makes", async () => {
    const folder = join(around, "data");
    const database = await openDatabase({ url: null, folder });
    await database.ready;
    await database.close();
    expect(modeOf(folder)).toBe("700");
    const open = everything(folder).filter((path) => (lstatSync(path).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    expect(everything(folder).length).toBeGreaterThan(100);
  });

  it("loses its wider permissions when it was created with them", () => {
    const folder = join(around, "data");
    mkdirSync(join(folder, "postgres", "base"), { recursive: true });
    writeFileSync(join(folder, "postgres", "base", "1"), "rows");
    for (const path of [folder, join(folder, "postgres"), join(folder, "postgres", "base")]) chmodSync(path, 0o755);
    chmodSync(join(folder, "postgres", "base", "1"), 0o666);
    ownFolder(folder);
    expect([folder, ...everything(folder)].map(modeOf)).toEqual(["700", "700", "700", "600"]);
  });

  it("keeps its permissions where it holds other files, and follows no link out of it", () => {
    mkdirSync(join(around, "postgres"));
    writeFileSync(join(around, "letter"), "not ours");
    chmodSync(join(around, "letter"), 0o644);
    symlinkSync(join(around, "letter"), join(around, "postgres", "link"));
    for (const path of [around, join(around, "postgres")]) chmodSync(path, 0o755);
    ownFolder(around);
    expect([around, join(around, "postgres"), join(around, "letter")].map(modeOf)).toEqual(["755", "700", "644"]);
  });

  it("is refused with its cause where nothing can be made in it", () => {
    const file = join(around, "file");
    writeFileSync(file, "");
    expect(failureOf(() => ownFolder(file))).toMatchObject({ code: "folderUnusable", params: { folder: file } });
    const params = { folder: join(file, "data"), reason: "ENOTDIR" };
    expect(failureOf(() => ownFolder(params.folder))).toMatchObject({ code: "folderUnusable", params });
  });

  it("waits for room on a full disk, and for a person where it may not write", () => {
    const failure = (code: string) => folderFailure(around, Object.assign(new Error(code), { code }));
    expect(["ENOSPC", "EDQUOT"].map((code) => failure(code).isTemporary)).toEqual([true, true]);
    expect(["EACCES", "EROFS", "ENOTDIR"].map((code) => failure(code).isTemporary)).toEqual([false, false, false]);
  });
});

function failureOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return null;
}
