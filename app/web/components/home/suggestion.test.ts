import { describe, expect, it } from "vitest";
import { groupSuggestions, matchStart, type Suggestion } from "./suggestion.ts";

const company = (ticker: string, name: string): Suggestion => ({ ticker, name, exchange: null, hasData: true });
const apple = company("AAPL", "Apple Inc.");
const coca = company("KO", "Coca-Cola Company");
const diseno = company("ITX.MC", "Industria de Diseño Textil");

describe("matchStart", () => {
  it.each([
    ["Apple Inc.", "app", 0],
    ["Industria de Diseño Textil", "diseno", 13],
    ["Industria de Diseño Textil", "TEXTIL", 20],
    ["Coca-Cola Company", "cola", 5],
    ["Snap Inc.", "nap", 1],
    ["Apple Inc.", "z", -1],
    ["Apple Inc.", "  ", -1],
  ])("finds in %j the beginning of %j at %i", (text, query, start) => {
    expect(matchStart(text, query)).toBe(start);
  });
});

describe("groupSuggestions", () => {
  it("offers recent companies before popular ones while nothing is typed, each once", () => {
    const groups = groupSuggestions({ query: " ", recent: [coca], found: [], popular: [apple, coca] });
    expect(groups).toEqual([
      { kind: "recent", suggestions: [coca] },
      { kind: "popular", suggestions: [apple] },
    ]);
  });

  it("offers recent companies that match, by symbol or name, before those found", () => {
    const groups = groupSuggestions({ query: "dis", recent: [coca, diseno], found: [apple, diseno], popular: [coca] });
    expect(groups).toEqual([
      { kind: "recent", suggestions: [diseno] },
      { kind: "companies", suggestions: [apple] },
    ]);
  });

  it("leaves out, of every group, what cannot be chosen", () => {
    const offer = { recent: [coca], found: [coca, apple], popular: [coca, apple], except: ["KO"] };
    expect(groupSuggestions({ ...offer, query: "co" })).toEqual([{ kind: "companies", suggestions: [apple] }]);
    expect(groupSuggestions({ ...offer, query: "" })).toEqual([{ kind: "popular", suggestions: [apple] }]);
  });

  it("offers nothing when nothing matches", () => {
    expect(groupSuggestions({ query: "zzz", recent: [coca], found: [], popular: [apple] })).toEqual([]);
  });
});
