import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RequestFacts, refusal } from "./guard.ts";

const settings = { publicOrigin: null, host: "127.0.0.1" };
const facts = (changes: Partial<RequestFacts> & { headers?: Record<string, string> } = {}): RequestFacts => ({
  method: "GET",
  target: "/analysis/AAPL?g=0.02",
  hosts: ["localhost:3000"],
  header: (name) => changes.headers?.[name],
  ...changes,
});
const codeOf = (changes: Parameters<typeof facts>[0], publicOrigin: string | null = null) =>
  refusal(facts(changes), { ...settings, publicOrigin })?.code ?? null;

describe("refusal", () => {
  it("lets an ordinary request in", () => {
    expect(codeOf({})).toBeNull();
  });

  it.each([
    ["127.0.0.1:3000", null],
    ["[::1]:3000", null],
    ["192.168.1.20", null],
    ["valora.local", null],
    ["nas:8080", null],
    ["valora.example", "hostInvalid"],
    ["", "hostInvalid"],
    ["a/b", "hostInvalid"],
    ["user@localhost", "hostInvalid"],
    ["localhost:port", "hostInvalid"],
  ])("judges the host %j: %s", (host, code) => {
    expect(codeOf({ hosts: [host] })).toBe(code);
  });

  it("takes the public origin's host, and not two hosts", () => {
    expect(codeOf({ hosts: ["valora.example"] }, "https://valora.example")).toBeNull();
    expect(codeOf({ hosts: ["localhost", "localhost"] })).toBe("hostInvalid");
  });

  it("accepts forms of its own pages only", () => {
    const post = { method: "POST", target: "/preferences" };
    expect(codeOf({ ...post, headers: { origin: "http://localhost:3000" } })).toBeNull();
    expect(codeOf({ ...post, headers: { origin: "http://localhost:3001" } })).toBe("originForbidden");
    expect(codeOf({ ...post, headers: { origin: "null" } })).toBe("originForbidden");
    expect(codeOf({ ...post, headers: { "sec-fetch-site": "cross-site" } })).toBe("originForbidden");
    const behindProxy = { ...post, hosts: ["valora.example"] };
    expect(
      codeOf({ ...behindProxy, headers: { origin: "https://valora.example" } }, "https://valora.example"),
    ).toBeNull();
    expect(codeOf({ ...behindProxy, headers: { origin: "http://valora.example" } }, "https://valora.example")).toBe(
      "originForbidden",
    );
  });

  it("takes no packed body, however small", () => {
    const packed = { method: "POST", target: "/api/v1/contact", headers: { "content-encoding": "gzip" } };
    expect(codeOf(packed)).toBe("unsupportedEncoding");
    expect(codeOf({ ...packed, headers: { ...packed.headers, "content-length": "99000000" } })).toBe(
      "unsupportedEncoding",
    );
    expect(codeOf({ headers: { "content-encoding": "gzip" } })).toBeNull();
  });

  it("never throws, whatever the target", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10_000, unit: "binary" }), (target) => {
        expect(() => refusal(facts({ target: `/${target}` }), settings)).not.toThrow();
      }),
      { numRuns: 40 },
    );
  });
});
