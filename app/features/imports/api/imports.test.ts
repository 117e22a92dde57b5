import { beforeAll, describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { Problem } from "../../../core/shared/contracts/problem.ts";
import { type Product, productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { UploadedFinancialsAnswer } from "../contracts/uploaded-financials-answer.ts";

const recorded: unknown[] = [];
let product: Product;

beforeAll(async () => {
  product = productOf(
    {
      ...testContext("2026-06-01"),
      analyses: { record: (analysis) => recorded.push(analysis) },
      predictions: { record: (prediction) => recorded.push(prediction) },
    },
    null,
    {
      imports: { keep: () => expect.unreachable("nothing is kept"), find: async () => null },
      calibration: async () => [],
      fetchFile: async (address) =>
        Uint8Array.from(Buffer.from(address.endsWith(".json") ? JSON.stringify({ years }) : csv)),
    },
  );
});

const declared = {
  name: "Talleres Ejemplo",
  country: "ES",
  sector: "industrials",
  currency: "EUR",
  unit: "thousands",
  sharesUnit: "units",
  priceDate: "2026-05-29",
};
const years = [
  { fiscalYearEnd: "2024-12-31", revenue: 1100, netIncome: 110, dilutedShares: 100_000, totalEquity: 650 },
  { fiscalYearEnd: "2025-12-31", revenue: 1210.5, netIncome: 121, dilutedShares: 100_000, totalEquity: 700 },
];
const csv =
  ";2024-12-31;2025-12-31\nIngresos;1.100;1.210,5\nBeneficio neto;110;121\nAcciones;100.000;100.000\nPatrimonio neto;650;700\n";

const appOf = () => servedProduct(product);
const send = (body: BodyInit, { search = "", type }: { search?: string; type?: string } = {}) =>
  appOf().request(`/api/v1/imports${search}`, {
    method: "POST",
    body,
    ...(type === undefined ? {} : { headers: { "Content-Type": type } }),
  });
const sendJson = (body: unknown, search?: string) =>
  send(typeof body === "string" ? body : JSON.stringify(body), { search, type: "application/json" });

function form(parts: Record<string, string | File>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(parts)) filled.set(name, value);
  return filled;
}
const inComma = { ...declared, numberFormat: "comma", price: "12,50" };

async function read(response: Response) {
  expect(response.status, await response.clone().text()).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return UploadedFinancialsAnswer.parse(await response.json());
}

describe("POST /api/v1/imports", () => {
  it("values figures in JSON and keeps nothing of them", async () => {
    const answer = await read(await sendJson({ ...declared, price: 12.5, years }, "?scenario=conservative&wacc=0.09"));
    expect(answer.issues).toEqual([]);
    expect(answer.statements.map(({ figures }) => figures.revenue)).toEqual([1_100_000, 1_210_500]);
    expect(answer.statements[1]?.figures.goodwill).toBeNull();
    expect(answer.analysis.company).toMatchObject({ name: "Talleres Ejemplo", currency: "EUR" });
    expect(answer.analysis.price).toMatchObject({ value: 12.5, asOf: "2026-05-29", source: "import" });
    expect(answer.analysis).toMatchObject({ scenario: "conservative", assumptions: { wacc: 0.09 } });
    const book = answer.analysis.methods.find(({ method }) => method === "netAssetValue");
    expect(book?.outcome).toMatchObject({ kind: "estimate", valuePerShare: 7 });
    expect(recorded).toEqual([]);
  });

  it("reads the same from JSON, a file, pasted cells and an address", async () => {
    const answers = [
      sendJson({ ...declared, price: 12.5, years }),
      sendJson({ ...declared, price: 12.5, numberFormat: "comma", url: "https://example.com/accounts.csv" }),
      sendJson({ ...declared, price: 12.5, url: "https://example.com/accounts.json" }),
      send(form({ ...inComma, file: new File([csv], "accounts.csv") })),
      send(form({ ...inComma, file: new File([JSON.stringify({ years })], "accounts.json") })),
      send(form({ ...inComma, table: csv })),
      sendJson({ ...declared, price: 12.5, numberFormat: "comma", table: csv }),
      sendJson({ ...declared, price: 12.5, numberFormat: "comma", table: csv.replaceAll(";", "\t") }),
      send(form({ ...inComma, url: "https://example.com/accounts.csv" })),
    ];
    const values = await Promise.all(
      answers.map(async (answer) => {
        const { statements, analysis } = await read(await answer);
        const methods = analysis.methods.map(({ outcome }) =>
          outcome.kind === "estimate" ? outcome.valuePerShare : null,
        );
        return { statements, methods, price: analysis.price };
      }),
    );
    for (const value of values) expect(value).toEqual(values[0]);
  });

  it("reads years alone once the month in which they end is declared, a number in JSON and in a form alike", async () => {
    const table = csv.replace(";2024-12-31;2025-12-31", ";2024;FY25");
    const ended = { ...inComma, table, fiscalYearEndMonth: "12" };
    const whole = await (await send(form({ ...inComma, table: csv }))).json();
    expect((await (await send(form(ended))).json()).analysis).toEqual(whole.analysis);
    const inJson = { ...declared, numberFormat: "comma", price: 12.5, table, fiscalYearEndMonth: 12 };
    expect((await (await sendJson(inJson)).json()).analysis).toEqual(whole.analysis);
    const { fiscalYearEndMonth: _, ...undeclared } = inJson;
    const refused = await sendJson(undeclared);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      {
        code: "rowErrors",
        issues: [
          { cell: "B1", code: "yearWithoutMonth" },
          { cell: "C1", code: "yearWithoutMonth" },
        ],
      },
    ]);
  });

  it("values accounts in pounds at the rates given, decimals in JSON and percentages in a form alike", async () => {
    const rates = { governmentYield: 0.045, nominalGrowth: 0.035, perEuro: 0.86, ratesDate: "2026-05-29" };
    const pounds = { ...declared, country: "GB", currency: "GBP", priceCurrency: "GBX" };
    const answers = await Promise.all([
      sendJson({ ...pounds, ...rates, price: 1250, years }),
      send(
        form({
          ...pounds,
          ...{ numberFormat: "comma", price: "1.250", governmentYield: "4,5", nominalGrowth: "3,5", perEuro: "0,86" },
          ratesDate: rates.ratesDate,
          file: new File([JSON.stringify({ years })], "accounts.json"),
        }),
      ),
    ]);
    const [one, other] = await Promise.all(answers.map(read));
    expect(one?.analysis).toEqual(other?.analysis);
    expect(one?.analysis.company).toMatchObject({ currency: "GBP", country: "GB" });
    expect(one?.analysis.price).toMatchObject({ value: 12.5, currency: "GBP" });
    expect(JSON.stringify(one?.analysis)).toContain("import, less the default spread of the state");
    // in euro the same accounts are discounted at another rate
    const euro = await read(await sendJson({ ...declared, price: 12.5, years }));
    expect(one?.analysis.assumptions.wacc).not.toBe(euro.analysis.assumptions.wacc);
  });

  it("tells doubts that do not stand in the way, and carries those that do", async () => {
    const { issues } = await read(await sendJson({ ...declared, years: [{ ...years[1], "Mi partida": 1 }] }));
    expect(issues).toEqual([{ cell: "Mi partida", code: "headingUnknown", text: "Mi partida", blocking: false }]);
    const refused = await sendJson({ ...declared, years: [{ ...years[1], revenue: "1.210" }] }, "?lang=en");
    expect(refused.status).toBe(422);
    const problem = Problem.parse(await refused.json());
    expect(problem).toMatchObject({ code: "rowErrors", title: "Some cells cannot be read. Nothing was used or kept." });
    expect(problem.issues).toEqual([
      { cell: "years[0].revenue", code: "numberQuoted", text: "“1.210”", blocking: true },
    ]);
  });

  it.each([
    ["", 400, "jsonInvalid"],
    ["[]", 400, "bodyInvalid"],
    ["{}", 400, "bodyInvalid"],
    [{ url: "https://example.com/", years }, 400, "bodyInvalid"],
    [{ url: 7 }, 400, "fieldType"],
    [{ ...declared, table: [] }, 400, "fieldType"],
    [{ ...declared, table: csv }, 422, "declarationInvalid"],
    [{ ...declared, table: csv, years }, 400, "bodyInvalid"],
    [{ ...declared, numberFormat: "comma", table: "" }, 422, "fileEmpty"],
    [{ ...declared, years, plan: "pro" }, 400, "fieldUnknown"],
    [{ ...declared, years: "2025" }, 400, "fieldType"],
    [{ ...declared, years, currency: "GBP" }, 422, "declarationInvalid"],
    [{ ...declared, years, currency: "ARS" }, 422, "declarationInvalid"],
    [{ ...declared, years, governmentYield: "4.5" }, 400, "fieldType"],
    [{ ...declared, years, ratesDate: 7 }, 400, "fieldType"],
    [{ years }, 422, "declarationInvalid"],
    [{ ...declared, price: -1, years }, 422, "declarationInvalid"],
    [{ ...declared, years: [] }, 422, "fileEmpty"],
    [{ ...declared, years: [{ ...years[0] }, { ...years[0] }] }, 422, "headerInvalid"],
    ['{"years":[],"years":[]}', 400, "jsonInvalid"],
    ['{"__proto__":{"isAdmin":true}}', 400, "fieldUnknown"],
  ])("refuses the JSON %j: %s %s", async (body, status, code) => {
    const response = await sendJson(body);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it("reads a file that is sent without a name as text", async () => {
    expect((await read(await send(form({ ...inComma, file: csv })))).issues).toEqual([]);
  });

  it("refuses a part that is sent twice", async () => {
    const parts = form({ ...inComma, table: csv });
    parts.append("unit", "units");
    expect((await (await send(parts)).json()).code).toBe("paramRepeated");
  });

  it("refuses a form that contradicts the document it brings", async () => {
    const file = new File([JSON.stringify({ years, unit: "units" })], "accounts.json");
    const problem = Problem.parse(await (await send(form({ ...inComma, file }))).json());
    expect(problem).toMatchObject({ code: "declarationInvalid", params: { fields: "unit" } });
    expect(problem.issues).toEqual([{ cell: "unit", code: "declarationContradicts", text: "units", blocking: true }]);
  });

  it.each([
    [{ ...inComma }, 400, "bodyInvalid"],
    [{ ...inComma, table: csv, url: "https://example.com/" }, 400, "bodyInvalid"],
    [{ ...inComma, url: "https://example.com/", table: new File([csv], "t.csv") }, 400, "bodyInvalid"],
    [{ ...inComma, url: new File([csv], "t.csv") }, 400, "fieldType"],
    [{ ...inComma, file: new File([], "t.csv") }, 422, "fileEmpty"],
    [{ ...inComma, file: "" }, 422, "fileEmpty"],
    [{ ...inComma, name: new File(["a"], "t.csv"), table: csv }, 400, "fieldType"],
    [{ ...inComma, table: csv, isAdmin: "1" }, 400, "fieldUnknown"],
    [{ ...inComma, table: csv, "a.b": "1" }, 400, "multipartInvalid"],
    [{ ...inComma, table: new File([csv], "t.csv") }, 400, "fieldType"],
    [{ ...inComma, numberFormat: "", table: csv }, 422, "declarationInvalid"],
  ])("refuses the form %j: %s %s", async (parts, status, code) => {
    const response = await send(form(parts));
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
  });

  it("reads JSON and forms, and nothing else", async () => {
    expect((await send("a=b", { type: "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await send("{}", { type: "text/plain" })).status).toBe(415);
    expect((await (await send("x", { type: "multipart/form-data" })).json()).code).toBe("multipartInvalid");
  });

  it("takes the example of its documentation", async () => {
    const page = await (await appOf().request("/api/docs?lang=en")).text();
    const written = /POST \/api\/v1\/imports\nContent-Type: application\/json\n\n([^<]*)</.exec(page)?.[1] ?? "";
    const { statements } = await read(await sendJson(written.replaceAll("&quot;", '"')));
    expect(statements[0]?.figures.revenue).toBe(1_210_000);
  });

  it("takes the parameters of an analysis, but not whose figures they are", async () => {
    const body = { ...declared, years };
    expect((await (await sendJson(body, "?ticker=KO")).json()).code).toBe("paramUnknown");
    expect((await (await sendJson(body, "?wacc=nine")).json()).code).toBe("numberFormat");
  });
});
