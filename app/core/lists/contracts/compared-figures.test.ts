import { describe, expect, it } from "vitest";
import { readComparedFigures, writtenComparedFigures } from "./compared-figures.ts";

const asked = { param: "figures", tickers: ["KO", "ITX.MC"], symbolMeant: (typed: string) => typed.toUpperCase() };
const revenue = "KO:revenue.2025-12-31:47000000000USD";

describe("own figures in a comparison", () => {
  it("stand behind the symbol of their company, and are written as they are read", () => {
    const text = `${revenue},itx.mc:ebit.2026-01-31:8000000000EUR,ko:dilutedShares.2025-12-31:4300000000`;
    const { usable = {} } = readComparedFigures(text, asked);
    expect(usable).toMatchObject({
      KO: [
        { name: "revenue", value: 47e9, currency: "USD" },
        { name: "dilutedShares", value: 4.3e9, currency: null },
      ],
      "ITX.MC": [{ name: "ebit", periodEnd: "2026-01-31", value: 8e9 }],
    });
    const written = writtenComparedFigures(usable, asked.tickers);
    expect(readComparedFigures(written, asked).usable).toEqual(usable);
    expect(writtenComparedFigures(usable, ["ITX.MC"])).toBe("ITX.MC:ebit.2026-01-31:8000000000EUR");
  });

  it.each([
    ["figureNotCompared", "AAPL:revenue.2025-09-27:1USD"],
    ["figureNotCompared", "revenue.2025-12-31:1USD"],
    ["figureNotCompared", ""],
    ["figureMalformed", "KO:revenue"],
    ["figureRepeated", `${revenue},${revenue}`],
    ["figureUnknown", "KO:sales.2025-12-31:1USD"],
  ])("are refused, all of them, with %s: %s", (code, text) => {
    const { usable, refusal } = readComparedFigures(`${text}`, asked);
    expect([usable, refusal?.code]).toEqual([undefined, code]);
  });
});
