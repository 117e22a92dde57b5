import { describe, expect, it } from "vitest";
import { screenerColumns } from "../contracts/screener.ts";
import { readScreenerQuery } from "./read-screener-query.ts";
import { screenExport } from "./screen-companies.ts";
import { ask, company, screenOf } from "./screened-companies-contract.ts";

describe("a list whose reader has opened only some companies", () => {
  const facts = [
    ["A", 3],
    ["B", 1],
    ["C", 2],
  ] as const;
  const worth = ([ticker, marketCap]: (typeof facts)[number], mean: number, kind: "buy" | "sell") =>
    company(ticker, {
      marketCap,
      mean,
      lowest: mean / 2,
      highest: mean * 2,
      votes: kind === "buy" ? 3 : 5,
      signal: { kind, reason: "undervaluedMajority" },
      values: { discountedCashFlow: { value: mean, votes: true, notVoting: null } },
    });
  const cheap = screenOf(...facts.map((each) => worth(each, 500, "buy")));
  const dear = screenOf(...facts.map((each, index) => worth(each, 7 + index, "sell")));
  const searches = [
    "",
    "method=discountedCashFlow",
    ...screenerColumns.flatMap((column) => [`sort=${column}&order=ascending`, `sort=${column}&order=descending`]),
    ...["minDifference=0.1", "maxDifference=0", "minVotes=4", "status=undervalued", "signal=buy", "minQuality=5"],
  ];

  it.each(searches)("says the same of the others whatever they are worth: %s", (search) => {
    const [one, other] = [ask(cheap, search, new Set()), ask(dear, search, new Set())];
    expect(one).toEqual(other);
    expect(one.withheld).toBe(one.matching);
    const query = readScreenerQuery(new URLSearchParams(search));
    const nothing = { opened: new Set<string>() };
    expect(screenExport(cheap, query, nothing)).toEqual(screenExport(dear, query, nothing));
  });

  it("shows what is open as if there were no limit", () => {
    const [open] = ask(cheap, "", new Set(["A"])).companies;
    expect(open).toEqual(ask(cheap, "").companies[0]);
    expect(ask(cheap, "minDifference=0.1", new Set(["A"])).companies.map(({ ticker }) => ticker)).toEqual(["A"]);
    expect(ask(cheap, "", new Set(["A"]))).toMatchObject({ matching: 3, withheld: 2 });
  });
});
