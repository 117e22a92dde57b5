import { beforeAll, describe, expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import type { Account } from "../../shared/use-cases/caller.ts";
import type { Context } from "../../shared/use-cases/context.ts";
import { listPopularCompanies, readPopularView } from "./list-popular-companies.ts";
import type { CountedCompany } from "./popularity-context.ts";

const ana: Account = {
  id: "01890000-0000-7000-8000-000000000000",
  email: "ana@test.example",
  displayName: "Ana",
  role: "user",
  plan: "free",
  isPaying: false,
  givenPlan: "free",
  language: "es",
  theme: null,
  createdAt: new Date(0),
  ageDeclaredAt: new Date(0),
  suspendedAt: null,
};

describe("the companies searched most", () => {
  let context: Context;
  beforeAll(async () => {
    context = testContext("2026-11-20T23:30:00Z");
  });
  const asked: { since: string; limit: number }[] = [];
  const counting = (counted: readonly CountedCompany[]) => ({
    mostVisited: async (question: { since: string; limit: number }) => {
      asked.push(question);
      return counted;
    },
  });

  it("are not shown without signing in, and nothing is counted then", async () => {
    await expect(listPopularCompanies(context, counting([]), null)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(asked).toEqual([]);
  });

  it("are worth more by the premium that the market implies, where that view is asked", async () => {
    const [absolute, relative] = [
      await listPopularCompanies(context, counting([]), ana),
      await listPopularCompanies(context, counting([]), ana, { view: "relative" }),
    ];
    expect([absolute.view, relative.view]).toEqual(["absolute", "relative"]);
    for (const [index, { ticker, value }] of absolute.companies.entries()) {
      const other = relative.companies[index];
      expect(other?.ticker).toBe(ticker);
      if (value !== null) expect(other?.value, ticker).toBeGreaterThan(value);
    }
    expect(readPopularView([["view", "relative"]])).toBe("relative");
    expect(() => readPopularView([["view", "cheap"]])).toThrow(Failure);
    asked.length = 0;
  });

  it("are examples, and said to be, until the first search; what they are worth is real", async () => {
    const { isSample, companies } = await listPopularCompanies(context, counting([]), ana);
    expect(asked.at(-1)?.since).toBe("2026-11-15");
    expect(isSample).toBe(true);
    expect(companies.map(({ rank, searches }) => [rank, searches])).toEqual([
      [1, 1_250],
      [2, 1_120],
      [3, 980],
      [4, 850],
      [5, 720],
      [6, 590],
    ]);
    expect(companies[0]?.accountsAsOf).toMatch(/^202[56]-\d\d-\d\d$/);
    const judged = companies.filter(({ difference }) => difference !== null);
    // On this day the price of Enel is of 211 days ago: nothing is compared with it.
    expect(companies.filter((each) => !judged.includes(each)).map(({ ticker }) => ticker)).toEqual(["ENEL.MI"]);
    for (const { price, value, difference, relativeDifference } of judged) {
      if (price === null || value === null) throw new Error("an example without price or value");
      expect(difference).toBe(value - price);
      expect(relativeDifference).toBeCloseTo(value / price - 1, 12);
    }
  });

  it("are those that were counted, six at most, without those that have no data", async () => {
    const counted = ["NOSUCHCO", "KO", "SAN.MC", "AAPL", "MSFT", "JNJ", "RACE.MI", "ITX.MC"].map((ticker, index) => ({
      ticker,
      searches: 20 - index,
    }));
    const { isSample, companies } = await listPopularCompanies(context, counting(counted), ana);
    expect(isSample).toBe(false);
    expect(companies.map(({ rank, ticker, searches }) => [rank, ticker, searches])).toEqual([
      [1, "KO", 19],
      [2, "SAN.MC", 18],
      [3, "AAPL", 17],
      [4, "MSFT", 16],
      [5, "JNJ", 15],
      [6, "RACE.MI", 14],
    ]);
    const [, bank] = companies;
    expect(bank).toMatchObject({ value: null, difference: null, relativeDifference: null, status: null });
  });

  it("have a status only where the method votes, and say why it does not", async () => {
    const counted = ["TSLA", "KO", "SAN.MC"].map((ticker) => ({ ticker, searches: 9 }));
    const { companies } = await listPopularCompanies(context, counting(counted), ana);
    const [tesla, cola, bank] = companies;
    expect(tesla).toMatchObject({ status: null, notVoting: "implausiblyLow", notApplicable: null });
    expect(tesla?.relativeDifference).toBeLessThan(-0.8);
    expect(cola).toMatchObject({ notVoting: null, notApplicable: null });
    expect(cola?.status).not.toBeNull();
    expect(bank).toMatchObject({ status: null, notVoting: null, notApplicable: "financial" });
  });

  it("say why they have no signal only where the reader has opened them; why the method gives no value, always", async () => {
    const counted = ["TSLA", "HON", "KO", "SAN.MC"].map((ticker) => ({ ticker, searches: 9 }));
    const saidTo = async (opened: "all" | ReadonlySet<string>) =>
      (await listPopularCompanies(context, counting(counted), ana, { opened })).companies.map(
        ({ ticker, noSignal, notApplicable }) => [ticker, noSignal, notApplicable],
      );
    // Dates and parts that left are said of the price and the accounts, and so of every company.
    const left = ["HON", { reason: "partSeparated", votes: null }, null];
    const others = [left, ["KO", null, null], ["SAN.MC", null, "financial"]];
    expect(await saidTo("all")).toEqual([["TSLA", { reason: "notEnoughMethods", votes: 2 }, null], ...others]);
    expect(await saidTo(new Set(["KO"]))).toEqual([["TSLA", null, null], ...others]);
  });
});
