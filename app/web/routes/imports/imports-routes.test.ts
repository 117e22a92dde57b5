import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importFiles } from "../../../features/imports/reading/import-files.ts";
import { fileFetcher } from "../../../outbound/fetch-file.ts";
import { everyEntryIsAsked, load, productWith, send } from "../route-call-contract.ts";

const folder = mkdtempSync(join(tmpdir(), "valora-import-routes-"));
const product = productWith({
  imports: importFiles(folder, () => new Date()),
  fetchFile: fileFetcher({ settings: { privateHosts: [], publicOrigin: null } }),
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const declared = {
  ...{ name: "Talleres Ejemplo", country: "ES", sector: "industrials", currency: "EUR", numberFormat: "comma" },
  ...{ unit: "thousands", sharesUnit: "units", price: "12,50", priceDate: "2026-05-29" },
};
const table =
  ";2024-12-31;2025-12-31\nIngresos;1.100;1.210,5\nBeneficio neto;110;121\nAcciones;100.000;100.000\nPatrimonio neto;650;700\n";

let address = "";
let headers: Record<string, string> = {};
beforeAll(async () => {
  const answer = await send("/import", { ...declared, table, accepted: "yes" }, { product });
  expect(answer.data).toBe("");
  address = answer.location ?? "";
  headers = { Cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
});

describe("the form of imports", () => {
  it("leads a table that can be read to its valuation, for the browser that sent it", async () => {
    const answer = await send("/import?lang=en", { ...declared, table, accepted: "yes" }, { product });
    expect([answer.status, answer.location]).toEqual([303, expect.stringMatching(/^\/import\/[0-9a-f]{32}\?lang=en$/)]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^valora-import=[0-9a-f-]{36}; Path=\/import; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  it("keeps one secret for all that a browser sends", async () => {
    const again = await send("/import", { ...declared, table, accepted: "yes" }, { product, headers });
    expect(again.headers.getSetCookie()[0]).toContain(headers.Cookie);
    expect(again.location).not.toBe(address);
  });

  it("comes back with every doubt at its cell, and with what was typed", async () => {
    const wrong = table.replace("1.100", "mil");
    const { status, data, reported } = await send("/import", { ...declared, table: wrong }, { product });
    expect([status, reported.length]).toEqual([422, 1]);
    expect(data).toMatchObject({
      typed: { name: "Talleres Ejemplo", price: "12,50" },
      issues: expect.arrayContaining([expect.objectContaining({ cell: "B2", text: "mil", blocking: true })]),
      fields: [],
    });
  });

  it("names the fields that are missing", async () => {
    const { status, data, reported } = await send("/import", {}, { product });
    expect([status, reported]).toEqual([422, ["fileEmpty"]]);
    expect((data as { fields: string[] }).fields).toEqual(expect.arrayContaining(["name", "country", "currency"]));
  });

  it("says why an address gave no table", async () => {
    const url = "http://127.0.0.1:9/accounts.csv";
    const { status, data, reported } = await send("/import", { ...declared, url }, { product });
    expect([status, reported]).toEqual([422, ["urlForbidden"]]);
    expect(data).toMatchObject({ failure: { code: "urlForbidden", kind: "url" }, url, issues: [] });
  });
});

describe("uploaded financials", () => {
  it("are valued for who uploaded them, and nothing on the way may keep it", async () => {
    const answer = await load(`${address}?scenario=conservative&lang=it`, { product, headers });
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const statements = (answer.data as { file: { fundamentals: { statements: { figures: object }[] } } }).file
      .fundamentals.statements;
    expect(statements.map(({ figures }) => figures)).toMatchObject([{ revenue: 1_100_000 }, { revenue: 1_210_500 }]);
    expect(answer.data).toMatchObject({
      address,
      file: { fundamentals: { name: "Talleres Ejemplo", currency: "EUR", quote: { value: 12.5, asOf: "2026-05-29" } } },
      read: { choice: { scenario: "conservative" } },
    });
  });

  it("say which parameter was refused, and are valued all the same", async () => {
    const { status, data, reported } = await load(`${address}?wacc=9`, { product, headers });
    expect([status, reported]).toEqual([422, ["outOfRange"]]);
    expect(data).toMatchObject({ refused: { wacc: { reason: "outOfRange", suggestion: 0.09 } } });
  });

  it("take peers", async () => {
    const { status, data } = await load(`${address}/peers?peers=ITX.MC&peers=MSFT&peers=ZZZZ`, { product, headers });
    expect([status, data]).toMatchObject([200, { kind: "peers", tickers: ["ITX.MC"] }]);
    expect((data as { refused: object[] }).refused).toEqual([
      { peer: "MSFT", reason: "otherCurrency" },
      { peer: "ZZZZ", reason: "unknown" },
    ]);
  });

  it("are a file to take away", async () => {
    const csv = await load(`${address}/file/csv?lang=en`, { product, headers });
    expect(csv.headers.get("Content-Disposition")).toBe('attachment; filename="valora.csv"');
    expect([csv.headers.get("Content-Type"), csv.headers.get("Cache-Control")]).toEqual([
      "text/csv; charset=utf-8",
      "no-store",
    ]);
    expect(csv.data).toContain("Talleres Ejemplo");
  });

  it.each(["", "/peers", "/file/csv"])("are not there for another browser: %s", async (part) => {
    const other = { Cookie: "valora-import=00000000-0000-4000-8000-000000000000" };
    for (const asked of [{}, other]) {
      const { status, reported } = await load(`${address}${part}`, { product, headers: asked });
      expect([status, reported]).toEqual([404, ["notFound"]]);
    }
  });

  it.each(["/import/nothing", "/import/nothing/peers", "/import/nothing/file/pdf"])(
    "are not there under an address that was never given: %s",
    async (unknown) => {
      expect(await load(unknown, { product, headers })).toMatchObject({ status: 404, reported: ["notFound"] });
    },
  );

  it("have no other kinds of file, and no file of a question that cannot be read", async () => {
    expect((await load(`${address}/file/doc`, { product, headers })).status).toBe(404);
    expect((await load(`${address}/file/toString`, { product, headers })).status).toBe(404);
    const unread = await load(`${address}/file/csv?wacc=9`, { product, headers });
    expect([unread.status, unread.reported]).toEqual([400, ["requestMalformed"]]);
  });
});

describe("the form of imports of a company with known figures", () => {
  it("comes with what must be declared of it", async () => {
    const { data } = await load("/import?company=BKT.MC");
    expect(data).toMatchObject({
      known: { name: "Bankinter, S.A.", country: "ES", sector: "financials", currency: "EUR", price: "16.25" },
    });
    expect((await load("/import?company=NOPE")).data).toEqual({ known: {}, asksForExchangeRates: false });
  });
});

describe("the table to fill in", () => {
  it.each([
    ["es", "Ingresos"],
    ["en", "Revenue"],
    ["it", "Ricavi"],
  ])("names the figures in %s, with five year ends", async (language, revenue) => {
    const { data, headers: sent } = await load(`/import/template/${language}`);
    expect(sent.get("Content-Disposition")).toBe(`attachment; filename="valora-${language}.csv"`);
    const [head = "", first = ""] = String(data).replace("\ufeff", "").split("\r\n");
    expect(first.split(";")[0]).toBe(revenue);
    const lastYear = new Date().getUTCFullYear() - 1;
    expect(head.split(";").slice(1, 6)).toEqual([4, 3, 2, 1, 0].map((back) => `${lastYear - back}-12-31`));
  });

  it("is a workbook, too", async () => {
    const { data, headers: sent } = await load("/import/template/it/xlsx");
    expect(sent.get("Content-Disposition")).toBe('attachment; filename="valora-it.xlsx"');
    expect(String(data).slice(0, 2)).toBe("PK");
  });

  it("comes with the figures that are known of a company, at the ends of its fiscal years", async () => {
    const { data } = await load("/import/template/en?ticker=LOG.MC");
    const [head = "", first = ""] = String(data).replace("\ufeff", "").split("\r\n");
    const place = head.split(";").indexOf("2025-09-30");
    expect(place).toBeGreaterThan(0);
    expect(first.split(";")[place]).toBe("13536000000");
  });

  it.each(["/import/template/xx", "/import/template/en/ods"])("is not there at %s", async (unknown) => {
    expect(await load(unknown)).toMatchObject({ status: 404, reported: ["notFound"], data: { code: "notFound" } });
  });
});

everyEntryIsAsked("imports");
