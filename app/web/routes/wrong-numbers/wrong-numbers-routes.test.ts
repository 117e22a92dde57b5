import { describe, expect, it } from "vitest";
import type { WrongNumberContext } from "../../../features/wrong-numbers/use-cases/wrong-number-context.ts";
import { wrongNumbersIn } from "../../../features/wrong-numbers/use-cases/wrong-numbers.ts";
import { everyEntryIsAsked, load, productWith, send, signedIn } from "../route-call-contract.ts";

const page = "/analysis/AAPL?how=discountedCashFlow";
const addressOf = (changes: Readonly<Record<string, string>> = {}) => {
  const number = {
    ...{
      ticker: "aapl",
      figure: "cashAndEquivalents",
      kind: "figure",
      value: "35934000000",
      unit: "money",
      currency: "USD",
    },
    ...{ period: "2025-09-27", provider: "bundled", document: "0000320193-25-000079", page },
    ...changes,
  };
  return `/report?${new URLSearchParams(number)}`;
};
const cash = {
  ...{
    ticker: "AAPL",
    figure: "cashAndEquivalents",
    kind: "figure",
    value: 35_934_000_000,
    unit: "money",
    currency: "USD",
  },
  ...{ period: "2025-09-27", months: null, year: null, provider: "bundled", source: null, page },
  document: "0000320193-25-000079",
};

type Added = Parameters<WrongNumberContext["wrongNumbers"]["add"]>[0];

/** What is kept, and no database. */
function keeping() {
  const kept: Added[] = [];
  const context = {
    now: () => new Date("2026-09-01"),
    rates: { take: async () => null, forget: async () => {} },
    wrongNumbers: {
      add: async (report: Added) => {
        kept.push(report);
        return null;
      },
    },
  };
  // Whatever else there is, a report does not touch.
  const wrongNumbers = wrongNumbersIn(async () => context as unknown as WrongNumberContext);
  return { kept, product: productWith({ wrongNumbers }) };
}

describe("the page to report a number", () => {
  it("is filled in from its address, with the address of a reader who has signed in", async () => {
    const [visitor, ana] = [await load(addressOf()), await load(addressOf(), { person: signedIn() })];
    expect(visitor).toMatchObject({ status: 200, data: { reported: cash, email: "", isSignedIn: false } });
    expect(ana).toMatchObject({ data: { reported: cash, email: "ana@test.example", isSignedIn: true } });
  });

  it.each([
    ["no symbol", { ticker: "no symbol" }],
    ["an unknown figure", { figure: "moonshine" }],
    ["the name of a calculation for a figure of the accounts", { figure: "wacc" }],
    ["no number", { value: "1e999" }],
    ["no unit", { unit: "apples" }],
    ["no page", { page: "" }],
    ["a page of another host", { page: "//evil.example/" }],
    ["a page of another host, written backwards", { page: "/\\evil.example/" }],
    ["a page by its whole address", { page: "https://evil.example/" }],
  ])("asks for a number where the address has %s", async (_, changes) => {
    expect(await load(addressOf(changes))).toMatchObject({ status: 200, data: { reported: null } });
  });

  it("leaves out what is not understood of the figure's origin", async () => {
    const strange = { period: "2025-02-31x", months: "99", provider: "<b>", source: "a\nb", document: "a b" };
    expect(await load(addressOf(strange))).toMatchObject({
      data: { reported: { ...cash, period: null, provider: null, document: null } },
    });
  });

  it("puts a reader's own figure in place of it on its page, and keeps a report only where one is asked for", async () => {
    const { kept, product } = keeping();
    const own = "figures=cashAndEquivalents.2025-09-27:36000000000USD";
    const used = await send(`${addressOf()}&lang=it`, { intent: "own", own: "36.000" }, { product });
    expect([used.status, used.location]).toEqual([303, `${page}&${own}&lang=it`]);
    expect(used.headers.getSetCookie().join()).toContain("ownFigureUsed");
    expect(kept).toEqual([]);
    const both = await send(addressOf(), { intent: "own", own: "36.000", alsoReport: "yes" }, { product });
    expect([both.status, both.location]).toEqual([303, `${page}&${own}`]);
    expect(both.headers.getSetCookie().join()).toContain("wrongNumberSent");
    expect(kept).toMatchObject([{ ...cash, expected: "36.000" }]);
  });

  it.each([
    ["notNumber", "numberFormat", "many"],
    ["outOfRange", "outOfRange", "999999999999"],
  ])("keeps an own figure that cannot be used at its field: %s", async (problem, code, text) => {
    const { kept, product } = keeping();
    const refused = await send(addressOf(), { intent: "own", own: text, alsoReport: "yes" }, { product });
    expect(refused).toMatchObject({ data: { code, own: { text, problem } } });
    expect(kept).toEqual([]);
  });

  it("keeps what was said and leads back to the page", async () => {
    const { kept, product } = keeping();
    const typed = { expected: " 36.000  millones ", evidence: "https://www.sec.gov/x", comment: "", email: "" };
    const answer = await send(`${addressOf()}&lang=it`, typed, { product, person: signedIn() });
    expect([answer.status, answer.location]).toEqual([303, `${page}&lang=it`]);
    expect(answer.headers.getSetCookie().join()).toContain("wrongNumberSent");
    expect(kept).toEqual([
      {
        ...cash,
        ...{ expected: "36.000 millones", evidence: "https://www.sec.gov/x", comment: null },
        ...{ email: "ana@test.example", accountId: signedIn().account.id, language: "it" },
        ...{ clientKey: expect.any(String), at: new Date("2026-09-01") },
      },
    ]);
  });

  it("says at each field what is wrong with it, and keeps what was typed", async () => {
    const { kept, product } = keeping();
    const typed = {
      expected: "9".repeat(101),
      evidence: "javascript:alert(1)",
      comment: "c".repeat(5_001),
      email: "ana",
    };
    const refused = await send(addressOf(), typed, { product });
    expect(refused).toMatchObject({
      status: 400,
      data: {
        typed,
        problems: {
          expected: { code: "expectedTooLong", params: { maximum: 100 } },
          evidence: { code: "urlInvalid" },
          comment: { code: "messageTooLong", params: { maximum: 5_000 } },
          email: { code: "emailInvalid" },
        },
      },
    });
    const empty = { expected: " ", evidence: "", comment: "\u200b", email: "" };
    expect(await send(addressOf(), empty, { product })).toMatchObject({
      status: 400,
      data: { code: "reportEmpty", problems: { expected: { code: "reportEmpty" } } },
    });
    const secret = { ...empty, comment: "c", evidence: "https://me:secret@example.org/" };
    expect(await send(addressOf(), secret, { product })).toMatchObject({ data: { code: "urlInvalid" } });
    expect(kept).toEqual([]);
  });

  it("refuses a form without a number, and says when nothing can be kept", async () => {
    const typed = { expected: "36", evidence: "", comment: "", email: "" };
    expect(await send("/report", typed)).toMatchObject({ status: 400, data: { code: "fieldRequired" } });
    expect(await send(addressOf(), typed)).toMatchObject({ status: 503, reported: ["storageUnavailable"] });
  });
});

everyEntryIsAsked("wrong-numbers");
