import { describe, expect, it } from "vitest";
import { mostCorrectedFigures, readCorrectedFigures, withOwnFigure, writtenCorrectedFigures } from "./own-figures.ts";

const read = (text: string) => readCorrectedFigures(text, "figures");
const refused = (text: string) => read(text).refusal?.code ?? "none";

describe("readCorrectedFigures", () => {
  it("reads figures by name, last day, value and currency, in the order of a question's one form", () => {
    const { usable = [], refusal } = read(
      "ebit.2024-12-31:-1.5e3EUR,dilutedShares.2025-12-31:100,revenue.2025-12-31:391000000000EUR",
    );
    expect(refusal).toBeNull();
    expect(usable).toEqual([
      { name: "revenue", periodEnd: "2025-12-31", value: 391e9, currency: "EUR" },
      { name: "dilutedShares", periodEnd: "2025-12-31", value: 100, currency: null },
      { name: "ebit", periodEnd: "2024-12-31", value: -1500, currency: "EUR" },
    ]);
    const written = writtenCorrectedFigures(usable);
    expect(written).toBe("revenue.2025-12-31:391000000000EUR,dilutedShares.2025-12-31:100,ebit.2024-12-31:-1500EUR");
    expect(read(written).usable).toEqual(usable);
  });

  it.each([
    ["", "figureMalformed"],
    ["revenue", "figureMalformed"],
    ["revenue.2025-12-31", "figureMalformed"],
    ["revenue.2025-12-31:5", "figureMalformed"],
    ["revenue.2025-12-31:USD", "figureMalformed"],
    ["dilutedShares.2025-12-31:5USD", "figureMalformed"],
    ["sales.2025-12-31:5USD", "figureUnknown"],
    ["toString.2025-12-31:5USD", "figureUnknown"],
    ["revenue.2025:5USD", "dateInvalid"],
    ["revenue.2025-02-30:5USD", "dateInvalid"],
    ["revenue.2025-12-31:5,5USD", "figureMalformed"],
    ["revenue.2025-12-31:0x5USD", "numberFormat"],
    ["revenue.2025-12-31:05USD", "numberFormat"],
    ["revenue.2025-12-31:1e17USD", "outOfRange"],
    ["dilutedShares.2025-12-31:0", "outOfRange"],
    ["revenue.2025-12-31:5USD,revenue.2025-12-31:6USD", "figureRepeated"],
  ])("refuses %s: %s, and uses nothing of it", (text, code) => {
    expect(refused(text)).toBe(code);
    expect(read(text).usable).toBeUndefined();
  });

  it("takes as many as a question may hold, and no more", () => {
    const listed = (count: number) =>
      Array.from({ length: count }, (_, index) => `revenue.${1990 + index}-12-31:${index + 1}EUR`).join(",");
    expect(refused(listed(mostCorrectedFigures))).toBe("none");
    expect(refused(listed(mostCorrectedFigures + 1))).toBe("figuresTooMany");
  });
});

it("puts a figure in place of the one of its period, and beside the others", () => {
  const [first] = read("revenue.2025-12-31:5EUR").usable ?? [];
  if (first === undefined) throw new Error("it is one figure");
  const second = { ...first, periodEnd: "2024-12-31" };
  expect(withOwnFigure([first], { ...first, value: 7 })).toEqual([{ ...first, value: 7 }]);
  expect(withOwnFigure([second], first)).toEqual([first, second]);
});
