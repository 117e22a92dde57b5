import { describe, expect, it } from "vitest";
import { languageIn, readArguments } from "./arguments.ts";

describe("readArguments", () => {
  it("takes the symbol from anywhere, and options in both spellings", () => {
    expect(readArguments(["--scenario", "neutral", "AAPL", "--wacc=0.09", "--g", "-0.02", "--json"])).toEqual({
      kind: "question",
      entries: [
        ["scenario", "neutral"],
        ["ticker", "AAPL"],
        ["wacc", "0.09"],
        ["g", "-0.02"],
      ],
      isJson: true,
    });
  });

  it("keeps what is repeated or unknown, for the same answer as the API", () => {
    expect(readArguments(["KO", "--debug", "1", "--wacc", "1", "--wacc", "2"])).toMatchObject({
      entries: [
        ["ticker", "KO"],
        ["debug", "1"],
        ["wacc", "1"],
        ["wacc", "2"],
      ],
    });
  });

  it("refuses a second symbol, and an option without a value", () => {
    expect(readArguments(["KO", "PEP"])).toEqual({ kind: "misused", reason: "tooManySymbols", argument: "PEP" });
    expect(readArguments(["KO", "--wacc"])).toEqual({ kind: "misused", reason: "missingValue", option: "--wacc" });
    expect(readArguments(["KO", "--wacc", "--json"])).toMatchObject({ kind: "misused", reason: "missingValue" });
  });

  it("knows the questions about itself", () => {
    expect(readArguments(["--help"])).toEqual({ kind: "help" });
    expect(readArguments(["--version", "--lang", "it"])).toEqual({ kind: "version" });
    expect(readArguments(["help"])).toEqual({ kind: "help" });
    expect(readArguments(["KO", "--wacc", "0.09", "--help", "--lang", "en"])).toEqual({ kind: "help" });
    expect(readArguments(["help", "screen", "--lang", "it"])).toEqual({ kind: "help", about: "screen" });
    expect(readArguments(["version"])).toEqual({ kind: "version" });
    expect(readArguments(["HELP"]), "a symbol is in capitals").toMatchObject({ kind: "question" });
  });

  it("finds the language whatever else is wrong", () => {
    expect(languageIn(["--nonsense", "--lang", "it"])).toBe("it");
    expect(languageIn(["--lang=en"])).toBe("en");
    expect(languageIn(["KO"])).toBeUndefined();
  });
});

it("knows the command that compares predictions with later prices", () => {
  expect(readArguments(["score-predictions"])).toEqual({ kind: "scorePredictions" });
});

it("knows the command that gives a person a plan, and refuses an unknown plan", () => {
  const words = ["admin", "plan", "ana@test.example"];
  expect(readArguments([...words, "pro"])).toEqual({ kind: "setPlan", email: "ana@test.example", plan: "pro" });
  expect(readArguments([...words, "gold"])).toEqual({ kind: "misused", reason: "missingValue", option: "admin plan" });
  expect(readArguments([...words, "pro", "KO"])).toEqual(notTaken("admin plan", "KO"));
});

const notTaken = (command: string, argument: string) => ({ kind: "misused", reason: "notTaken", command, argument });

it.each([
  ["--help KO", "--help", "KO"],
  ["KO --version", "--version", "KO"],
  ["-h --lang es --json", "-h", "--json"],
  ["--help --version", "--help", "--version"],
  ["help KO", "help", "KO"],
  ["help screen KO", "help", "KO"],
  ["version --json", "version", "--json"],
  ["score-predictions KO", "score-predictions", "KO"],
  ["score-predictions --wacc 0.1", "score-predictions", "--wacc"],
  ["score-predictions --lang es --lang it", "score-predictions", "--lang"],
  ["admin grant ana@test.example editor KO", "admin grant", "KO"],
  ["admin revoke ana@test.example editor", "admin revoke", "editor"],
])("refuses in %j what that command does not take", (line, command, argument) => {
  expect(readArguments(line.split(" "))).toEqual(notTaken(command, argument));
});

it.each([
  ["admin grant ana@test.example --lang es", { kind: "setRole", email: "ana@test.example", role: "admin" }],
  ["admin grant ana@test.example editor --lang=it", { kind: "setRole", email: "ana@test.example", role: "editor" }],
  ["--lang en admin reset-factor ana@test.example", { kind: "resetFactor", email: "ana@test.example" }],
  ["admin promote ana@test.example", notTaken("admin", "promote")],
  ["admin", { kind: "misused", reason: "missingValue", option: "admin grant" }],
  ["admin reset-factor", { kind: "misused", reason: "missingValue", option: "admin reset-factor" }],
  ["admin reset-factor ana@test.example now", notTaken("admin reset-factor", "now")],
  ["admin sign-in-link ana@test.example", { kind: "signInLink", email: "ana@test.example" }],
  ["admin sign-in-link", { kind: "misused", reason: "missingValue", option: "admin sign-in-link" }],
  ["admin sign-in-link ana@test.example now", notTaken("admin sign-in-link", "now")],
  ["--lang en admin plan ana@test.example pro", { kind: "setPlan", email: "ana@test.example", plan: "pro" }],
  ["score-predictions --lang it", { kind: "scorePredictions" }],
  ["admin revoke ana@test.example --lang", { kind: "misused", reason: "missingValue", option: "--lang" }],
  ["--help --lang", { kind: "misused", reason: "missingValue", option: "--lang" }],
])("reads a language beside any command: %j", (line, read) => {
  expect(readArguments(line.split(" "))).toEqual(read);
});

it.each([
  [["list", "ana@test.example"], { verb: "list", which: null, isJson: false }],
  [["runs", "ana@test.example", "Tech on Mondays", "--json"], { verb: "runs", which: "Tech on Mondays", isJson: true }],
  [["--lang", "it", "cancel", "ana@test.example", "7b7a"], { verb: "cancel", which: "7b7a", isJson: false }],
])("reads what is done with the jobs of a person: %j", (words, read) => {
  expect(readArguments(["jobs", ...words])).toEqual({ kind: "jobs", email: "ana@test.example", ...read });
});

it.each([
  ["jobs", { kind: "misused", reason: "missingValue", option: "jobs" }],
  ["jobs ana@test.example", notTaken("jobs", "ana@test.example")],
  ["jobs list", { kind: "misused", reason: "missingValue", option: "jobs list" }],
  ["jobs run ana@test.example", { kind: "misused", reason: "missingValue", option: "jobs run" }],
  ["jobs list ana@test.example Tech", notTaken("jobs list", "Tech")],
  ["jobs pause ana@test.example Tech now", notTaken("jobs pause", "now")],
  ["jobs list ana@test.example --wacc 0.1", notTaken("jobs", "--wacc")],
  ["KO --wacc --json 0.09", { kind: "misused", reason: "missingValue", option: "--wacc" }],
  ["KO --wacc --g 0.02", { kind: "misused", reason: "missingValue", option: "--wacc" }],
  ["KO -x", { kind: "misused", reason: "tooManySymbols", argument: "-x" }],
  ["KO -hx", { kind: "misused", reason: "tooManySymbols", argument: "-hx" }],
  ["KO -0.5", { kind: "misused", reason: "tooManySymbols", argument: "-0.5" }],
  ["KO -- PEP", { kind: "misused", reason: "tooManySymbols", argument: "PEP" }],
  ["admin grant ana@test.example --wacc 1", { kind: "misused", reason: "missingValue", option: "admin grant" }],
  ["admin plan ana@test.example pro --json", notTaken("admin plan", "--json")],
])("refuses %j", (line, read) => {
  expect(readArguments(line.split(" "))).toEqual(read);
});

it("leaves names of every object, values of switches and short words to the reader of questions", () => {
  const entriesOf = (line: string) => {
    const read = readArguments(line.split(" "));
    return read.kind === "question" ? read.entries : [];
  };
  expect(entriesOf("KO --__proto__ 1 --constructor=2")).toEqual([
    ["ticker", "KO"],
    ["__proto__", "1"],
    ["constructor", "2"],
  ]);
  expect(entriesOf("--json=1 --help=2 --wacc=")).toEqual([
    ["json", "1"],
    ["help", "2"],
    ["wacc", ""],
  ]);
  expect(entriesOf("-hx")).toEqual([["ticker", "-hx"]]);
  expect(languageIn(["--help", "--lang", "--json"])).toBeUndefined();
});

describe("the commands about backups", () => {
  it("take a file, and the options of each", () => {
    expect(readArguments(["backup"])).toEqual({ kind: "backup" });
    expect(readArguments(["backup", "--lang", "it"])).toEqual({ kind: "backup" });
    expect(readArguments(["backups"])).toEqual({ kind: "backups" });
    expect(readArguments(["check-config", "--lang", "it"])).toEqual({ kind: "checkConfig" });
    expect(readArguments(["verify", "a.age", "--identity", "key.txt"])).toEqual({
      ...{ kind: "verify", path: "a.age", identityFile: "key.txt" },
    });
    const restore = { kind: "restore", path: "a.age", identityFile: null };
    expect(readArguments(["restore", "a.age"])).toEqual({ ...restore, isReplacing: false });
    expect(readArguments(["restore", "--replace=yes", "a.age"])).toEqual({ ...restore, isReplacing: true });
  });

  it("refuse what they do not take", () => {
    expect(readArguments(["backup", "a.age"])).toEqual(notTaken("backup", "a.age"));
    expect(readArguments(["backups", "a.age"])).toEqual(notTaken("backups", "a.age"));
    expect(readArguments(["check-config", "KO"])).toEqual(notTaken("check-config", "KO"));
    expect(readArguments(["verify"])).toEqual({ kind: "misused", reason: "missingValue", option: "verify" });
    expect(readArguments(["verify", "a", "--replace", "yes"])).toEqual(notTaken("verify", "--replace"));
    expect(readArguments(["restore", "a", "b"])).toEqual(notTaken("restore", "b"));
    expect(readArguments(["restore", "a", "--replace", "no"])).toEqual(notTaken("--replace", "no"));
    expect(readArguments(["restore", "a", "--json"])).toEqual(notTaken("restore", "--json"));
  });
});
