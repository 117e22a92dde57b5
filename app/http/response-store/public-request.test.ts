import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publicCookies } from "./public-cookies.ts";
import { type AskedRequest, type PublicSettings, publicRequest, readHeaders } from "./public-request.ts";
import { storableAddresses } from "./storable-addresses.ts";

const addressOf = storableAddresses([
  { path: "/", takes: [], isOfEdition: true },
  { path: "/faq", takes: ["open"], isOfEdition: true },
  { path: "/analysis/:ticker", takes: ["wacc", "view"], isOfEdition: true },
  { path: "/api/v1/analysis", takes: null, isOfEdition: true },
]);
const settings: PublicSettings = { publicOrigin: "https://valora.example", analyticsHost: null, addressOf };
const ask = (
  headers: Record<string, string>,
  { target = "/faq", method = "GET", ...others }: Partial<AskedRequest & PublicSettings> = {},
) => publicRequest({ method, target, header: (name) => headers[name] }, { ...settings, ...others });
const keyOf = (...asked: Parameters<typeof ask>) => ask(...asked)?.key ?? null;

describe("a question to the store", () => {
  it("is a plain GET or HEAD of an anonymous reader", () => {
    expect(ask({})).not.toBeNull();
    expect(ask({}, { method: "HEAD" })?.key).toBe(keyOf({}));
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "get", ""])
      expect(ask({}, { method }), method).toBeNull();
  });

  it.each(["authorization", "range", "content-length", "transfer-encoding", "upgrade", "last-event-id"])(
    "is none with the header %s, empty or not",
    (name) => {
      expect(ask({ [name]: "x" })).toBeNull();
      expect(ask({ [name]: "" })).toBeNull();
    },
  );

  it("does not depend on the host where the public origin is set, and on nothing else of it where not", () => {
    expect(keyOf({ host: "evil.example" })).toBe(keyOf({ host: "valora.example" }));
    const local = (host: string) => keyOf({ host }, { publicOrigin: null });
    expect(local("LocalHost:3000")).toBe(local("localhost:3000"));
    expect(local("localhost:3001")).not.toBe(local("localhost:3000"));
    expect(keyOf({}, { publicOrigin: null })).toBeNull();
    expect(local("localhost\t/evil")).toBeNull();
  });

  it("is not of a page of another site where the answer says which sites may read it", () => {
    expect(keyOf({ origin: "https://charts.example" })).toBe(keyOf({}));
    expect(keyOf({ origin: "https://charts.example" }, { answersByOrigin: true })).toBeNull();
    expect(keyOf({}, { answersByOrigin: true })).toBe(keyOf({}));
  });

  it("reads no header but those of its list: any other changes nothing", () => {
    const names = new Set<string>();
    publicRequest({ method: "GET", target: "/faq", header: (name) => void names.add(name) }, settings);
    expect([...names].filter((name) => !readHeaders.some((each) => each === name))).toEqual([]);
    for (const name of [
      "x-forwarded-host",
      "x-forwarded-proto",
      "x-original-url",
      "x-http-method-override",
      "forwarded",
    ])
      expect(keyOf({ [name]: "evil.example" }), name).toBe(keyOf({}));
  });

  it("knows the choice about analytics only for the service that there is", () => {
    const analyticsHost = "stats.example.org";
    const chosen = (choice: string) => keyOf({ cookie: `valora-analytics=${choice}` }, { analyticsHost });
    const none = keyOf({}, { analyticsHost });
    expect(new Set([none, chosen("accepted@stats.example.org"), chosen("rejected@stats.example.org")]).size).toBe(3);
    for (const choice of ["accepted@other.example", "accepted", "", "ACCEPTED@stats.example.org"])
      expect(chosen(choice), choice).toBe(none);
    expect(keyOf({ dnt: "1" }, { analyticsHost })).not.toBe(none);
    expect(keyOf({ "sec-gpc": "1" }, { analyticsHost })).toBe(keyOf({ dnt: "1" }, { analyticsHost }));
    expect(keyOf({ dnt: "1" })).toBe(keyOf({}));
    expect(keyOf({ cookie: "valora-analytics=accepted@stats.example.org" })).toBe(keyOf({}));
  });

  it("leaves readers of another language to their own redirect, where the address says none", () => {
    const italian = { cookie: "valora-language=it" };
    expect(ask(italian)).toBeNull();
    expect(ask(italian, { target: "/faq?lang=xx" })).toBeNull();
    expect(keyOf(italian, { target: "/faq?lang=en" })).toBe(keyOf({}, { target: "/faq?lang=en" }));
    expect(keyOf(italian, { target: "/faq?lang=it" })).toBe(keyOf({}, { target: "/faq?lang=it" }));
    expect(keyOf({ cookie: "valora-language=es" })).toBe(keyOf({}));
    expect(keyOf({ cookie: "valora-language=fr" })).toBe(keyOf({}));
  });
});

describe("the cookies of a reader", () => {
  it.each([
    "valora-session=x",
    "__Host-valora-session=x",
    "theme=dark; valora-session=x",
    "valora-chat=x",
    "valora-notice=signedOut",
    "valora-import=x",
    "valora-sessionX",
    "Valora-Session=x",
    "\tvalora-session=x",
    "theme=dark;\tvalora-session=x",
    "valora-later=x",
    "__Host-anything=x",
    "__Secure-anything=x",
    "valora-language=es; valora-language=it",
    "valora-analytics=a; valora-analytics=b",
  ])("make them known: %j", (cookie) => {
    expect(ask({ cookie })).toBeNull();
  });

  it.each([
    "theme=dark; palette=bo; explained=brief; valora-language=es; valora-device=x",
    "_ga=GA1.2.3; cf_clearance=x; session=y; JSESSIONID=z",
    "theme=dark; theme=light",
    "a",
    "=x",
    ";;",
    "",
  ])("leave them unknown: %j", (cookie) => {
    expect(keyOf({ cookie })).toBe(keyOf({}));
  });

  it("make them known wherever a name of ours that is not on the list stands among others", () => {
    const text = fc.string({ unit: fc.constantFrom(...'abcXYZ0123-_=;, \t"%.') });
    const name = fc.constantFrom(
      "valora-session",
      "__Host-valora-session",
      "valora-chat",
      "valora-notice",
      "valora-other",
    );
    fc.assert(
      fc.property(text, name, text, text, (before, ours, value, after) => {
        expect(publicCookies(`${before};${ours}=${value};${after}`)).toBeNull();
        expect(publicCookies(`${before}; ${ours.toUpperCase()} =${value}`)).toBeNull();
      }),
    );
  });
});
