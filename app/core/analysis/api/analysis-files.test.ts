import { describe, expect, it } from "vitest";
import { servedProduct } from "../../../api/served-product.ts";
import { pagesOf } from "../../../documents/tear-sheet/pdf-text.ts";
import { formatsFor } from "../../../messages/formats.ts";

const app = servedProduct();

describe("an analysis to take away", () => {
  it("is a workbook named after the symbol", async () => {
    const response = await app.request("/api/v1/analysis.xlsx?ticker=brk-b&lang=it");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("spreadsheetml.sheet");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="valora-BRK.B.xlsx"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  it("is a table with the figures of the JSON answer", async () => {
    const search = "ticker=AAPL&wacc=0.09&g=0.04&scenario=optimistic";
    const text = await (await app.request(`/api/v1/analysis.csv?${search}`)).text();
    const answer = await (await app.request(`/api/v1/analysis?${search}`)).json();
    const [head = "", first = ""] = text.split("\r\n");
    const cells = new Map(
      head.split(",").map((name, index) => [name, first.replace(/"[^"]*"/g, "").split(",")[index]]),
    );
    expect(answer.schemaVersion).toBe(1);
    expect(Number(cells.get("wacc"))).toBe(0.09);
    expect(Number(cells.get("valuePerShare"))).toBe(answer.methods[0].outcome.valuePerShare);
    expect(Number(cells.get("optimistic"))).toBe(answer.methods[0].range.optimistic);
  });

  it("is a sheet to print, with the figures of the JSON answer", async () => {
    const search = "ticker=brk-b&wacc=0.09&scenario=optimistic&lang=it";
    const response = await app.request(`/api/v1/analysis.pdf?${search}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="valora-BRK.B.pdf"');
    const [front] = pagesOf(new Uint8Array(await response.arrayBuffer()));
    const words = (front ?? []).map(({ text }) => text).join("");
    const answer = await (await app.request(`/api/v1/analysis?${search}`)).json();
    const { amount } = formatsFor("it");
    for (const { outcome } of answer.methods)
      if (outcome.kind === "estimate") expect(words).toContain(amount(outcome.valuePerShare));
    expect(words).toContain("9,00%");
    expect(words).toContain(`http://localhost${answer.links.page}`);
  });

  it("prints by which premium the values are, and what a signal needs, where that was asked", async () => {
    const wordsOf = async (search: string) => {
      const response = await app.request(`/api/v1/analysis.pdf?ticker=KO&lang=en${search}`);
      const pages = pagesOf(new Uint8Array(await response.arrayBuffer()));
      return pages.flatMap((page) => page.map(({ text }) => text)).join("");
    };
    const { view } = await (await app.request("/api/v1/analysis?ticker=KO&view=relative")).json();
    const premium = formatsFor("en").percent(view.impliedPremium.value, 2);
    const [absolute, relative] = [await wordsOf(""), await wordsOf("&view=relative&prudent=yes")];
    expect(relative).toContain(`Value relative to the market: at the equity risk premium implied by prices`);
    expect(relative).toContain(premium);
    expect(relative).toContain("Prudent mode");
    expect(relative).toContain("view=relative");
    expect(absolute).not.toContain(premium);
    expect(absolute).not.toContain("Prudent mode");
  });

  it.each([
    ["analysis.pdf?ticker=NOPE1", 404, "tickerNotFound"],
    ["analysis.xlsx?ticker=NOPE1", 404, "tickerNotFound"],
    ["analysis.csv?ticker=AAPL&wacc=abc", 400, "numberFormat"],
    ["analysis.xlsx?ticker=AAPL&wacc=0.03&g=0.04", 422, "gNotBelowWacc"],
    ["analysis.csv", 400, "paramRequired"],
  ])("refuses as the JSON answer does: %s", async (path, status, code) => {
    const response = await app.request(`/api/v1/${path}`);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-disposition")).toBeNull();
    expect(await response.json()).toMatchObject({ code });
  });
});
