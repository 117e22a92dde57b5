import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { keepElsewhere } from "./kept-elsewhere.ts";
import { listedObjects } from "./listed-objects.ts";
import { startObjectServer } from "./object-server-contract.ts";
import { objectStoreAt } from "./object-store.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-objects-"));
let server: Awaited<ReturnType<typeof startObjectServer>>;
beforeAll(async () => {
  server = await startObjectServer({ keyId: "AKIDEXAMPLE", secret: "a/secret+of=forty", region: "eu-south-2" });
});
beforeEach(() => {
  server.objects.clear();
  Object.assign(server.state, { failing: null, isCutting: false, saying: null, moved: null });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
const store = () => objectStoreAt(server.place);
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7) % 256));
const path = join(folder, "backup.jsonl.gz");
writeFileSync(path, bytes);

it("sends files and texts, lists them over several pages, fetches and removes them, each request signed", async () => {
  const names = ["a.jsonl.gz", "b & c.jsonl.gz", "d.jsonl.gz"];
  for (const name of names) await store().put(path, name);
  await store().putText("one\n", "removed-accounts.txt");
  server.objects.set("other/z.jsonl.gz", bytes);
  expect(await store().list()).toEqual([...names, "removed-accounts.txt"]);
  expect(server.objects.get("valora/a.jsonl.gz")?.equals(bytes)).toBe(true);
  const fetched = join(folder, "fetched");
  await store().get("b & c.jsonl.gz", fetched);
  expect(readFileSync(fetched).equals(bytes)).toBe(true);
  await store().remove("a.jsonl.gz");
  expect([...server.objects.keys()]).not.toContain("valora/a.jsonl.gz");
});

it("gets the newest backup, also beside one that a clock named which was ahead", async () => {
  const names = ["valora-20361127T033000Z.jsonl.gz", "valora-20261127T033000Z.jsonl.gz"];
  for (const name of names) writeFileSync(join(folder, name), bytes);
  const rule = { now: new Date("2026-11-27T04:00:00Z"), keptDays: 30, timeZone: "Europe/Madrid" };
  await keepElsewhere(store(), { folder, names, removedAccounts: [], ...rule });
  expect([...server.objects.keys()]).toEqual([`valora/${names[1]}`]);
});

it.each([
  [{ secret: "another-secret" }, "SignatureDoesNotMatch"],
  [{ keyId: "AKIDOTHER" }, "InvalidAccessKeyId"],
  [{ region: "us-east-1" }, "SignatureDoesNotMatch"],
])("says what the store refuses: %j", async (changed, code) => {
  const other = objectStoreAt({ ...server.place, ...changed });
  await expect(other.list()).rejects.toMatchObject({ name: "ObjectStoreFailure", code });
  await expect(other.put(path, "a")).rejects.toMatchObject({ code });
  expect(server.objects.size).toBe(0);
});

it("says that a store cannot be reached, has no such file, or has no room", async () => {
  await expect(objectStoreAt({ ...server.place, endpoint: "http://127.0.0.1:59999" }).list()).rejects.toMatchObject({
    ...{ name: "ObjectStoreFailure", code: "ECONNREFUSED" },
  });
  await expect(store().get("none", join(folder, "none"))).rejects.toMatchObject({ code: "NoSuchKey" });
  server.state.failing = "QuotaExceeded";
  await expect(store().put(path, "a")).rejects.toMatchObject({ code: "QuotaExceeded" });
});

it("leaves no file behind when the answer is cut", async () => {
  await store().put(path, "a");
  server.state.isCutting = true;
  const place = join(folder, "cut");
  await expect(store().get("a", place)).rejects.toMatchObject({ name: "ObjectStoreFailure" });
  expect([existsSync(place), existsSync(`${place}.unfinished`)]).toEqual([false, false]);
});

it("says of an answer that is no list, and of one that never ends, that the store has failed", async () => {
  server.state.saying = "<html><p>a proxy";
  await expect(store().list()).rejects.toMatchObject({ name: "ObjectStoreFailure", code: "listUnreadable" });
  server.state.saying = "x".repeat(9_000_000);
  await expect(store().list()).rejects.toMatchObject({ name: "ObjectStoreFailure", code: "listTooLong" });
});

it("names the region that a bucket is in, follows no redirect, and says nothing of its key", async () => {
  server.state.moved = "http://127.0.0.1:59999/";
  const failure = await store()
    .list()
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "PermanentRedirect (region eu-west-1)" });
  expect(server.asked.at(-1)).toBe("GET /bucket");
  expect(inspect(failure)).not.toMatch(/AKIDEXAMPLE|a\/secret/);
});

it("reads a list with entities, and refuses one that is no XML", () => {
  const xml =
    "<ListBucketResult><Contents><Key>a&amp;b</Key></Contents><IsTruncated>false</IsTruncated></ListBucketResult>";
  expect(listedObjects(xml)).toEqual({ keys: ["a&b"], next: null });
  expect(() => listedObjects("<html><p>proxy")).toThrow();
});
