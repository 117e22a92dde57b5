import { describe, expect, it } from "vitest";
import type { AnalyticsService } from "../features/visits/contracts/analytics.ts";
import { analyticsChoiceCookie } from "./cookies.ts";
import { pageAnalytics } from "./page-analytics.ts";
import { securityHeaders } from "./security-headers.ts";

const service: AnalyticsService = {
  kind: "plausible",
  script: "https://stats.example.org/js/script.js",
  site: "valora.example",
};
const asked = (path: string, headers: Record<string, string> = {}) =>
  pageAnalytics(new Request(`http://localhost${path}`, { headers }), service);
const accepted = { cookie: "theme=dark; valora-analytics=accepted@stats.example.org" };
const policyOf = (loaded: AnalyticsService | null) =>
  securityHeaders({ scripts: ["'sha256-a'"], analytics: loaded })["Content-Security-Policy"] ?? "";

describe("an external service that counts readers", () => {
  it("is nothing where none is configured", () => {
    expect(pageAnalytics(new Request("http://localhost/", { headers: accepted }), null)).toBeNull();
  });

  it("is asked for, and not loaded, before a reader has said", () => {
    expect(asked("/blog")).toEqual({ host: "stats.example.org", choice: null, isAsked: true, loaded: null });
    expect(asked("/analysis/KO.data?lang=it")?.isAsked).toBe(true);
  });

  it("is loaded only for readers who have agreed", () => {
    expect(asked("/", accepted)).toEqual({
      host: "stats.example.org",
      choice: "accepted",
      isAsked: false,
      loaded: service,
    });
    const rejected = { cookie: "valora-analytics=rejected@stats.example.org" };
    expect(asked("/", rejected)).toMatchObject({ choice: "rejected", isAsked: false, loaded: null });
  });

  it("asks again when it is another service, and takes what it does not know for no answer", () => {
    const cookies = ["valora-analytics=accepted@other.example", "valora-analytics=yes", "valora-analytics="];
    for (const cookie of cookies) expect(asked("/", { cookie }), cookie).toMatchObject({ choice: null, loaded: null });
  });

  it.each([
    ["/auth/confirm?token=secret"],
    ["/auth"],
    ["/profile"],
    ["/history"],
    ["/watchlist/mute?key=secret"],
    ["/import/0123"],
    ["/admin/people"],
    ["/plans/academic?token=secret"],
    ["/offline"],
    ["/no-existe"],
    ["/profile.data"],
  ])("learns nothing of %s", (path) => {
    expect(asked(path, accepted)?.loaded).toBeNull();
    expect(asked(path)?.isAsked).toBe(false);
  });

  it("is not asked for where the browser has said it already", () => {
    expect(asked("/", { dnt: "1" })?.isAsked).toBe(false);
    expect(asked("/", { "sec-gpc": "1" })?.isAsked).toBe(false);
  });
});

describe("the content policy", () => {
  it("allows the service's own origin, three times, only where it is loaded", () => {
    expect(policyOf(null)).not.toContain("stats.example.org");
    const policy = policyOf(service);
    expect(policy).toContain("script-src 'self' 'sha256-a' https://stats.example.org;");
    expect(policy).toContain("connect-src 'self' https://stats.example.org;");
    expect(policy).toContain("img-src 'self' data: https://stats.example.org;");
    expect(policy.match(/stats\.example\.org/g)).toHaveLength(3);
    expect(policy.replaceAll(" https://stats.example.org", "")).toBe(policyOf(null));
  });
});

it("an answer is kept for a year, for this service alone, out of reach of scripts", () => {
  expect(analyticsChoiceCookie("rejected", "stats.example.org", true)).toBe(
    "valora-analytics=rejected@stats.example.org; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure",
  );
});
