import { describe, expect, it } from "vitest";
import { parseTable, TableError } from "./table.ts";

const heading = "ticker,date,sector,industry,marketCap,revenue,netIncome,totalAssets,totalEquity,capex";
const row = 'ACME,2024-12-31,Technology,"Software, Application",1.5e9,100,-5,300,,7';

const issuesOf = (text: string) => {
  try {
    parseTable(text);
  } catch (problem) {
    if (problem instanceof TableError) return problem.issues;
    throw problem;
  }
  return [];
};

describe("the training table", () => {
  it("keeps empty cells unknown and reads quoted ones whole", () => {
    const [read] = parseTable(`${heading}\r\n${row}\r\n`);
    expect(read).toMatchObject({
      ticker: "ACME",
      sector: "informationTechnology",
      industry: "Software, Application",
      currency: "USD",
      figures: { marketCap: 1.5e9, netIncome: -5, totalEquity: null, capex: 7, ebit: null },
    });
  });

  it("finds columns under their other headings", () => {
    const [read] = parseTable(`${heading.replace("date", "fyEnd").replace("sector", "gicsSector")}\n${row}`);
    expect(read).toMatchObject({ date: "2024-12-31", sector: "informationTechnology" });
  });

  it.each([
    ["1,5", "marketCap", "is not a number (a decimal point, no thousands separators)"],
    ["-3", "marketCap", "is not positive"],
  ])("names the row and column of a market value of %j", (value, column, problem) => {
    const issues = issuesOf(`${heading}\n${row}\n${row.replace("ACME", "B").replace("1.5e9", `"${value}"`)}`);
    expect(issues).toEqual([{ row: 3, column, problem: expect.stringContaining(problem) }]);
  });

  it("names every wrong cell at once, and a missing column by its heading", () => {
    const issues = issuesOf(`${heading}\n${row.replace("2024-12-31", "2024-02-30").replace("Technology", "Wizardry")}`);
    expect(issues.map(({ column }) => column)).toEqual(["sector", "date"]);
    expect(issuesOf("ticker,date\nA,2024-12-31").map(({ column }) => column)).toContain("marketCap");
  });

  it("refuses a company-year that stands there twice, and a row with cells too few", () => {
    expect(issuesOf(`${heading}\n${row}\n${row}`)).toEqual([
      { row: 3, column: "ticker, date", problem: "ACME 2024-12-31 stands in the table twice" },
    ]);
    expect(issuesOf(`${heading}\nA,2024-12-31,Energy,,5,1,1,1`)[0]).toMatchObject({ row: 2, column: "-" });
  });

  it("files shops of daily needs under staples and other shops under discretionary", () => {
    const shop = (industry: string) => parseTable(`${heading}\nA,2024-12-31,retail,${industry},5,1,1,1,1,1`)[0]?.sector;
    expect([shop("Food Retail"), shop("Apparel Retail")]).toEqual(["consumerStaples", "consumerDiscretionary"]);
  });
});

describe("comma-separated rows", () => {
  it("are refused where a quote is never closed, with the line", () => {
    expect(() => parseTable(`${heading}\n1,"2`)).toThrow(/quote.* line 2/i);
  });
});
