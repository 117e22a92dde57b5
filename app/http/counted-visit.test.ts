import { describe, expect, it } from "vitest";
import { countedVisit } from "./counted-visit.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

function visitTo(path: string, headers: Record<string, string> = {}, answer: { status?: number; type?: string } = {}) {
  const request = new Request(`http://localhost${path}`, { headers: { "user-agent": firefox, ...headers } });
  const { status = 200, type = "text/html; charset=utf-8" } = answer;
  const response = new Response("", { status, headers: { "content-type": type } });
  return countedVisit({ request, response, address: "203.0.113.5" });
}

describe("a visit", () => {
  it("is counted by its path, without what follows it", () => {
    expect(visitTo("/blog/?q=secret&lang=it")).toEqual({ pathname: "/blog/", who: `203.0.113.5 ${firefox}` });
  });

  it("is counted as well when the site's scripts fetch the page", () => {
    const data = { type: "text/x-script" };
    expect(visitTo("/analysis/BRK.B.data?lang=en", {}, data)?.pathname).toBe("/analysis/BRK.B");
    expect(visitTo("/_.data", {}, data)?.pathname).toBe("/");
  });

  it.each([
    ["a machine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a program", { "user-agent": "curl/8.5.0" }],
    ["a client without a name", { "user-agent": "" }],
    ["Do Not Track", { dnt: "1" }],
    ["Global Privacy Control", { "sec-gpc": "1" }],
    ["a page fetched ahead", { "sec-purpose": "prefetch;prerender" }],
  ])("is not counted: %s", (_, headers) => {
    expect(visitTo("/", headers)).toBeNull();
  });

  it("is not counted when there was no page", () => {
    expect(visitTo("/nothing", {}, { status: 404 })).toBeNull();
    expect(visitTo("/sitemap.xml", {}, { type: "application/xml" })).toBeNull();
  });
});
