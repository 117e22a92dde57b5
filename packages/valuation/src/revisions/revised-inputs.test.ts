import { describe, expect, it } from "vitest";
import { sampleFile } from "../inputs/sample-company.ts";
import type { CompanyFile } from "../report/report.ts";
import { differsIn, revisedFigures, revisedInputs, withInput } from "./revised-inputs.ts";

const file = sampleFile();
const quoted = (value: number) => {
  const { quote } = file.fundamentals;
  if (quote === null) throw new Error("no price");
  return { ...quote, value };
};
/** A file at the reader's own price, and beside it the price that this replaces. */
const ownPrice: CompanyFile = {
  ...file,
  fundamentals: { ...file.fundamentals, quote: { ...quoted(7), chosenBy: "user" } },
  sourceQuote: quoted(11),
};

describe("the inputs of a revision", () => {
  it("carry the price of the source along with the reader's own, and with no other input", () => {
    for (const input of revisedInputs) {
      const { sourceQuote } = withInput(file, input, ownPrice);
      expect(sourceQuote?.value, input).toBe(input === "price" ? 11 : undefined);
    }
    // And back: without one of the reader's there is nothing that it replaces.
    expect(withInput(ownPrice, "price", file)).not.toHaveProperty("sourceQuote");
    expect(withInput(ownPrice, "beta", file).sourceQuote?.value).toBe(11);
  });

  it("differ by what they hold, not by the order in which it was written", () => {
    const turned = (whole: object) => Object.fromEntries(Object.entries(whole).toReversed());
    const other = {
      ...turned(file),
      fundamentals: turned(file.fundamentals),
      reference: turned(file.reference),
    } as CompanyFile;
    expect(revisedInputs.filter((input) => differsIn(input, file, other))).toEqual([]);
    expect(revisedInputs.filter((input) => differsIn(input, file, ownPrice))).toEqual(["price"]);
  });

  it("name a figure by the latest period that tells another one, and none where the periods are others", () => {
    const [first, second, ...later] = file.fundamentals.statements.toReversed();
    if (!first || !second) throw new Error("no statements");
    const changed = (statement: typeof first, revenue: number) => ({
      ...statement,
      figures: { ...statement.figures, revenue },
    });
    const restated = [changed(first, 1010), changed(second, 990), ...later].toReversed();
    const after = { ...file, fundamentals: { ...file.fundamentals, statements: restated } };
    expect(revisedFigures(file, after)).toEqual([{ name: "revenue", before: first.figures.revenue, after: 1010 }]);
    const fewer = { ...file, fundamentals: { ...file.fundamentals, statements: restated.slice(1) } };
    expect(revisedFigures(file, fewer)).toBeNull();
    const moved = { ...first, fiscalYearEnd: "2099-12-31" };
    const others = {
      ...file,
      fundamentals: { ...file.fundamentals, statements: [moved, second, ...later].toReversed() },
    };
    expect(revisedFigures(file, others)).toBeNull();
  });
});
