import { describe, expect, it } from "vitest";
import { commandNames, shells } from "../command-names.ts";
import { ask, isHere } from "./asked-shell-contract.ts";

const LONGEST_IN_MILLISECONDS = 180_000;
const sorted = (words: readonly string[]) => [...words].toSorted();

/** A line, and the words that a shell offers for its last one. */
const offers: readonly (readonly [string, readonly string[]])[] = [
  ["valora ", sorted(commandNames)],
  ["valora st", ["statements"]],
  ["valora screen --minD", ["--minDifference", "--minDividendYield"]],
  ["valora screen --status over", ["overvalued"]],
  ["valora KO --scen", ["--scenario"]],
  ["valora statements KO --period t", ["ttm"]],
  ["valora --lang it compare KO --v", ["--view"]],
  ["valora admin re", ["reset-factor", "revoke"]],
  ["valora completion ", sorted(shells)],
  ["valora portfolio acc", ["accounts.csv"]],
  ["valora KO --out acc", ["accounts.csv"]],
  ["valora KO --wacc ", []],
  ["valora KO ", []],
  ["valora admin grant ", []],
];

describe.skipIf(!isHere("zsh"))("in a zsh at a terminal", () => {
  it("the words of each line are offered", { timeout: LONGEST_IN_MILLISECONDS }, () => {
    const asked = [...offers, ["valora KO --view=", ["absolute", "relative"]]] as const;
    const told = ask.zsh(
      asked.map(([line]) => line),
      "source",
    );
    expect(asked.map(([line], index) => [line, told[index]])).toEqual(asked);
  });

  it("they are offered where zsh loads the script itself too", { timeout: LONGEST_IN_MILLISECONDS }, () => {
    expect(ask.zsh(["valora st"], "fpath")).toEqual([["statements"]]);
  });
});

describe.skipIf(!isHere("fish"))("in a fish", () => {
  it("the words of each line are offered", { timeout: LONGEST_IN_MILLISECONDS }, () => {
    for (const [line, words] of offers) expect([line, ask.fish(line)]).toEqual([line, words]);
    expect(ask.fish("valora KO --view=")).toEqual(["--view=absolute", "--view=relative"]);
  });
});

describe.skipIf(!isHere("bash"))("in a bash at a terminal", () => {
  it.each([
    ["valora st", "statements"],
    ["valora KO --view=rel", "KO --view=relative"],
    ["valora screen --status over", "screen --status overvalued"],
    ["valora --lang it compare KO --v", "--lang it compare KO --view"],
    ["valora admin rev", "admin revoke"],
    ["valora portfolio acc", "portfolio accounts.csv"],
    ["valora KO --out=acc", "KO --out=accounts.csv"],
    ["valora KO --wacc acc", "KO --wacc acc"],
  ])("the end of «%s» is completed", { timeout: LONGEST_IN_MILLISECONDS }, (line, run) => {
    expect(ask.bash(line)).toBe(run);
  });
});
