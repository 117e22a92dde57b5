import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analysisEntries, analysisIn, withoutTheUsual } from "../../core/analysis/contracts/analysis-address.ts";
import type { AskedAnalysis } from "../../core/analysis/contracts/asked-analysis.ts";
import { pageAddress } from "../../core/analysis/use-cases/answer-links.ts";
import { readAnalysisQuery } from "../../core/analysis/use-cases/read-analysis-query.ts";
import { symbolsAs } from "../../core/analysis/use-cases/read-peers.ts";
import type { Policy } from "../../core/policies/contracts/policy.ts";
import { withPolicy } from "../../core/policies/contracts/policy-rules.ts";
import { type Entries, searchText } from "../../core/shared/contracts/address-grammar.ts";
import { Failure } from "../../failure.ts";
import {
  type Choice,
  choiceAsked,
  choiceOf,
  searchOf,
  withHeldNotes,
} from "../components/analysis/controls/analysis-choice.ts";
import { pageRequest } from "./analysis-request.ts";
import { randomParameters, randomQuestion } from "./random-questions-contract.ts";

const numRuns = 500;
const runs = { numRuns };

const strictly = (entries: Entries) => readAnalysisQuery([["ticker", "KO"], ...entries]);
const writtenBy = (asked: AskedAnalysis) => analysisEntries(withoutTheUsual(asked));
const leniently = (entries: Entries) => {
  const given = new Map(entries);
  return analysisIn((name) => given.get(name), symbolsAs()).asked;
};

function acceptedOf(entries: Entries) {
  try {
    return strictly(entries);
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

describe("what is written is what is read", () => {
  it("for every question: over each lever's range and steps, with lists, flags and reasons", () => {
    fc.assert(
      fc.property(randomQuestion, (asked) => {
        const { ticker, ...read } = strictly(writtenBy(asked));
        expect(ticker).toBe("KO");
        expect(read).toEqual(asked);
        expect(leniently(writtenBy(asked))).toEqual(asked);
      }),
      runs,
    );
  });

  it("and written again it is the same, whatever was read", () => {
    fc.assert(
      fc.property(randomParameters, (entries) => {
        const once = writtenBy(leniently(entries));
        expect(writtenBy(leniently(once))).toEqual(once);
        const search = searchText(once);
        expect(searchText(writtenBy(leniently([...new URLSearchParams(search)])))).toBe(search);
      }),
      runs,
    );
  });

  it("on the page, with the method that is explained", () => {
    fc.assert(
      fc.property(randomQuestion, (asked) => {
        const choice = choiceAsked(asked, { how: "residualIncome", open: ["peers", "sources"] });
        expect(choiceOf(new URLSearchParams(searchOf(choice)))).toEqual(choice);
      }),
      runs,
    );
  });
});

describe("strict and lenient readers", () => {
  it("agree on everything that both accept, and the strict one refuses exactly what the lenient one leaves out", () => {
    let bothAccepted = 0;
    fc.assert(
      fc.property(randomParameters, (entries) => {
        const accepted = acceptedOf(entries);
        const { refusals } = analysisIn((name) => new Map(entries).get(name), symbolsAs());
        expect(accepted === null).toBe(refusals.length > 0);
        if (accepted === null) return;
        bothAccepted += entries.length > 0 ? 1 : 0;
        const { ticker: _company, ...strict } = accepted;
        const search = new URLSearchParams(entries);
        expect(withHeldNotes(choiceOf(search))).toEqual(choiceAsked(strict, choiceOf(search)));
      }),
      { numRuns: 2_000 },
    );
    expect(bothAccepted).toBeGreaterThan(50);
  });

  it.each([
    "00.09",
    ".09",
    "9.",
    "0,09",
    "+0.09",
    "٠.٠٩",
    "０.０９",
    " 0.09",
    "0.09 ",
    "0x0.1",
    "",
    `0.${"0".repeat(40)}9`,
  ])("take no number from %j: page, programs and browser alike", (text) => {
    const nothing = choiceOf(new URLSearchParams());
    // In a list of years a comma parts two places, and an empty place is no number to read.
    const isPlace = !text.includes(",") && text !== "";
    for (const name of ["wacc", "g", "price", "margin", ...(isPlace ? ["growthByYear"] : [])]) {
      const search = new URLSearchParams([[name, text]]);
      const refused = expect.objectContaining({ code: "numberFormat" });
      expect(() => strictly([[name, text]]), name).toThrow(refused);
      expect(choiceOf(search), name).toEqual(nothing);
      expect(pageRequest("KO", search, "es"), name).toMatchObject({ choice: nothing, failure: refused });
    }
  });

  it("take the same number from 9e-2, and write it once", () => {
    expect(strictly([["wacc", "9e-2"]]).wacc).toBe(0.09);
    expect(searchOf(choiceOf(new URLSearchParams("wacc=9e-2")))).toBe("?wacc=0.09");
  });
});

describe("the page", () => {
  it("gets the question as the server answers it", () => {
    fc.assert(
      fc.property(randomQuestion, ({ simulation: _drawn, ...asked }) => {
        const search = searchText(writtenBy(asked));
        const page = pageRequest("KO", new URLSearchParams(search), "es");
        if (page.kind !== "analysis") throw new Error("an analysis was expected");
        expect(page.failure).toBeNull();
        const { ticker: _company, ...query } = page.query;
        expect(query).toEqual(asked);
        expect(page.choice).toEqual(choiceAsked(asked, { how: null, open: [] }));
        expect(page.choice).toEqual(choiceOf(new URLSearchParams(search)));
      }),
      runs,
    );
  });

  it("keeps two rates that contradict each other to say so, and is answered without both and their reasons", () => {
    const page = pageRequest(
      "KO",
      new URLSearchParams("wacc=0.03&g=0.05&margin=0.2&note.wacc=Deuda&note.margin=2019"),
      "es",
    );
    expect(page).toMatchObject({
      choice: { overrides: { wacc: 0.03, growth: 0.05, margin: 0.2 } },
      query: { wacc: undefined, growth: undefined, levers: { margin: 0.2 }, notes: { margin: "2019" } },
      failure: { code: "gNotBelowWacc" },
    });
    expect(page.kind === "analysis" && page.query.notes).toEqual({ margin: "2019" });
  });

  it("keeps the source beside a field that it cannot use", () => {
    const page = pageRequest("KO", new URLSearchParams("source=bundled&waccPercent=ocho"), "es");
    expect(page).toMatchObject({ query: { source: "bundled" }, choice: { source: "bundled" } });
  });
});

describe("every writer", () => {
  it("of a link to the page says the same question, without a policy, for every reader", () => {
    fc.assert(
      fc.property(randomQuestion, (asked) => {
        const { search } = new URL(pageAddress({ ticker: "KO", ...asked }), "http://valora.test");
        const { methods: _m, simulation: _s, policy, source, ...same } = asked;
        const { ticker: _company, ...read } = strictly([...new URLSearchParams(search)]);
        expect(read).toEqual({
          ...same,
          ...(source !== "automatic" && { source }),
          ...(policy !== undefined && { policy: "none" }),
        });
        const choice: Choice = { ...choiceAsked(read, { how: null, open: [] }) };
        expect(searchOf(choice)).toBe(search);
      }),
      runs,
    );
  });

  it("of a policy fills in what the page would write, and what goes without saying besides", () => {
    const policy: Policy = {
      ...{ id: "0193d7a0-2f6b-7c7e-9f55-1d2c3b4a5e6f", name: "House", team: null, isActive: true },
      ...{ scenario: "neutral", wacc: 0.0812345678, growth: 0.03, horizon: 7, view: "relative", source: "automatic" },
      ...{ discounting: null, cashFlow: null, dividends: null },
    };
    const filled = withPolicy([["peers", "PEP,KDP"]], policy, ["automatic"]);
    expect(searchText(filled)).toBe(
      `?peers=PEP,KDP&scenario=neutral&wacc=0.0812345678&g=0.03&horizon=7&view=relative&source=automatic&policy=${policy.id}`,
    );
    const choice = choiceOf(new URLSearchParams(searchText(filled)));
    expect(searchOf(choice)).toBe(
      `?wacc=0.0812345678&g=0.03&horizon=7&view=relative&peers=PEP,KDP&source=automatic&policy=${policy.id}`,
    );
  });
});
