import { describe, expect, it } from "vitest";
import { mirror, plain, serverOf, stopServers, text } from "./stored-pages-contract.ts";

stopServers();

describe("what cannot poison the store", () => {
  it.each<[string, Record<string, string>]>([
    ["Host", { host: "evil" }],
    ["X-Forwarded-Host", { "x-forwarded-host": "evil.example" }],
    ["X-Forwarded-Proto", { "x-forwarded-proto": "http", "x-forwarded-port": "1", forwarded: "host=evil.example" }],
    ["X-Original-URL", { "x-original-url": "/evil", "x-rewrite-url": "/evil" }],
    ["a method override", { "x-http-method-override": "POST", "x-method-override": "DELETE" }],
    ["foreign cookies", { cookie: "evil=1; _ga=2; session=3" }],
    ["preferences", { cookie: "theme=dark; palette=bo; valora-device=evil" }],
    ["the language of the browser", { "accept-language": "it" }],
    ["where it came from", { referer: "https://evil.example/", origin: "https://evil.example" }],
    ["what a cache says", { "cache-control": "no-cache", pragma: "no-cache", via: "evil", "if-modified-since": "x" }],
    ["the browser", { "user-agent": "evil", "sec-ch-ua": "evil", "save-data": "on" }],
  ])("%s", async (_, headers) => {
    const { ask, made } = await serverOf(mirror, {
      settings: { PUBLIC_ORIGIN: "https://valora.example", PLAN_LIMITS: "off" },
    });
    const host = { host: "valora.example" };
    const poisoned = await ask("/faq", { ...plain, ...host, ...headers });
    const next = await ask("/faq", { ...plain, ...host });
    expect(text(next)).toBe("GET https://valora.example/faq []");
    expect(text(poisoned)).toBe(text(next));
    expect(poisoned.headers["content-security-policy"]).toBe(next.headers["content-security-policy"]);
    expect(made()).toBe(1);
  });

  it("names under which this machine is reached without a public origin: each has an answer of its own", async () => {
    const { ask } = await serverOf();
    expect(text(await ask("/faq", { ...plain, host: "one:1" }))).toContain("GET http://one:1/faq");
    expect(text(await ask("/faq", { ...plain, host: "two" }))).toContain("GET http://two/faq");
  });

  it("addresses that are nearly the same", async () => {
    const { ask } = await serverOf();
    const targets = [
      "/faq",
      "/faq/",
      "/Faq",
      "/f%61q",
      "/faq?open=a+b",
      "/faq?open=a%20b",
      "/faq?open=a%2Bb",
      "/faq?open=A+b",
    ];
    for (const _ of [1, 2, 3])
      for (const target of targets) {
        const { url } = new Request(`http://one${target}`);
        expect(
          text(await ask(target, { ...plain, host: "one" }))
            .split(" ")
            .slice(0, 2),
        ).toEqual(["GET", url]);
      }
  });
});
