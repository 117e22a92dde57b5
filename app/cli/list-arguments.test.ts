import { expect, it } from "vitest";
import { readArguments } from "./arguments.ts";

it("reads the commands about companies with the options of their addresses", () => {
  expect(readArguments(["screen", "--sector", "energy", "--json"])).toEqual({
    ...{ kind: "list", command: "screen", isJson: true },
    entries: [["sector", "energy"]],
  });
  expect(readArguments(["compare", "KO", "--view=relative", "PEP", "--out", "two.csv"])).toEqual({
    ...{ kind: "list", command: "compare", isJson: false, out: "two.csv" },
    entries: [
      ["tickers", "KO,PEP"],
      ["view", "relative"],
    ],
  });
  expect(readArguments(["statements", "KO", "--period", "ttm"])).toMatchObject({
    ...{ command: "statements" },
    entries: [
      ["ticker", "KO"],
      ["period", "ttm"],
    ],
  });
});

it("takes a file by the ending of its name, where the command can write it", () => {
  expect(readArguments(["KO", "--out", "Sheet.PDF"])).toEqual({
    ...{ kind: "question", entries: [["ticker", "KO"]], isJson: false, out: "Sheet.PDF" },
  });
  const refused = { kind: "misused", reason: "fileFormat" };
  expect(readArguments(["KO", "--out", "ko.doc"])).toMatchObject({ ...refused, allowed: "pdf, xlsx, csv, json" });
  expect(readArguments(["compare", "KO", "PEP", "--out", "two.pdf"])).toMatchObject({
    ...refused,
    allowed: "csv, json",
  });
  expect(readArguments(["KO", "--out"])).toMatchObject({ reason: "missingValue", option: "--out" });
  const notTaken = (argument: string) => ({ kind: "misused", reason: "notTaken", command: "--out", argument });
  expect(readArguments(["KO", "--out", "ko.csv", "--json"])).toEqual(notTaken("--json"));
  expect(readArguments(["KO", "--out", "ko.csv", "--out", "ko.pdf"])).toEqual(notTaken("ko.pdf"));
});

it("says how each of them is used, and refuses what it does not take", () => {
  for (const command of ["screen", "compare", "statements", "portfolio"])
    expect(readArguments([command, "--help", "--lang", "it"])).toEqual({ kind: "help", about: command });
  expect(readArguments(["screen", "KO"])).toMatchObject({ reason: "notTaken", command: "screen", argument: "KO" });
  expect(readArguments(["statements", "KO", "PEP"])).toMatchObject({ reason: "tooManySymbols", argument: "PEP" });
  expect(readArguments(["compare", "KO", "--version"])).toMatchObject({ reason: "notTaken", argument: "--version" });
});
