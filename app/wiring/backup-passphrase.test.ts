import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { encrypterFor } from "../database/backup/backup-encryption.ts";
import { backupLines, writeBackupFile } from "../database/backup/backup-file.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-passphrase-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a guess at the passphrase of a backup costs 2^16 turns of scrypt, as the file says and only as it says", async () => {
  const path = join(folder, "backup.age");
  const { encrypter, keys } = await encrypterFor({ passphrase: "correct horse battery" });
  await writeBackupFile(path, encrypter, (takes) => takes('{"sha256":""}\n'));
  const read = async () => {
    const lines: string[] = [];
    for await (const line of backupLines(path, keys)) lines.push(line);
    return lines;
  };
  expect(readFileSync(path, "latin1").split("\n")[1]).toMatch(/^-> scrypt [\w+/]{22} 16$/);
  expect(await read()).toEqual(['{"sha256":""}']);
  writeFileSync(path, readFileSync(path, "latin1").replace(/^(-> scrypt \S+) 16$/m, "$1 15"), "latin1");
  await expect(read()).rejects.toMatchObject({ fault: "wrongKey" });
});
