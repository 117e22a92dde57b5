import { createHash, randomBytes } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { onEachOwnDatabase } from "../../../database/each-database-contract.ts";
import { addPerson } from "../../../database/person-contract.ts";
import { sealedSecrets } from "../../../features/accounts/security/sealed-secrets.ts";
import { mostBytesKept, mostKeys } from "../contracts/idempotency-limits.ts";
import { idempotencyIn } from "../use-cases/answer-once.ts";
import type { KeyedRequest } from "../use-cases/idempotency-context.ts";
import { idempotencyStore, purgeKeys } from "./idempotency-store.ts";
import { resealRequests } from "./sealed-requests.ts";

const HOUR = 3_600_000;
const keys: ReadonlyMap<number, Buffer> = new Map([1, 2].map((number) => [number, randomBytes(32)]));
const sealsOf = (current: number, known = keys) => sealedSecrets(() => ({ current, keys: known }));
const code = (name: string, params?: object) => expect.objectContaining({ code: name, ...(params && { params }) });
const answer = { status: 201, contentType: "application/json", body: '{"secret":"whsec_é"}' };

onEachOwnDatabase("keys of requests", "request-keys", ({ database }) => {
  let at = Date.UTC(2026, 10, 29, 9);
  let ana = "";
  beforeEach(async () => {
    at = Date.UTC(2026, 10, 29, 9);
    await database.kysely.deleteFrom("accounts").execute();
    await database.kysely.deleteFrom("idempotency_keys").execute();
    ana = (await addPerson(database.kysely, { name: "ana", at: new Date(at) })).id;
  });
  const onceWith = (seals = sealsOf(1)) =>
    idempotencyIn(async () => ({
      now: () => new Date(at),
      digest: (text) => createHash("sha256").update(text).digest("hex"),
      keys: idempotencyStore(database.kysely, seals),
    }));
  const once = onceWith();
  const asked = (changes: Partial<KeyedRequest> = {}): KeyedRequest => ({
    ...{ who: "key 1", accountId: ana, operation: "makeTeam", key: "k", asked: "House", isOnceByItself: false },
    ...changes,
  });
  const visitor = (key: string, who = "address 1") => asked({ who, accountId: null, key });
  const done = async (request: KeyedRequest, kept: typeof answer | null = answer) => {
    const begun = await once.begin(request);
    if (begun.kind !== "first") throw new Error("It was done before.");
    await once.end(begun.row, kept);
  };
  const rows = () => database.kysely.selectFrom("idempotency_keys").selectAll().orderBy("id").execute();

  it("are known for 24 hours, and then as if they had never come", async () => {
    await done(asked());
    at += 24 * HOUR - 1;
    expect(await once.begin(asked())).toEqual({ kind: "again", answer });
    at += 1;
    expect(await once.begin(asked({ asked: "Other" }))).toMatchObject({ kind: "first" });
    expect(await rows()).toHaveLength(1);
  });

  it("are deleted when their day is over, and with the account", async () => {
    await done(asked());
    at += HOUR;
    await done(visitor("v"));
    await purgeKeys(database.kysely, new Date(at - HOUR));
    expect((await rows()).map(({ account_id }) => account_id)).toEqual([null]);
    await done(asked());
    await database.kysely.deleteFrom("accounts").execute();
    expect((await rows()).map(({ account_id }) => account_id)).toEqual([null]);
  });

  it("of one caller are bounded, also when many come at once, until the oldest is a day old", async () => {
    const { visitor: most } = mostKeys;
    await done(visitor("first"));
    at += HOUR;
    const begun = await Promise.allSettled(
      Array.from({ length: most + 9 }, (_, number) => once.begin(visitor(`k${number}`))),
    );
    expect(begun.filter(({ status }) => status === "fulfilled")).toHaveLength(most - 1);
    await expect(once.begin(visitor("one more"))).rejects.toEqual(
      code("tooManyIdempotencyKeys", { maximum: most, retryAfter: 23 * 3_600 }),
    );
    expect(await once.begin(visitor("first")), "a known one is answered").toEqual({ kind: "again", answer });
    expect(await once.begin(visitor("one more", "address 2"))).toMatchObject({ kind: "first" });
    at += 23 * HOUR;
    expect(await once.begin(visitor("one more"))).toMatchObject({ kind: "first" });
  });

  it("give no answer again that was too long to be kept, and say so", async () => {
    await done(asked({ key: "longest" }), { ...answer, body: "\u00e9".repeat(mostBytesKept / 2) });
    expect(await once.begin(asked({ key: "longest" }))).toMatchObject({ kind: "again" });
    await done(asked({ key: "quotes" }), { ...answer, body: '"'.repeat(mostBytesKept) });
    expect(await once.begin(asked({ key: "quotes" }))).toMatchObject({ kind: "again" });
    await done(asked({ key: "longer" }), { ...answer, body: "a".repeat(mostBytesKept + 1) });
    await expect(once.begin(asked({ key: "longer" }))).rejects.toEqual(code("idempotencyAnswerNotKept"));
    await expect(once.begin(asked({ key: "longer", asked: "Other" }))).rejects.toEqual(code("idempotencyKeyReused"));
  });

  it("are free again when nothing was done under them", async () => {
    await done(asked(), null);
    expect(await rows()).toEqual([]);
    expect(await once.begin(asked({ asked: "Other" }))).toMatchObject({ kind: "first" });
  });

  it("are sealed anew with the present key, the unended with the ended, and read without the former one", async () => {
    await done(asked());
    await once.begin(asked({ key: "unended" }));
    const both = sealsOf(2);
    expect(await resealRequests(database.kysely, both)).toBe(2);
    expect(await resealRequests(database.kysely, both)).toBe(0);
    const alone = onceWith(sealsOf(2, new Map([...keys].filter(([number]) => number === 2))));
    expect(await alone.begin(asked())).toEqual({ kind: "again", answer });
    await expect(alone.begin(asked({ key: "unended" }))).rejects.toEqual(code("idempotencyKeyInUse"));
    const lost = sealsOf(3, new Map([[3, randomBytes(32)]]));
    expect(await resealRequests(database.kysely, lost), "what no key opens stays").toBe(0);
    await expect(onceWith(lost).begin(asked())).rejects.toEqual(code("secretUnreadable"));
  });
});
