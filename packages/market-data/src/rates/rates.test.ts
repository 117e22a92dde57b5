import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startVendorsServer, type VendorsServer } from "../../vendors-server/server.ts";
import { csvRows } from "./csv-rows.ts";
import { ecb, usTreasury } from "./index.ts";

const { signal } = new AbortController();
let server: VendorsServer;
beforeAll(async () => {
  server = await startVendorsServer();
});
beforeEach(() => {
  server.behave("ecb", "well");
  server.behave("us-treasury", "well");
});
afterAll(() => server.close());
const http = { random: () => 0, deadlineInMilliseconds: 1_000 };
const bank = () => ecb({ address: server.addressOf("ecb"), http });
const treasury = (today = "2026-01-15") =>
  usTreasury({ address: server.addressOf("us-treasury"), http, now: () => Date.parse(today) });

describe("the European Central Bank", () => {
  it("gives the euro's rate of the last working day", async () => {
    const rate = await bank().exchangeRate({ from: "EUR", to: "USD", day: "2023-12-31" }, signal);
    expect(rate).toEqual({ from: "EUR", to: "USD", value: 1.105, asOf: "2023-12-29", source: "ecb" });
    expect(server.requests.at(-1)?.path).toContain("startPeriod=2023-12-21&endPeriod=2023-12-31");
  });

  it("turns the rate round, and goes through the euro between two other currencies", async () => {
    const dollars = await bank().exchangeRate({ from: "USD", to: "EUR", day: "2023-12-29" }, signal);
    expect(dollars.value).toBeCloseTo(1 / 1.105, 12);
    const pounds = await bank().exchangeRate({ from: "GBP", to: "USD", day: "2023-12-29" }, signal);
    expect(pounds.value).toBeCloseTo(1.105 / 0.86905, 12);
  });

  it("gives the rate of the day that is asked for, of each day its own", async () => {
    const rateOf = (day: string) => bank().exchangeRate({ from: "EUR", to: "GBP", day }, signal);
    await expect(rateOf("2023-12-29")).resolves.toMatchObject({ value: 0.86905, asOf: "2023-12-29" });
    await expect(rateOf("2024-06-30")).resolves.toMatchObject({ value: 0.84638, asOf: "2024-06-28" });
  });

  it.each(["2024-02-29", "1998-12-31"])("has none of %s, and none of another week takes its place", async (day) => {
    const asked = server.requests.length;
    await expect(bank().exchangeRate({ from: "EUR", to: "USD", day }, signal)).rejects.toMatchObject({
      kind: "noData",
    });
    expect(server.requests.length - asked).toBe(day < "1999" ? 0 : 1);
  });

  it("does not take a rate of another day than it asked for", async () => {
    server.behave("ecb", "wrongCompany");
    await expect(bank().exchangeRate({ from: "EUR", to: "USD", day: "2023-12-29" }, signal)).rejects.toMatchObject({
      kind: "unreadable",
      detail: "wrongValue",
    });
  });

  it("gives the ten-year rate as a decimal", async () => {
    await expect(bank().riskFreeRate(signal)).resolves.toEqual({
      value: expect.closeTo(0.0208, 4),
      asOf: "2023-12-29",
      source: "ecb",
    });
  });

  it("has no rate of a currency it does not quote", async () => {
    await expect(bank().exchangeRate({ from: "XXX", to: "EUR", day: "2023-12-29" }, signal)).rejects.toMatchObject({
      kind: "noData",
    });
  });

  it.each([
    ["failing", "unreachable", null],
    ["limited", "rateLimited", null],
    ["slow", "unreachable", "timedOut"],
    ["webPage", "unreadable", "notJson"],
    ["halfBody", "unreachable", null],
    ["wrongShape", "unreadable", "wrongShape"],
  ] as const)("%s: fails as %s, %s", async (behaviour, kind, detail) => {
    server.behave("ecb", behaviour);
    await expect(bank().riskFreeRate(signal)).rejects.toMatchObject({ provider: "ecb", kind, detail });
  });
});

describe("the US Treasury", () => {
  it("gives the latest ten-year yield as a decimal", async () => {
    await expect(treasury("2023-12-31").riskFreeRate(signal)).resolves.toEqual({
      value: 0.0388,
      asOf: "2023-12-29",
      source: "us-treasury",
    });
  });

  it("looks into last year's file while this year's is empty", async () => {
    await expect(treasury("2024-01-01").riskFreeRate(signal)).resolves.toMatchObject({ asOf: "2023-12-29" });
  });

  it("has no yield of years without a file", async () => {
    await expect(treasury("1989-06-01").riskFreeRate(signal)).rejects.toMatchObject({ kind: "noData" });
  });

  it.each([
    ["webPage", "unreadable"],
    ["failing", "unreachable"],
    ["redirecting", "unreadable"],
  ] as const)("%s: fails as %s", async (behaviour, kind) => {
    server.behave("us-treasury", behaviour);
    await expect(treasury("2023-12-31").riskFreeRate(signal)).rejects.toMatchObject({ provider: "us-treasury", kind });
  });
});

describe("comma-separated rows", () => {
  it.each([
    ["a,b\n1,2\n", [{ a: "1", b: "2" }]],
    [
      "a,b\r\n1,2\r\n3,4",
      [
        { a: "1", b: "2" },
        { a: "3", b: "4" },
      ],
    ],
    ['a,b\n"1,5","say ""hi"""\n', [{ a: "1,5", b: 'say "hi"' }]],
    ["a,b\n1\n\n", [{ a: "1" }]],
    ["a,b", []],
    ["", []],
    ["\ufeffa,b\n1,2\n", [{ a: "1", b: "2" }]],
  ])("%j", (text, rows) => {
    expect(csvRows("ecb", text)).toEqual(rows);
  });

  it.each(['"unclosed', 'a,b\n1,"2', 'a,b\n1,x"y"'])("refuses %j", (text) => {
    expect(() => csvRows("ecb", text)).toThrow(expect.objectContaining({ kind: "unreadable" }));
  });
});
