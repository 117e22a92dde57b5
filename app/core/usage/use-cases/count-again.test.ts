import { expect, it } from "vitest";
import { Failure } from "../../../failure.ts";
import type { MeteredUse } from "../contracts/metered-use.ts";
import { type CountAgainContext, countAgain } from "./count-again.ts";

const caller = { account: null, address: "203.0.113.5" };
const at = new Date("2026-03-02T22:59:59Z");
const reader = { caller, isCounted: true, visitor: "203.0.113.5 Firefox" };
const uses: readonly MeteredUse[] = [
  { kind: "company", ticker: "KO", isSearch: true },
  { kind: "analysis", ticker: "KO", scenario: "neutral", language: "it" },
  { kind: "company", ticker: "PEP", isSearch: false },
  { kind: "article", slug: "wacc", language: "it" },
  { kind: "page", path: "/analysis/KO" },
];

function counting(openCompany: CountAgainContext["usage"]["openCompany"] = null) {
  const counted: [string, object][] = [];
  const context: CountAgainContext = {
    usage: {
      now: () => at,
      openCompany,
      popularity: { count: (visit) => counted.push(["search", visit]), mostVisited: async () => [] },
    },
    analyses: { record: (analysis) => counted.push(["analysis", analysis]) },
    countArticle: (view) => counted.push(["article", view]),
    countPage: (visit) => counted.push(["page", visit]),
  };
  return { counted, context };
}
const search = ["search", { day: "2026-03-02", ticker: "KO", who: caller.address }];
const analysis = ["analysis", { at, ticker: "KO", scenario: "neutral", language: "it" }];

it("counts at once all that an answer used, where plans do not limit", () => {
  const { counted, context } = counting();
  expect(countAgain(context, reader, uses)).toBeUndefined();
  expect(counted).toEqual([
    search,
    analysis,
    ["article", { slug: "wacc", language: "it", reader: caller }],
    ["page", { pathname: "/analysis/KO", who: reader.visitor }],
  ]);
});

it("counts no machine among readers, and neither a question for the headers alone among those of pages", () => {
  const machine = counting();
  countAgain(machine.context, { caller, isCounted: false, visitor: null }, uses);
  expect(machine.counted).toEqual([search, analysis]);
  const head = counting();
  countAgain(head.context, { caller, isCounted: true, visitor: null }, uses);
  expect(head.counted.map(([kind]) => kind)).toEqual(["search", "analysis", "article"]);
});

it("opens the companies first, in their order, and counts nothing of what a plan refuses", async () => {
  const opened: string[] = [];
  const open = counting(async (_, ticker) => {
    opened.push(ticker);
    return async () => {};
  });
  await countAgain(open.context, reader, uses);
  expect([opened, open.counted.length]).toEqual([["KO", "PEP"], 4]);

  const refusal = new Failure("dailyQuotaExceeded", { limit: 10, retryAfter: 60 });
  const refused = counting(async (_, ticker) => {
    if (ticker === "PEP") throw refusal;
    return async () => {};
  });
  await expect(countAgain(refused.context, reader, uses)).rejects.toBe(refusal);
  expect(refused.counted).toEqual([]);
});

it("asks for no company that is known to be open", () => {
  const asked: string[] = [];
  const { counted, context } = counting(async (_, ticker) => {
    asked.push(ticker);
    return async () => {};
  });
  const atHand = { isOpen: () => true, windowsOf: () => null };
  expect(countAgain({ ...context, usage: { ...context.usage, atHand } }, reader, uses)).toBeUndefined();
  expect([asked, counted.length]).toEqual([[], 4]);
});

it("needs no plan for an answer about no company", () => {
  const { counted, context } = counting(async () => {
    throw new Failure("storageUnavailable");
  });
  expect(countAgain(context, reader, [{ kind: "page", path: "/" }])).toBeUndefined();
  expect(counted).toHaveLength(1);
});
