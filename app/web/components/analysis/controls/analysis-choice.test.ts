import { describe, expect, it } from "vitest";
import { contradictionIn } from "../../../../core/analysis/contracts/asked-analysis.ts";
import { plainChoice } from "../../../analysis/plain-choice-contract.ts";
import {
  changesOf,
  choiceOf,
  searchOf,
  withForced,
  withHeldNotes,
  withNothingOpen,
  withoutChanges,
  withoutLevers,
  withYears,
  yearChangesOf,
} from "./analysis-choice.ts";

const read = (text: string) => choiceOf(new URLSearchParams(text));

describe("the address of an analysis", () => {
  it("carries every choice and comes back unchanged", () => {
    const choice = {
      scenario: "optimistic",
      overrides: { wacc: 0.085, growth: -0.02, horizon: 10, margin: 0.2, salesToCapital: 1.8 },
      notes: { wacc: "Debt at a fixed rate; 40 % of it until 2031", margin: "≥ 2019" },
      how: "residualIncome",
      open: ["peers", "sources"],
      price: 312.5,
      source: "bundled",
      policy: "none",
    } as const;
    expect(searchOf(choice)).toBe(
      "?scenario=optimistic&wacc=0.085&g=-0.02&horizon=10&price=312.5&margin=0.2&salesToCapital=1.8&note.wacc=Debt+at+a+fixed+rate%3B+40+%25+of+it+until+2031&note.margin=%E2%89%A5+2019&source=bundled&policy=none&how=residualIncome&open=peers,sources",
    );
    expect(read(searchOf(choice))).toEqual(choice);
  });

  it("carries the view and prudence, leaves out what goes without saying, and keeps the view where all else is left", () => {
    const choice = read("view=relative&prudent=yes&wacc=0.09");
    expect(choice.overrides).toEqual({ view: "relative", prudent: true, wacc: 0.09 });
    expect(searchOf(choice)).toBe("?wacc=0.09&view=relative&prudent=yes");
    expect(searchOf(read("view=absolute&prudent=no"))).toBe("");
    expect(changesOf(choice)).toBe(2);
    expect(searchOf({ ...choice, ...withoutChanges(choice) })).toBe("?view=relative");
  });

  it("is bare when nothing was chosen", () => {
    expect(searchOf(plainChoice)).toBe("");
    expect(read("")).toEqual(plainChoice);
  });

  it("writes decimals without binary dust", () => {
    expect(searchOf({ ...plainChoice, overrides: { wacc: 0.1 + 0.2 - 0.215 } })).toBe("?wacc=0.085");
  });

  it("leaves out what it cannot read", () => {
    expect(read("scenario=bull&wacc=9&g=abc&horizon=2.5&how=magic")).toEqual(plainChoice);
    expect(read("wacc=0,1&g=Infinity&horizon=99&margin=20&persistence=x")).toEqual(plainChoice);
  });

  it("holds reasons only for what is set", () => {
    const asked = read(
      "wacc=0.08&note.wacc=Fixed+debt&note.g=Nothing+set&growthByYear=,0.1&note.growthByYear=A+big+year",
    );
    expect(withHeldNotes(asked).notes).toEqual({ wacc: "Fixed debt", growthByYear: "A big year" });
    expect(withHeldNotes({ ...asked, overrides: {} }).notes).toEqual({});
  });

  it("counts the reader's own assumptions", () => {
    expect(changesOf(read("wacc=0.09&horizon=10&scenario=optimistic"))).toBe(2);
    expect(changesOf(read("wacc=0.09&payout=0.5&terminalGrowth=0.02"))).toBe(3);
  });

  it("carries years set one by one, as many as count, and nothing where none is set", () => {
    const search = "?margin=0.2&growthByYear=0.08,0.06,,0.03&salesToCapitalByYear=,1.8";
    expect(read(search).overrides).toEqual({
      margin: 0.2,
      growthByYear: [0.08, 0.06, null, 0.03],
      salesToCapitalByYear: [null, 1.8],
    });
    expect(searchOf(read(search))).toBe(search);
    expect(read("growthByYear=,,&marginByYear=")).toEqual(plainChoice);
    expect(read("growthByYear=x,0.1,99").overrides).toEqual({ growthByYear: [null, 0.1] });
    expect(read(`growthByYear=${"0.1,".repeat(15)}0.1`)).toEqual(plainChoice);
  });

  it("counts each year within the horizon as one change, and takes away the years alone", () => {
    const choice = read("wacc=0.09&growthByYear=0.08,0.06,,0.03,,,,0.01&marginByYear=,0.3");
    expect(changesOf(choice)).toBe(5);
    expect(yearChangesOf(choice)).toEqual([
      ["growthByYear", 3],
      ["marginByYear", 1],
    ]);
    expect(changesOf({ ...choice, overrides: { ...choice.overrides, horizon: 10 } })).toBe(6 + 1);
    expect(withYears(choice.overrides, {})).toEqual({ wacc: 0.09 });
    expect(withoutLevers({ ...choice.overrides, margin: 0.2 })).toEqual(choice.overrides);
  });

  it("carries what the company is taken for and the methods asked all the same, each a change", () => {
    const search = "?type=bank&force=discountedCashFlow,dividendDiscount";
    expect(searchOf(read(search))).toBe(search);
    expect(changesOf(read(search))).toBe(3);
    expect(read("type=shop&force=magic")).toEqual(plainChoice);
    expect(withForced(read(search).overrides, [])).toEqual({ type: "bank" });
  });

  it("knows that growth must stay under the discount rate when both are the reader's", () => {
    expect(contradictionIn({ wacc: 0.03, growth: 0.03 })).toEqual({ wacc: 0.03, growth: 0.03 });
    expect(contradictionIn({ wacc: 0.03, growth: 0.029 })).toBeNull();
    expect(contradictionIn({ growth: 0.4 })).toBeNull();
  });
});

it("writes what a page shows into the address of a result, and not into that of its files", () => {
  const search = "?wacc=0.08&pair=dividendDiscount,residualIncome&paths=50000&seed=7&deviations=growth:0.02";
  const choice = choiceOf(new URLSearchParams(search));
  expect(new URLSearchParams(searchOf(choice)).toString()).toBe(new URLSearchParams(search).toString());
  expect(searchOf(withNothingOpen(choice))).toBe("?wacc=0.08");
});
