import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { Account, Caller } from "../../shared/use-cases/caller.ts";
import { rateLimitHeaders, refusedWithin, sayLimits } from "../api/allowance.ts";
import { leasedPlanUses } from "../stores/leased-plan-uses.ts";
import { watchedPace } from "../stores/watched-pace.ts";
import { planAtHand } from "./plan-at-hand.ts";
import { ratesInMemory, usesInMemory } from "./plan-in-memory.ts";
import { allAnonymous, openCompany } from "./plan-limits.ts";
import { rateLimitOf } from "./rate-limit-of.ts";

const MINUTE = 60_000;
const visitor = (address: string): Caller => ({ account: null, address });
// Only the plan and the id of an account matter here.
const person = (plan: Account["plan"]): Caller => ({
  account: { id: `${plan} person`, plan } as Account,
  address: "1",
});

function limits(anonymousCompaniesAMinute = 60) {
  let time = Date.parse("2026-03-02T22:00:00Z");
  const now = () => new Date(time);
  const kept = ratesInMemory();
  let reads = 0;
  const { rates, ...commonPace } = watchedPace({
    rates: {
      ...kept,
      momentsOf: (asked) => {
        reads += 1;
        return kept.momentsOf(asked);
      },
    },
    paced: allAnonymous,
    windowInMilliseconds: MINUTE,
    now,
  });
  const secrets = { hashOf: (text: string) => text };
  const context = { now, secrets, anonymousCompaniesAMinute, rates, planUses: leasedPlanUses(usesInMemory(), { now }) };
  const atHand = planAtHand({ ...context, commonPace }, async () => {});
  const open = (caller: Caller, ticker: string) => openCompany(context, caller, ticker);
  const usage = { openCompany: open, allowanceOf: async () => null, atHand };
  return { open, atHand, usage, later: (milliseconds: number) => (time += milliseconds), reads: () => reads };
}
const said = async (windows: Parameters<typeof rateLimitHeaders>[0] | ReturnType<typeof rateLimitOf>) =>
  rateLimitHeaders(await windows);

describe("what is left within each limit", () => {
  it("is said of the day, the pace, and the pace that all visitors share", async () => {
    const { open, usage, later } = limits();
    const [ana, eve] = [visitor("203.0.113.5"), visitor("203.0.113.6")];
    expect(await said(rateLimitOf(usage, ana))).toEqual({
      "RateLimit-Policy": '"companies";q=10;w=86400, "pace";q=1;w=60, "everybody";q=60;w=60',
      RateLimit: '"companies";r=10;t=0, "pace";r=1;t=0, "everybody";r=60;t=0',
    });
    await open(ana, "KO");
    later(20_000);
    await open(eve, "KO");
    // Midnight in Madrid is an hour after 22:00 in UTC.
    expect((await said(rateLimitOf(usage, ana))).RateLimit).toBe(
      '"companies";r=9;t=3580, "pace";r=0;t=40, "everybody";r=58;t=40',
    );
    later(45_000);
    expect((await said(rateLimitOf(usage, ana))).RateLimit).toBe(
      '"companies";r=9;t=3535, "pace";r=1;t=0, "everybody";r=59;t=15',
    );
  });

  it("is said to people without the visitors' pace, and to those with the pro plan not at all", async () => {
    const { open, usage } = limits();
    await open(person("free"), "KO");
    expect((await said(rateLimitOf(usage, person("free")))).RateLimit).toBe('"companies";r=9;t=3600, "pace";r=0;t=60');
    expect(rateLimitOf(usage, person("pro"))).toBeNull();
  });

  it("is said at once when it was asked before, and asked again after a second at most once for all", async () => {
    const { open, usage, atHand, later, reads } = limits();
    const ana = visitor("203.0.113.5");
    expect(atHand.isOpen(ana, "KO")).toBe(false);
    for (const _ of [1, 2]) await open(ana, "KO");
    expect(rateLimitOf(usage, ana)).toBeInstanceOf(Promise);
    await rateLimitOf(usage, ana);
    expect(atHand.isOpen(ana, "KO")).toBe(true);
    expect(atHand.isOpen(person("pro"), "KO")).toBe(true);
    const before = reads();
    for (let asked = 0; asked < 100; asked += 1) expect(rateLimitOf(usage, ana)).not.toBeInstanceOf(Promise);
    expect(reads()).toBe(before);
    later(1_500);
    for (let asked = 0; asked < 100; asked += 1) expect(rateLimitOf(usage, ana)).not.toBeInstanceOf(Promise);
    expect(reads()).toBe(before + 1);
  });

  it("is nothing within the limit that refuses, until it may be asked again", async () => {
    const { open, usage } = limits(1);
    const eve = visitor("203.0.113.6");
    await open(visitor("203.0.113.5"), "KO");
    const app = new Hono<{ Variables: { caller: Caller } }>();
    app.onError((error) => {
      const refused = refusedWithin(Failure.from(error));
      return new Response("", refused === null ? {} : { headers: { RateLimit: refused } });
    });
    app.use(sayLimits({ rateLimitOf: (caller) => rateLimitOf(usage, caller) }));
    app.get("/known", async (c) => {
      c.set("caller", eve);
      await open(eve, "KO");
      return c.text("");
    });
    app.get("/unknown", () => open(eve, "KO").then(() => new Response("")));
    app.get("/other", () => {
      throw new Failure("notFound");
    });
    const headersOf = async (path: string) => {
      const { headers } = await app.request(path);
      return [headers.get("RateLimit-Policy"), headers.get("RateLimit")];
    };
    expect(await headersOf("/known")).toEqual([
      '"companies";q=10;w=86400, "pace";q=1;w=60, "everybody";q=1;w=60',
      '"companies";r=10;t=0, "pace";r=1;t=0, "everybody";r=0;t=60',
    ]);
    expect(await headersOf("/unknown")).toEqual([null, '"everybody";r=0;t=60']);
    expect(await headersOf("/other")).toEqual([null, null]);
  });
});
