import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sealedSecrets } from "../../features/accounts/security/sealed-secrets.ts";
import { keyRing } from "./key-ring.server.ts";

let folder: string;
let file: string;
const said: string[] = [];
const log = { warn: (_: object, message: string) => said.push(message) };
const place = { table: "authenticators", column: "secret", accountId: "a", rowId: "a" };
const seals = (appKeys: { number: number; key: Buffer }[] | null, dataFolder = folder) =>
  sealedSecrets(keyRing({ config: { appKeys, dataFolder }, log }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "valora-key-ring-"));
  file = join(folder, "secrets.key");
  said.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("makes a key file, which its owner alone reads, when something is sealed for the first time, and says so once", () => {
  const one = seals(null, join(folder, "new"));
  expect(existsSync(join(folder, "new"))).toBe(false);
  const sealed = one.seal("secret", place);
  expect(sealed).toMatch(/^v0\./);
  if (process.platform !== "win32") expect(statSync(join(folder, "new", "secrets.key")).mode & 0o777).toBe(0o600);
  expect(said).toEqual([expect.stringMatching(/^APP_KEYS is not set: a key file seals/)]);
  // After a restart, and in another process of the machine.
  expect(seals(null, join(folder, "new")).open(sealed, place)).toBe("secret");
  expect(said).toHaveLength(1);
});

it("opens with the key file what it has sealed, after the installation has moved on to settings", () => {
  const sealed = seals(null).seal("secret", place);
  const moved = seals([{ number: 1, key: randomBytes(32) }]);
  expect(moved.open(sealed, place)).toBe("secret");
  expect(moved.seal("secret", place)).toMatch(/^v1\./);
});

it("makes no file where settings give the keys", () => {
  seals([{ number: 7, key: randomBytes(32) }]).seal("secret", place);
  expect([existsSync(file), said]).toEqual([false, []]);
});

it("refuses a file that holds no whole key, and never writes over it", () => {
  writeFileSync(file, "half a k");
  expect(() => seals(null).seal("secret", place)).toThrow(/holds no key of 32 bytes/);
  expect(readFileSync(file, "utf8")).toBe("half a k");
});
