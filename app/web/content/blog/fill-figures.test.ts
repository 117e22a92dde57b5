import { expect, it } from "vitest";
import type { Text } from "../../../../content/text.ts";
import { formatsFor } from "../../analysis/formats.ts";
import { fillFigures, tickersIn, unknownFigures } from "./fill-figures.ts";

const illustration = {
  ticker: "KO",
  name: "Coca-Cola",
  currency: "USD",
  fiscalYearEnd: "2025-12-31",
  priceAsOf: null,
  figures: {
    wacc: { value: 0.067, unit: "rate" },
    ebit: { value: 13_762_000_000, unit: "money" },
    price: { value: 90.5, unit: "perShare" },
  },
} as const;
const textOf = (...blocks: Text["blocks"]): Text => ({ title: "T", description: "D", blocks });
const fill = (text: Text) => fillFigures(text, new Map([["KO", illustration]]), formatsFor("es")).blocks;

it("writes figures in the reader's language, each by its unit", () => {
  expect(fill(textOf({ text: "{KO.wacc}, {KO.ebit} y {KO.price} a {KO.fiscalYearEnd}" }))).toEqual([
    { text: "6,7\u00a0%, 13.762 y 90,50\u00a0US$ a 31\u00a0dic\u00a02025" },
  ]);
});

it("leaves out what needs a figure that is not known, and keeps the rest", () => {
  const table = {
    head: ["a", "b"],
    rows: [
      ["WACC", "{KO.wacc}"],
      ["Deuda", "{KO.debt}"],
    ],
  };
  expect(fill(textOf({ text: "{KO.debt}" }, { text: "sigue" }, { table }, { text: "{XX.wacc}" }))).toEqual([
    { text: "sigue" },
    { table: { head: ["a", "b"], rows: [["WACC", "6,7\u00a0%"]] } },
  ]);
});

it("gives no date for a price whose date is unknown", () => {
  expect(fill(textOf({ formula: "{KO.priceAsOf}" }))).toEqual([]);
});

it("names each company of a text once", () => {
  expect(tickersIn(textOf({ text: "{KO.wacc} {KO.ebit} {ITX.MC.ebit} {word}" }))).toEqual(["KO", "ITX.MC"]);
});

it("lists the unknown figures of a text, each once", () => {
  const text = textOf({ text: "{KO.wacc} {KO.debt} {XX.wacc}" }, { list: ["{KO.debt}", "{KO.priceAsOf}"] });
  expect(unknownFigures(text, new Map([["KO", illustration]]), formatsFor("es"))).toEqual([
    "{KO.debt}",
    "{XX.wacc}",
    "{KO.priceAsOf}",
  ]);
});
