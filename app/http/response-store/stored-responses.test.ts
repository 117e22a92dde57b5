import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { Failure } from "../../failure.ts";
import { publicAnswer } from "./public-answer.ts";
import { html, mirror, type Page, plain, serverOf, stopServers, text } from "./stored-pages-contract.ts";

stopServers();

describe("a stored answer", () => {
  it("is made once and sent to all, with a request id of its own and the same headers on both roads", async () => {
    const { ask, made, lines } = await serverOf();
    const first = await ask("/faq", { "accept-encoding": "br" });
    const second = await ask("/faq", { "accept-encoding": "br" });
    expect([made(), first.status, second.status]).toEqual([1, 200, 200]);
    expect(second.body).toEqual(first.body);
    const { "x-request-id": one, date: _, ...headers } = first.headers;
    const { "x-request-id": other, date: __, ...same } = second.headers;
    expect(same).toEqual(headers);
    expect(one).not.toBe(other);
    expect(headers).toMatchObject({
      "content-encoding": "br",
      vary: "Accept-Encoding, Cookie",
      "cache-control": publicAnswer,
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    const logged = lines.filter(({ requestId }) => requestId === one || requestId === other);
    expect(logged.map(({ requestId }) => requestId)).toEqual([one, other]);
    expect(Object.keys(logged[1] ?? {})).toEqual(Object.keys(logged[0] ?? {}));
  });

  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
    ["br;q=0", undefined],
    ["gzip;q=0.5, *;q=0", "gzip"],
    ["identity;q=0", undefined],
    ["br;q=0, gzip;q=0, identity;q=0", undefined],
  ])("is sent in the encoding that is asked for, first and again: %s", async (accepted, encoding) => {
    const { ask } = await serverOf();
    const whole = text(await ask("/faq?lang=it", plain));
    for (const _ of [1, 2, 3]) {
      const { headers, body } = await ask("/faq?lang=it", { "accept-encoding": accepted });
      expect(headers["content-encoding"]).toBe(encoding);
      const unpacked = encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body;
      expect(unpacked.toString().trim()).toBe(whole);
      expect(headers["content-length"]).toBe(String(body.byteLength));
    }
  });

  it("says that nothing has changed, and sends headers alone where these are asked for", async () => {
    const { ask, made } = await serverOf();
    const { headers, body } = await ask("/faq", { "accept-encoding": "gzip" });
    const { etag = "" } = headers;
    for (const tag of [etag, `"x", ${etag}`, etag.replace("W/", ""), "*"]) {
      const unchanged = await ask("/faq", { "if-none-match": tag });
      expect([tag, unchanged.status, unchanged.body.byteLength]).toEqual([tag, 304, 0]);
      expect(unchanged.headers).toMatchObject({ etag, vary: headers.vary, "cache-control": headers["cache-control"] });
      expect(unchanged.headers["content-type"]).toBeUndefined();
    }
    expect((await ask("/faq", { "if-none-match": '"x"' })).status).toBe(200);
    const head = await ask("/faq", { "accept-encoding": "gzip" }, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.byteLength]).toEqual([
      200,
      String(body.byteLength),
      0,
    ]);
    expect(made()).toBe(1);
  });

  it("is made anew for a new edition, and sent to no one in an old one", async () => {
    let said = "before";
    const { ask, publish } = await serverOf(() => html(said));
    expect(text(await ask("/blog"))).toBe("before");
    said = "after";
    expect(text(await ask("/blog"))).toBe("before");
    publish("2");
    expect(text(await ask("/blog"))).toBe("after");
  });

  it("of an address with parameters is kept from the second time on; with one that the page does not take, never", async () => {
    const { ask, made } = await serverOf();
    for (const target of ["/faq?open=a", "/faq?open=a", "/faq?open=a", "/faq?open=a"]) await ask(target, plain);
    expect(made()).toBe(2);
    for (const _ of [1, 2, 3]) await ask("/faq?utm_source=x", plain);
    expect(made()).toBe(5);
  });
});

describe("an answer for one reader", () => {
  it.each<[string, Page]>([
    ["that says nothing about caches", () => new Response("own", { headers: { "Content-Type": "text/html" } })],
    ["that is private", () => html("own", { "Cache-Control": "private, no-cache" })],
    ["that sets a cookie", () => html("own", { "Set-Cookie": "a=b" })],
    ["that is not found", () => new Response("own", { status: 404, headers: { "Cache-Control": publicAnswer } })],
    [
      "that leads elsewhere",
      () => new Response(null, { status: 302, headers: { Location: "/", "Cache-Control": publicAnswer } }),
    ],
    [
      "into which something of its caller went",
      (_, { meter }) => {
        meter?.markPersonal();
        return html("own");
      },
    ],
  ])("is not stored: one %s", async (_, page) => {
    const { ask, made } = await serverOf(page);
    const answers = [await ask("/faq"), await ask("/faq"), await ask("/faq")];
    expect(made()).toBe(3);
    for (const { status, headers } of answers)
      if (status === 200) expect(headers["cache-control"]).not.toContain("public");
  });

  it.each<[string, Record<string, string>, string?]>([
    ["a session", { cookie: "valora-session=x" }],
    ["a conversation", { cookie: "theme=dark; valora-chat=x" }],
    ["a notice", { cookie: "valora-notice=signedOut" }],
    ["a part of a body", { range: "bytes=0-10" }],
    ["another method", {}, "POST"],
    ["OPTIONS", {}, "OPTIONS"],
  ])("goes past the store: %s", async (_, headers, method) => {
    const { ask, made } = await serverOf();
    await ask("/faq");
    await ask("/faq", headers, method);
    expect(made()).toBe(2);
  });
});

describe("many who ask at the same time", () => {
  /** In milliseconds, on a busy machine too; a rendering takes as long. */
  const ALL_HAVE_ARRIVED = 500;
  const asMany = <Answer>(count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask));

  it("wait for one rendering", async () => {
    const { ask, made } = await serverOf(async () => {
      await pause(ALL_HAVE_ARRIVED);
      return html("once");
    });
    const answers = await asMany(100, () => ask("/faq", plain));
    expect([made(), new Set(answers.map(text))]).toEqual([1, new Set(["once"])]);
  });

  it("are told of one failure of ours together, and the next one is answered", async () => {
    let isBroken = true;
    const { ask, made } = await serverOf(async (_, { reportFailure }) => {
      await pause(ALL_HAVE_ARRIVED);
      if (isBroken) {
        reportFailure(new Failure("storageUnavailable"));
        return new Response("broken", { status: 503, headers: { "Content-Type": "text/html" } });
      }
      return html("mended");
    });
    const answers = await asMany(20, () => ask("/faq", { accept: "text/html" }));
    expect([made(), new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([503])]);
    isBroken = false;
    expect(text(await ask("/faq", { accept: "text/html" }))).toBe("mended");
  });

  it("are not cut off when the first of them leaves", async () => {
    const { ask, made, port } = await serverOf(async ({ signal }) => {
      await pause(80);
      return signal.aborted ? new Response("cut", { status: 500 }) : html("whole");
    });
    const leaving = connect(port, "127.0.0.1");
    await once(leaving, "connect");
    leaving.write("GET /faq HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await pause(20);
    const waiting = ask("/faq", { ...plain, host: "localhost" });
    await pause(20);
    leaving.destroy();
    expect([text(await waiting), made()]).toEqual(["whole", 1]);
  });
});

describe("what a stored answer used", () => {
  const use = { kind: "company", ticker: "KO", isSearch: true } as const;
  const page: Page = (_, { meter }) => {
    meter?.record(use);
    return html("KO");
  };

  it("is counted for each reader: once by the page itself, then for every copy", async () => {
    const counted: unknown[] = [];
    const { ask, made } = await serverOf(page, { counted: (uses) => void counted.push(uses) });
    for (const _ of [1, 2, 3]) await ask("/analysis/KO", plain);
    expect([made(), counted]).toEqual([1, [[use], [use]]]);
  });

  it("costs a reader the store and not the answer where counting has a bug", async () => {
    const { ask, made, lines } = await serverOf(page, {
      counted: () => {
        throw new TypeError("a bug");
      },
    });
    for (const _ of [1, 2]) expect((await ask("/analysis/KO", plain)).status).toBe(200);
    expect([made(), lines.filter(({ msg }) => msg === "unexpected").length]).toEqual([2, 2]);
  });

  it("is refused by the page itself where the plan does not allow it", async () => {
    const { ask, made } = await serverOf(page, {
      counted: () => {
        throw new Failure("dailyQuotaExceeded", { limit: 10, retryAfter: 60 });
      },
    });
    await ask("/analysis/KO", plain);
    expect((await ask("/analysis/KO", plain)).status).toBe(200);
    expect(made()).toBe(2);
  });
});

it("stores nothing where it is switched off", async () => {
  const { ask, made } = await serverOf(mirror, { settings: { RESPONSE_STORE_MB: "0" } });
  for (const _ of [1, 2, 3]) expect((await ask("/faq", plain)).status).toBe(200);
  expect(made()).toBe(3);
});
