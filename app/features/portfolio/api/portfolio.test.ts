import { OpenAPIHono } from "@hono/zod-openapi";
import { describe, expect, it } from "vitest";
import { createApi } from "../../../api/index.ts";
import { Failure } from "../../../failure.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { zipParts } from "../../imports/reading/workbook/zip-entries.ts";
import { PortfolioAnswer } from "../contracts/portfolio.ts";

const api = new OpenAPIHono().route("/api", createApi(productOf(testContext(), null))).onError((error, c) => {
  const { code, params, status } = Failure.from(error);
  return c.json({ code, params }, status);
});
const post = (path: string, body: object) =>
  api.request(`/api/v1/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const positions = [
  { symbol: "KO", quantity: 10, cost: 500, currency: "USD" },
  { symbol: '=HYPERLINK("https://evil.example")', quantity: 3 },
];

describe("POST /v1/portfolio", () => {
  it("answers in the shape of its contract", async () => {
    const response = await post("portfolio", { positions, currency: "USD" });
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/json"]);
    const answer = PortfolioAnswer.parse(await response.json());
    expect(answer.positions.map(({ ticker, cost }) => [ticker, cost])).toEqual([["KO", 500]]);
    expect(answer.leftOut.map(({ reason }) => reason)).toEqual(["unknownSymbol"]);
  });

  it("reads the table of a broker, and says by whose headings", async () => {
    const table =
      'Product,Symbol/ISIN,Amount,Closing,Local value,,Value in EUR\nCASH (EUR),,,,EUR,"1,00","1,00"\nAPPLE,US0378331005,2,"190,00",USD,"380,00","350,00"';
    const { broker, coverage, skipped, rates } = await (
      await post("portfolio", { table, currency: "EUR", rates: { USD: 1.1 } })
    ).json();
    expect([broker, coverage.valued, skipped.length, rates[0].value]).toEqual(["degiro", 1, 1, 1 / 1.1]);
  });

  it("reads by the columns that are named, the first is 1", async () => {
    const table = "Papel;Cuántas\nKO;10";
    expect((await (await post("portfolio", { table })).json()).code).toBe("columnsUnknown");
    const named = await (
      await post("portfolio", { table, currency: "USD", columns: { symbol: 1, quantity: 2 } })
    ).json();
    expect(named.positions[0].quantity).toBe(10);
  });

  it.each([
    [{}, 400, "bodyInvalid"],
    [{ positions, table: "KO\t1" }, 400, "bodyInvalid"],
    [{ positions: [] }, 422, "positionsMissing"],
    [{ table: " " }, 422, "positionsMissing"],
    [{ table: 'symbol;quantity\n"KO;1' }, 422, "tableUnreadable"],
    [{ positions: Array.from({ length: 501 }, () => positions[0]) }, 422, "tooManyPositions"],
    [{ positions: [{ symbol: "KO", quantity: -1 }] }, 422, "outOfRange"],
    [{ positions: [{ symbol: "KO", quantity: 1, cost: -1 }] }, 422, "outOfRange"],
    [{ positions: [{ symbol: " ", quantity: 1 }] }, 400, "fieldRequired"],
    [{ positions: [{ symbol: "KO", quantity: 1, currency: "euro" }] }, 400, "fieldType"],
    [{ positions, currency: "XXX" }, 400, "enumInvalid"],
    [{ positions, rates: { USD: 0 } }, 422, "outOfRange"],
    [{ positions, rates: { dollars: 1 } }, 400, "fieldUnknown"],
    [{ positions, columns: { colour: 1 } }, 400, "fieldUnknown"],
    [{ table: "KO\t1", columns: { symbol: 0 } }, 422, "outOfRange"],
    [{ table: "KO\t1", numbers: "roman" }, 400, "enumInvalid"],
    [{ positions, more: 1 }, 400, "fieldUnknown"],
  ])("refuses %.90j", async (body, status, code) => {
    const response = await post("portfolio", body);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it("is posted only", async () => {
    expect((await api.request("/api/v1/portfolio")).status).toBe(405);
  });
});

describe("its files", () => {
  it("have a row a position and one a position left out, and hold no formula", async () => {
    const response = await post("portfolio.csv", { positions, currency: "USD" });
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="valora-portfolio.csv"');
    const [head = "", first = "", second = "", whole = ""] = (await response.text()).split("\r\n");
    expect(head).toMatch(/^ticker,name,sector,.*,signal,currency,leftOut$/);
    expect([first.slice(0, 3), second.slice(0, 13), whole.slice(0, 6)]).toEqual(["KO,", "\"'=HYPERLINK(", "total,"]);
    expect(second).toMatch(/unknownSymbol$/);
  });

  it("are a workbook too, in which texts are texts", async () => {
    const response = await post("portfolio.xlsx?lang=en", { positions, currency: "USD" });
    expect(response.headers.get("content-type")).toContain("spreadsheetml");
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 2)]).toEqual([0x50, 0x4b]);
    const { part } = zipParts(Buffer.from(bytes));
    expect(String(part("xl/sharedStrings.xml"))).toContain("=HYPERLINK");
    for (const sheet of [1, 2, 3]) expect(String(part(`xl/worksheets/sheet${sheet}.xml`))).not.toMatch(/<f[ >]/);
  });
});
