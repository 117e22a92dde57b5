import { describe, expect, it } from "vitest";
import { readPositions } from "./read-table.ts";
import { found, readText } from "./read-table-contract.ts";

// Every holding here is invented; headings are those of public descriptions of each broker's files (docs/portfolio.md).

describe("a table of one's own", () => {
  it.each([
    ["tabs", "Símbolo\tCantidad\tCoste\tDivisa\nKO\t10\t600,50\tUSD\nSAN.MC\t1.200\t4.000,00\tEUR"],
    ["semicolons", "Simbolo;Quantità;Costo;Valuta\nKO;10;600,50;USD\nSAN.MC;1.200;4.000,00;EUR"],
    ["commas and points", 'ticker,shares,cost,currency\nKO,10,600.50,USD\nSAN.MC,"1,200","4,000.00",EUR'],
    ["no headings", "KO\t10\t600,50\tUSD\nSAN.MC\t1.200\t4.000,00\tEUR"],
    ["blanks", "KO 10 600,50 USD\nSAN.MC 1.200 4.000,00 EUR"],
    [
      "another order",
      "Currency;Average price;Name;Shares;Symbol\nUSD;60,05;Coca-Cola;10;KO\nEUR;3,3333333333;Santander;1.200,0;SAN.MC",
    ],
  ])("is read with %s", (_, text) => {
    const { held, broker, skipped } = found(readText(text));
    expect([broker, skipped]).toEqual([null, []]);
    expect(held).toEqual([
      ["KO", 10, expect.closeTo(600.5, 6), "USD"],
      ["SAN.MC", 1200, expect.closeTo(4000, 4), "EUR"],
    ]);
  });

  it("reads fractional shares, ISINs in the column of symbols, and cells of a workbook as the numbers that they are", () => {
    expect(found(readText("symbol;quantity\nKO;+3")).held).toEqual([["KO", 3, undefined, undefined]]);
    expect(found(readText("symbol;quantity\nUS1912161007;0,345\nKO;2,5")).held).toEqual([
      ["US1912161007", 0.345, undefined, undefined],
      ["KO", 2.5, undefined, undefined],
    ]);
    const rows = [
      ["Symbol", "Units"],
      ["KO", 1.234],
    ];
    expect(
      found(readPositions({ kind: "sheet", sheet: "A", rows }, { numbers: "automatic", columns: {} })).held,
    ).toEqual([["KO", 1.234, undefined, undefined]]);
  });

  it("never guesses whether 1,234 is one or a thousand: other cells or the reader say it", () => {
    expect(found(readText("symbol;quantity\nKO;1,234")).skipped).toEqual([[2, "numberDoubtful"]]);
    expect(found(readText("symbol;quantity\nKO;1,234\nPEP;2.5")).held[0]?.[1]).toBe(1234);
    expect(found(readText("symbol;quantity\nKO;1,234\nPEP;2,5")).held[0]?.[1]).toBe(1.234);
    expect(found(readText("symbol;quantity\nKO;1,234\nPEP;2,5\nJNJ;2.5")).skipped).toEqual([[2, "numberDoubtful"]]);
    expect(found(readText("symbol;quantity\nKO;1,234", "comma")).held[0]?.[1]).toBe(1.234);
    expect(found(readText("symbol;quantity\nKO;1,234", "point")).held[0]?.[1]).toBe(1234);
    expect(found(readText("symbol;quantity\nKO;0,125")).held[0]?.[1], "no thousand begins with zero").toBe(0.125);
    expect(found(readText("symbol;quantity\nKO;0.125\nPEP;2,5")).held[0]?.[1], "and is no 125").toBe(0.125);
    expect(found(readText("symbol;quantity\nKO;1'234.567")).held[0]?.[1], "one sign divides thousands").toBe(1234.567);
  });

  it("says of each row that is no position why, and drops none", () => {
    const text = "symbol;name;quantity\nKO;;-5\n;Efectivo EUR;300\nPEP;;\nJNJ;;ten\nMSFT;;0\n;;4\nTotal;;12\nAAPL;;3";
    expect(found(readText(text))).toEqual({
      broker: null,
      held: [["AAPL", 3, undefined, undefined]],
      skipped: [
        ...[
          [2, "short"],
          [3, "cash"],
          [4, "quantityInvalid"],
          [5, "quantityInvalid"],
          [6, "quantityInvalid"],
        ],
        ...[
          [7, "symbolMissing"],
          [8, "total"],
        ],
      ],
    });
  });

  it("takes no number and no name apart at its comma", () => {
    const text = "symbol,quantity\nKO,1,5\nPEP,4\nJNJ,2,\n";
    expect(found(readText(text))).toMatchObject({ skipped: [[2, "cellsTooMany"]] });
    expect(found(readText(text)).held.map(([symbol]) => symbol)).toEqual(["PEP", "JNJ"]);
    expect(found(readText("name;quantity\nCoca-Cola;1,5;a note")).held, "a semicolon is in no number").toHaveLength(1);
  });

  it("asks for the columns that it does not know, and reads by those that the reader names", () => {
    const text = "Papel;Cuántas\nKO;10\nPEP;4";
    expect(readText(text)).toEqual({ kind: "columnsUnknown", headings: ["Papel", "Cuántas"], guessed: {} });
    expect(found(readText(text, "automatic", { symbol: 0, quantity: 1 })).held.map(([symbol]) => symbol)).toEqual([
      ...["KO", "PEP"],
    ]);
  });

  it.each([
    ["", "tableEmpty"],
    [" \n\n", "tableEmpty"],
    ['symbol;quantity\n"KO;10', "quoteUnclosed"],
    ["x".repeat(1_000_001), "tableTooLarge"],
  ])("refuses %.20j", (text, code) => {
    expect(readText(text)).toEqual({ kind: "refused", code });
  });

  it("takes no long text for a heading, nor what stands behind five hundred columns", () => {
    const before = (cells: readonly string[]) => `${cells.join(";")}\nKO;10`;
    expect(readText(before(["symbol", `quantity${" ".repeat(300)}x`])).kind).toBe("columnsUnknown");
    const far = [...Array.from({ length: 600 }, () => ""), "symbol", "quantity"];
    expect(readText(`${far.join(";")}\n${"x;".repeat(600)}KO;10`).kind).toBe("columnsUnknown");
    expect(readText(before(["symbol", "quantity"])).kind).toBe("read");
  });
});
