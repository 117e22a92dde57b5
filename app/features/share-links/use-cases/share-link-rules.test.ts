import { describe, expect, it } from "vitest";
import { expiryOf } from "../../../core/shared/use-cases/links-of-account.ts";
import { cardOriginsOf, sharePasswordOf, stateOf } from "./share-link-rules.ts";

const code = (code: string) => expect.objectContaining({ code });
const now = new Date("2026-09-01T12:00:00Z");

describe("the sites of a card", () => {
  it("are kept as browsers name them, each once", () => {
    const typed = ["https://Example.com/", " https://example.com ", "", "http://localhost:8080", "https://[::1]:8443"];
    expect(cardOriginsOf(typed)).toEqual(["https://example.com", "http://localhost:8080", "https://[::1]:8443"]);
  });

  it.each([
    "example.com",
    "https://*.example.com",
    "*",
    "https://example.com/blog",
    "https://example.com?x=1",
    "https://ana@example.com",
    "https://example.com;script-src",
    "ftp://example.com",
    "data:text/html,x",
    "'self'",
    "null",
  ])("are refused where %s is none", (typed) => {
    expect(() => cardOriginsOf(["https://valora.example", typed])).toThrow(code("cardOriginInvalid"));
  });

  it("are ten at most", () => {
    const typed = Array.from({ length: 11 }, (_, index) => `https://a${index}.example`);
    expect(cardOriginsOf(typed.slice(1))).toHaveLength(10);
    expect(() => cardOriginsOf(typed)).toThrow(code("tooManyCardOrigins"));
  });
});

describe("the last day of a link", () => {
  it("may be today and no day before", () => {
    expect(expiryOf("", now)).toBeNull();
    expect(expiryOf("2026-09-01", now)).toBe("2026-09-01");
    expect(() => expiryOf("2026-08-31", now)).toThrow(code("shareExpiryPast"));
    expect(() => expiryOf("2026-02-30", now)).toThrow(code("dateInvalid"));
    expect(() => expiryOf("tomorrow", now)).toThrow(code("dateInvalid"));
  });

  it("is open to its end in Madrid", () => {
    const link = { kind: "live", versionId: null, revokedAt: null, expiresOn: "2026-09-01" } as const;
    expect(stateOf(link, new Date("2026-09-01T21:59:59Z"))).toBe("open");
    expect(stateOf(link, new Date("2026-09-01T22:00:00Z"))).toBe("expired");
    expect(stateOf({ ...link, revokedAt: now }, new Date("2026-09-02T12:00:00Z"))).toBe("revoked");
    expect(stateOf({ ...link, kind: "version" }, now)).toBe("withoutVersion");
  });
});

it("takes a password of eight characters on, in one form, and none for no password", () => {
  expect(sharePasswordOf("")).toBeNull();
  expect(sharePasswordOf("cafe\u0301 solo")).toBe("café solo");
  expect(() => sharePasswordOf("1234567")).toThrow(code("passwordTooShort"));
  expect(() => sharePasswordOf("x".repeat(129))).toThrow(code("passwordTooLong"));
});
