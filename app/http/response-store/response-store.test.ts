import { describe, expect, it } from "vitest";
import { type Outcome, responseStore } from "./response-store.ts";
import { seenKeys } from "./seen-keys.ts";
import { type Lasting, storedAnswer } from "./stored-answer.ts";

const MEGABYTE = 1_048_576;
const answerOf = (text: string, lasts: Lasting = "edition"): Outcome => ({
  kind: "answer",
  answer: storedAnswer({
    headers: new Headers({ "Content-Type": "text/html; charset=utf-8", "Cache-Control": "public" }),
    body: Buffer.from(text),
    uses: [],
    logged: { path: "/", route: "/", ticker: undefined },
    lasts,
  }),
});

function storeOf(bytes = MEGABYTE) {
  let at = 0;
  let edition = "1";
  const store = responseStore({ bytes, edition: () => edition, now: () => at });
  return {
    store,
    later: (milliseconds: number) => (at += milliseconds),
    publish: (next: string) => (edition = next),
    put: (key: string, text: string, lasts?: Lasting) =>
      store.make(key, { isKept: true, work: async () => answerOf(text, lasts) }),
    read: (key: string) => store.find(key)?.answer.bodies.identity?.toString() ?? null,
  };
}

describe("the store", () => {
  it("makes one answer for a hundred who ask at the same time", async () => {
    const { store, read } = storeOf();
    let made = 0;
    let finish = () => {};
    const work = () =>
      new Promise<Outcome>((done) => {
        made += 1;
        finish = () => done(answerOf("page"));
      });
    const first = store.make("/", { isKept: true, work });
    const others = Array.from({ length: 99 }, () => store.underWay("/"));
    finish();
    const outcomes = await Promise.all([first, ...others]);
    expect(made).toBe(1);
    expect(outcomes.every((outcome) => outcome === outcomes[0])).toBe(true);
    expect([read("/"), store.underWay("/")]).toEqual(["page", undefined]);
  });

  it("stores no failure and nothing of one reader, and the next who asks makes the answer", async () => {
    const { store, put, read } = storeOf();
    await store.make("/", { isKept: true, work: async () => ({ kind: "own" }) });
    await expect(
      store.make("/", {
        isKept: true,
        work: async () => {
          throw new Error("a bug");
        },
      }),
    ).rejects.toThrow("a bug");
    expect([read("/"), store.underWay("/")]).toEqual([null, undefined]);
    await put("/", "page");
    expect(read("/")).toBe("page");
  });

  it("forgets everything when the edition changes", async () => {
    const { put, publish, read, store } = storeOf();
    await put("/", "before");
    publish("2");
    expect([read("/"), store.size, store.bytes]).toEqual([null, 0, 0]);
  });

  it("does not keep what was begun in an edition that has passed, nor hands it to who asks after the change", async () => {
    const { store, publish, read } = storeOf();
    let finish = () => {};
    const old = store.make("/", {
      isKept: true,
      work: () => new Promise<Outcome>((done) => (finish = () => done(answerOf("before")))),
    });
    publish("2");
    expect(store.underWay("/")).toBeUndefined();
    finish();
    expect(await old).toMatchObject({ kind: "answer" });
    expect(read("/")).toBeNull();
  });

  it("has an answer made anew after an hour, or a minute, and sends the old one for ten minutes meanwhile", async () => {
    const { store, put, later } = storeOf();
    const isFresh = (key: string) => store.find(key)?.isFresh ?? null;
    await put("/edition", "a");
    await put("/data", "d", "wholeEdition");
    await put("/minute", "b", "minute");
    await put("/live", "c", "minuteAtMost");
    later(59_999);
    expect(["/edition", "/minute", "/live"].map(isFresh)).toEqual([true, true, true]);
    later(1);
    expect(["/edition", "/minute", "/live"].map(isFresh)).toEqual([true, false, null]);
    later(600_000);
    expect(["/edition", "/minute"].map(isFresh)).toEqual([true, null]);
    later(3_600_000);
    expect(isFresh("/edition")).toBeNull();
    expect(isFresh("/data"), "what is made of the included data alone").toBe(true);
  });

  it("takes no more memory than its bound under a hundred thousand addresses, and remembers as few", async () => {
    const { store, put } = storeOf(MEGABYTE);
    for (let count = 0; count < 2_000; count += 1) await put(`/${count}`, "x".repeat(2_000));
    expect(store.bytes).toBeLessThanOrEqual(MEGABYTE);
    expect(store.size).toBeGreaterThan(100);
    const seen = seenKeys(20_000);
    for (let count = 0; count < 100_000; count += 1) seen.again(`/analysis/KO?wacc=${count}`);
    expect(seen.size).toBeLessThanOrEqual(20_000);
  });

  it("keeps those that are asked for, and none that alone would fill it", async () => {
    const { put, read } = storeOf(MEGABYTE);
    await put("/", "home");
    for (let count = 0; count < 1_000; count += 1) {
      await put(`/${count}`, "x".repeat(2_000));
      expect(read("/")).toBe("home");
    }
    await put("/large", "x".repeat(MEGABYTE / 4));
    expect([read("/large"), read("/")]).toEqual([null, "home"]);
  });

  it("admits a plain address at once, and another one the second time", () => {
    const { store } = storeOf();
    expect([store.isAdmitted("/", true), store.isAdmitted("/?a", false), store.isAdmitted("/?a", false)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
