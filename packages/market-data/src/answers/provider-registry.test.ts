import type { Fundamentals } from "@valora/valuation";
import { describe, expect, it, vi } from "vitest";
import { createMarketData } from "../create-market-data.ts";
import { CompanyUnavailable } from "../market-data.ts";
import { type MarketDataProvider, ProviderFailure, type ProviderFailureKind } from "../provider.ts";
import { type ProviderRegistryOptions, providerRegistry } from "./provider-registry.ts";

const apple: Fundamentals = (await createMarketData().fundamentalsOf("AAPL")).fundamentals;

function provider(id: string, answer: ProviderFailureKind | "answers" | "hangs"): MarketDataProvider {
  return {
    id,
    supplies: ["fundamentals"],
    requestsPerMinute: null,
    fundamentals: vi.fn(async () => {
      if (answer === "hangs") return new Promise<never>(() => {});
      if (answer === "answers") return { ...apple, provider: id };
      throw new ProviderFailure(id, answer);
    }),
  };
}

function registryOf(providers: readonly MarketDataProvider[], options: Partial<ProviderRegistryOptions> = {}) {
  return providerRegistry({
    providers,
    now: () => 0,
    deadlineInMilliseconds: 1000,
    onUnreadable: () => {},
    ...options,
  });
}

const failureOf = (answer: Promise<unknown>) => answer.catch((thrown: unknown) => thrown);

describe("asking in order", () => {
  it("takes the first that answers, and does not ask the rest", async () => {
    const [first, second] = [provider("first", "answers"), provider("second", "answers")];
    await expect(registryOf([first, second]).fundamentalsOf("AAPL")).resolves.toMatchObject({
      provider: "first",
      skipped: [],
    });
    expect(second.fundamentals).not.toHaveBeenCalled();
  });

  it.each(["unknownTicker", "noData", "rateLimited", "unreachable", "unreadable"] as const)(
    "asks the next after `%s`, and says so",
    async (kind) => {
      const answer = await registryOf([provider("first", kind), provider("second", "answers")]).fundamentalsOf("AAPL");
      expect(answer.provider).toBe("second");
      expect(answer.skipped).toEqual([{ provider: "first", kind }]);
    },
  );

  it("asks only the chosen source", async () => {
    const [first, second] = [provider("first", "answers"), provider("second", "answers")];
    const answer = await registryOf([first, second]).fundamentalsOf("AAPL", { provider: "second" });
    expect(answer).toMatchObject({ provider: "second", skipped: [{ provider: "first", kind: "notChosen" }] });
    expect(first.fundamentals).not.toHaveBeenCalled();
  });

  it("refuses a source that is none", async () => {
    await expect(
      registryOf([provider("only", "answers")]).fundamentalsOf("AAPL", { provider: "none" }),
    ).rejects.toThrow(RangeError);
  });

  it("passes over a provider that supplies no fundamentals", async () => {
    const prices: MarketDataProvider = { ...provider("prices", "answers"), supplies: ["quote"] };
    const answer = await registryOf([prices, provider("second", "answers")]).fundamentalsOf("AAPL");
    expect(answer).toMatchObject({ provider: "second", skipped: [] });
  });
});

describe("when no provider answers", () => {
  it.each([
    [["unknownTicker", "unknownTicker"], "unknownTicker"],
    [["unknownTicker", "noData"], "noData"],
    [["unknownTicker", "unreachable"], "unreachable"],
    [["rateLimited", "unknownTicker"], "unreachable"],
    [["unreadable", "noData"], "unreachable"],
  ] as const)("%j makes the company %s", async (kinds, verdict) => {
    const providers = kinds.map((kind, index) => provider(`p${index}`, kind));
    const failure = await failureOf(registryOf(providers).fundamentalsOf("NOPE"));
    expect(failure).toBeInstanceOf(CompanyUnavailable);
    expect(failure).toMatchObject({
      kind: verdict,
      ticker: "NOPE",
      skipped: kinds.map((kind, index) => ({ provider: `p${index}`, kind })),
    });
  });

  it("judges by those that were asked", async () => {
    const asked = registryOf([provider("first", "unreachable"), provider("second", "unknownTicker")]);
    expect(await failureOf(asked.fundamentalsOf("NOPE", { provider: "second" }))).toMatchObject({
      kind: "unknownTicker",
    });
  });
});

describe("what goes wrong on the way", () => {
  it("tells of unreadable answers, and of throws against the contract, with their cause", async () => {
    const told: ProviderFailure[] = [];
    const bug = new TypeError("undefined is not a function");
    const broken: MarketDataProvider = { ...provider("broken", "answers"), fundamentals: () => Promise.reject(bug) };
    const asked = registryOf([provider("odd", "unreadable"), broken, provider("last", "answers")], {
      onUnreadable: (failure) => told.push(failure),
    });
    expect((await asked.fundamentalsOf("AAPL")).provider).toBe("last");
    expect(told.map(({ provider: id }) => id)).toEqual(["odd", "broken"]);
    expect(told[1]?.cause).toBe(bug);
  });

  it("leaves a provider that takes too long, even if it never listens", async () => {
    const asked = registryOf([provider("slow", "hangs"), provider("second", "answers")], {
      deadlineInMilliseconds: 20,
    });
    expect((await asked.fundamentalsOf("AAPL")).skipped).toEqual([
      { provider: "slow", kind: "unreachable", detail: "timedOut" },
    ]);
  });

  it("gives all sources that hang one deadline together, and the next ones their part of it", async () => {
    const hanging = ["one", "two", "three"].map((id) => ({ ...provider(id, "hangs"), requestsPerMinute: 60 }));
    const asked = registryOf([...hanging, provider("here", "answers")], { deadlineInMilliseconds: 200 });
    const started = performance.now();
    const answer = await asked.fundamentalsOf("AAPL");
    expect(answer.provider).toBe("here");
    expect(answer.skipped.map(({ provider: id, detail }) => [id, detail])).toEqual([
      ["one", "timedOut"],
      ["two", "timedOut"],
      ["three", "timedOut"],
    ]);
    // three deadlines of their own would be 600
    expect(performance.now() - started).toBeLessThan(600);
  });

  it("takes the answer of a source behind one that hangs", async () => {
    const [slow, quick] = [provider("slow", "hangs"), provider("quick", "answers")];
    const asked = registryOf(
      [
        { ...slow, requestsPerMinute: 60 },
        { ...quick, requestsPerMinute: 60 },
      ],
      { deadlineInMilliseconds: 200, now: () => Date.parse("2026-11-20") },
    );
    expect(await asked.fundamentalsOf("AAPL")).toMatchObject({
      provider: "quick",
      skipped: [{ provider: "slow", kind: "unreachable", detail: "timedOut" }],
    });
  });

  it("stops when the caller gives up, and reports no provider as failed", async () => {
    const caller = new AbortController();
    const asked = registryOf([provider("slow", "hangs"), provider("second", "answers")]);
    const answer = failureOf(asked.fundamentalsOf("AAPL", { signal: caller.signal }));
    caller.abort(new Error("closed the page"));
    expect(await answer).toMatchObject({ message: "closed the page" });
    expect(asked.providers().every(({ available }) => available)).toBe(true);
  });
});

describe("the breaker", () => {
  it("leaves a provider alone after three times unreachable, and tries it again half a minute later", async () => {
    let clock = 0;
    const down = provider("down", "unreachable");
    const asked = registryOf([down, provider("up", "answers")], { now: () => clock });
    for (let time = 0; time < 5; time++) await asked.fundamentalsOf("AAPL");
    expect(down.fundamentals).toHaveBeenCalledTimes(3);
    expect(asked.providers()).toEqual([
      { id: "automatic", available: true, reason: null, givesPrices: false },
      { id: "down", available: false, reason: "paused", givesPrices: false },
      { id: "up", available: true, reason: null, givesPrices: false },
    ]);

    clock = 30_000;
    await asked.fundamentalsOf("AAPL");
    expect(down.fundamentals).toHaveBeenCalledTimes(4);
  });

  it("does not count a company that is unknown", async () => {
    const honest = provider("honest", "unknownTicker");
    const asked = registryOf([honest, provider("up", "answers")]);
    for (let time = 0; time < 5; time++) await asked.fundamentalsOf("AAPL");
    expect(honest.fundamentals).toHaveBeenCalledTimes(5);
  });
});
