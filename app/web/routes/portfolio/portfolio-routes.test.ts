import { describe, expect, it } from "vitest";
import type { ValuedForm } from "../../portfolio/valued-form.server.ts";
import { everyEntryIsAsked, send } from "../route-call-contract.ts";

const ask = async (form: Readonly<Record<string, string | File>>) => {
  const { status, data, reported, headers } = await send("/portfolio", form);
  // The answer of this action.
  return { status, reported, headers, data: data as ValuedForm };
};
const table = "KO\t10\t600,50\tUSD\nXQZZV\t2";

describe("the portfolio of a form", () => {
  it("is valued, and comes back as positions that can be sent again; nothing of it may be stored", async () => {
    const { status, data, headers } = await ask({ table, currency: "USD", numbers: "automatic" });
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(data.answer?.positions.map(({ ticker, cost }) => [ticker, cost])).toEqual([["KO", 600.5]]);
    expect(data.answer?.leftOut.map(({ symbol }) => symbol)).toEqual(["XQZZV"]);
    expect(data.form).toMatchObject({ table: "KO\t10\t600.5\tUSD\nXQZZV\t2", currency: "USD", columns: {} });
  });

  it("takes a file before what is pasted", async () => {
    const file = new File(["symbol,quantity\nJPM,3\n"], "mine.csv", { type: "text/csv" });
    const { data } = await ask({ table, file, currency: "USD" });
    expect(data.answer?.positions.map(({ ticker, quantity }) => [ticker, quantity])).toEqual([["JPM", 3]]);
  });

  it("takes a rate of exchange as people write it", async () => {
    const { data } = await ask({ table: "KO\t10", currency: "EUR", "rate.USD": "1,25" });
    expect(data.answer?.rates.map(({ value }) => value)).toEqual([0.8]);
    const without = await ask({ table: "KO\t10", currency: "EUR", "rate.USD": "much" });
    expect(without.data.answer?.missingRates).toEqual(["USD"]);
  });

  it("asks what unknown columns are, and reads by what is said", async () => {
    const papers = "Papel;Cuántas\nKO;10";
    const { status, data } = await ask({ table: papers, currency: "USD" });
    expect([status, data.unknown?.headings, data.form.table]).toEqual([422, ["Papel", "Cuántas"], papers]);
    const named = await ask({ table: papers, currency: "USD", "column.symbol": "1", "column.quantity": "2" });
    expect(named.data.answer?.positions.map(({ ticker }) => ticker)).toEqual(["KO"]);
  });

  it.each([
    [{ table: "" }, "positionsMissing"],
    [{ table: 'symbol;quantity\n"KO;1' }, "tableUnreadable"],
    [{ table: "x", file: new File(["%PDF-1.7"], "a.pdf") }, "fileTypeUnsupported"],
    [{ table: Array.from({ length: 501 }, (_, at) => `NONE${at}\t1`).join("\n") }, "tooManyPositions"],
  ])("comes back with the reason: %#", async (form, code) => {
    const { status, data, reported } = await ask(form);
    expect([data.failure?.code, reported, status >= 400]).toEqual([code, [code], true]);
  });
});

describe("its files", () => {
  it.each([
    ["csv", "text/csv; charset=utf-8"],
    ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ])("%s", async (format, type) => {
    const { status, headers } = await send(`/portfolio/file/${format}`, { table, currency: "USD" });
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="valora-portfolio.${format}"`);
  });

  it("are of no other kind, and of no empty portfolio", async () => {
    expect((await send("/portfolio/file/pdf", { table })).status).toBe(404);
    expect((await send("/portfolio/file/csv", { table: "" })).status).toBe(422);
  });
});

everyEntryIsAsked("portfolio");
