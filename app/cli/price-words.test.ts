import { expect, it } from "vitest";
import { readPriceWords } from "./price-words.ts";

it("takes one file, and the symbols whose price may jump", () => {
  expect(readPriceWords(["--lang", "it", "closes.csv", "--confirm=KO, ENEL.MI"])).toEqual({
    path: "closes.csv",
    confirmed: ["KO", "ENEL.MI"],
  });
  expect(readPriceWords(["closes.csv"])).toEqual({ path: "closes.csv", confirmed: [] });
  expect(readPriceWords(["--provider=yahoo", "--confirm", "KO"])).toEqual({ provider: "yahoo", confirmed: ["KO"] });
  expect(readPriceWords(["-h"])).toBe("help");
});

it.each([
  [[]],
  [["one.csv", "two.csv"]],
  [["closes.csv", "--force"]],
  [["closes.csv", "--confirm"]],
  [["closes.csv", "--provider=yahoo"]],
  [["--provider="]],
])("refuses %j", (words) => {
  expect(readPriceWords(words)).toBeNull();
});
