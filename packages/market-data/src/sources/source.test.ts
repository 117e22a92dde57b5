import { describe, expect, it } from "vitest";
import { bundledFiles } from "../providers/bundled/bundled-files.ts";
import { sentenceOf, sourceOf } from "./index.ts";
import { kinds } from "./parameters.ts";
import { sentences } from "./source-codes.ts";

/** Every text under the name `source` in a file. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "source" && typeof part === "string" ? [part] : sourcesIn(part),
  );
}

const valuesOf = (sentence: string) => {
  const source = sourceOf(sentence);
  return (
    source && {
      code: source.code,
      values: Object.fromEntries(Object.entries(source.params).map(([name, { value }]) => [name, value])),
    }
  );
};

describe("a source as data", () => {
  it.each([
    ["US Treasury, 10-year constant maturity, monthly average of 2026-06", "treasury", { month: "2026-06" }],
    ["Aswath Damodaran, NYU Stern, January 2026", "damodaran", { month: "2026-01" }],
    [
      "Aswath Damodaran, NYU Stern, January 2026: Computers/Peripherals",
      "damodaranRow",
      { month: "2026-01", row: "Computers/Peripherals" },
    ],
    [
      "Aswath Damodaran, NYU Stern, January 2026: Treasury rate that the premium was solved with",
      "damodaranRate",
      { month: "2026-01" },
    ],
    [
      "Aswath Damodaran, NYU Stern: ratings, interest coverage and default spreads, January 2025: AA",
      "ratingsRow",
      { month: "2025-01", row: "AA" },
    ],
    [
      "European Central Bank, Survey of Professional Forecasters, third quarter of 2025: longer-term real growth 1.3 %, inflation 2.0 % (https://www.ecb.europa.eu/stats/)",
      "forecasters",
      { quarter: 3, year: "2025", real: 0.013, inflation: 0.02, address: "https://www.ecb.europa.eu/stats/" },
    ],
    ["SEC EDGAR, cover page", "filedShares", { place: "coverPage" }],
    [
      "8-K of 9 February 2026, 0001193125-26-042827",
      "reportOfDay",
      { form: "8-K", date: "2026-02-09", accession: "0001193125-26-042827" },
    ],
    [
      "US Treasury, 10-year par yield, less the default spread of the state (Aswath Damodaran, NYU Stern, January 2026, 2026-01-05)",
      "lessDefaultSpread",
      {
        rate: "US Treasury, 10-year par yield",
        spread: "Aswath Damodaran, NYU Stern, January 2026",
        date: "2026-01-05",
      },
    ],
    [
      "US Treasury, 10-year par yield; converted to euro by relative inflation (ecb; Consensus)",
      "convertedToEuro",
      { rate: "US Treasury, 10-year par yield", euro: "ecb", foreign: "Consensus" },
    ],
  ])("reads %s", (sentence, code, values) => {
    expect(valuesOf(sentence)).toEqual({ code, values });
  });

  it.each(["fmp", "import", "constructor", "Survey of the Bank of Spain, 2026", ""])("has no code for %j", (text) => {
    expect(sourceOf(text)).toBeNull();
  });

  it("is the same after it was written: every sentence of the table with a value of each kind", () => {
    const examples: Readonly<Record<keyof typeof kinds, string | number>> = {
      text: "GM Financial",
      source: "US Treasury, 10-year par yield",
      address: "https://example.org/a_(b)",
      year: "2025",
      years: "2027-2035",
      number: "0002067876",
      form: "8-K/A",
      accession: "0001193125-26-042827",
      day: "2026-01-05",
      month: "2026-06",
      dayInWords: "2026-02-09",
      monthInWords: "2025-12",
      percent: 0.018,
      quarter: 4,
      place: "weightedAverage",
    };
    for (const [code, text] of Object.entries(sentences)) {
      const values = Object.fromEntries(
        [...text.matchAll(/\{(\w+):(\w+)\}/g)].map(([, name = "", kind = ""]) => {
          expect(Object.keys(kinds), `${code}: ${kind}`).toContain(kind);
          return [name, examples[kind as keyof typeof kinds]];
        }),
      );
      const write = sentenceOf as (code: string, values: object) => string;
      expect(valuesOf(write(code, values)), code).toEqual({ code, values });
    }
  });

  it("covers every sentence of the bundled data: what has no code is no sentence of ours", () => {
    const files = bundledFiles();
    const all = [...new Set([...sourcesIn(files.reference()), ...sourcesIn(files.companies())])];
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((sentence) => sourceOf(sentence) === null)).toEqual([]);
  });
});
