import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonicalTicker } from "./ticker.ts";

it.each([
  ["AAPL", "AAPL"],
  [" aapl ", "AAPL"],
  ["BRK.B", "BRK.B"],
  ["BRK-B", "BRK.B"],
  ["BRK/B", "BRK.B"],
  ["brk.b", "BRK.B"],
  ["BF-B", "BF.B"],
  ["BAC-PK", "BAC.PR.K"],
  ["BAC.PR.K", "BAC.PR.K"],
  ["BAC-PRK", "BAC.PR.K"],
  ["IONQ-WT", "IONQ.WT"],
  ["BTC-USD", "BTC-USD"],
  ["EURUSD=X", "EURUSD=X"],
  ["GC=F", "GC=F"],
  ["^GSPC", "^GSPC"],
  ["SAN.MC", "SAN.MC"],
  ["600519.SS", "600519.SS"],
  ["NOVO-B.CO", "NOVO-B.CO"],
  ["TRUE", "TRUE"],
  ["NA", "NA"],
  ["8", "8"],
])("writes %j as %j", (raw, canonical) => {
  expect(canonicalTicker(raw)).toBe(canonical);
});

it.each([
  "",
  " ",
  "\t\n",
  "AAPL\u0000",
  "AAPL\t",
  "\u0410\u0410\u0420L",
  "\uff21\uff21\uff30\uff2c",
  "AAPL\u200b",
  "\ufeffAAPL",
  "AAPL\u00a0",
  "STRA\u00dfE",
  "ſAN",
  "..%2f",
  "AAPL/../../admin",
  "AAPL MSFT",
  "AAPL;MSFT",
  "-AAPL",
  "AAPL.",
  "AAPL..US",
  ".",
  "*",
  "__PROTO__",
  "'",
  "BAC^K",
  "A".repeat(13),
  "A.".repeat(20_000),
  " ".repeat(65),
])("refuses %j", (raw) => {
  expect(canonicalTicker(raw)).toBeNull();
});

it("is settled: the canonical form of a canonical form is itself", () => {
  for (const raw of ["brk-b", "bac-pk", "x/a", "ionq-wt", "btc-usd", "dcom.pr", "dcom-p"]) {
    const once = canonicalTicker(raw);
    expect(once && canonicalTicker(once)).toBe(once);
  }
});

it("refuses a megabyte", () => {
  expect(canonicalTicker("A".repeat(1_048_576))).toBeNull();
});

const cases = new URL("../../../../../shared/bad-inputs/bad-inputs.jsonl", import.meta.url);

describe.skipIf(!existsSync(cases))("on the shared list of bad inputs", () => {
  type Case = { id: string; surface: string; input: unknown; expected: { code: string | null; canonical?: string } };
  const lines = existsSync(cases) ? readFileSync(cases, "utf8").trim().split("\n") : [];
  const literal = lines
    .map((line): Case => JSON.parse(line))
    .filter(({ surface, input }) => surface === "analyze.ticker" && typeof input === "string");

  it.each(literal)("$id", ({ input, expected }) => {
    const canonical = canonicalTicker(String(input));
    if (expected.code === "tickerInvalid") expect(canonical).toBeNull();
    else expect(canonical).toBe(expected.canonical ?? input);
  });
});
