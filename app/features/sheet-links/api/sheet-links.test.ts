import { describe, expect, it } from "vitest";
import { type From, later, limitedApi, MINUTE } from "../../accounts/api/limited-api-contract.ts";
import type { MadeSheetLink } from "../contracts/sheet-link.ts";

const { request, ask, signedIn, givePlan } = await limitedApi("sheet-links");
type Person = Awaited<ReturnType<typeof signedIn>>;

async function post<Answer>(path: string, { from }: Person, body: object): Promise<{ status: number; body: Answer }> {
  const headers = { ...from.headers, "Content-Type": "application/json" };
  const response = await request(path, { headers }, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Answer };
}
async function made(person: Person, wanted: object): Promise<MadeSheetLink> {
  const { status, body } = await post<MadeSheetLink>("/sheet-links", person, wanted);
  expect([status, body]).toEqual([201, body]);
  return body;
}
const read = ({ token }: Pick<MadeSheetLink, "token">, from?: From, init?: RequestInit) =>
  request(`/sheets/${token}.csv`, from, init);
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

/** The rows of a table, by the names of their columns. */
function rowsOf(text: string): readonly Readonly<Record<string, string>>[] {
  const cellsOf = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
  const [names = [], ...rows] = text.trimEnd().split("\r\n").map(cellsOf);
  return rows.map((cells) => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ""])));
}

const secretHeaders = (response: Response) =>
  ["referrer-policy", "cache-control"].map((name) => response.headers.get(name));
const kept = ["no-referrer", "private, no-store"];

describe("a link for a spreadsheet", () => {
  it.each([
    ["analysis", "ticker=KO&wacc=0.08&horizon=7", "/analysis.csv"],
    ["statements", "ticker=KO&period=quarterly", "/statements.csv"],
    ["multiples", "ticker=KO", "/multiples.csv"],
    ["technical", "ticker=KO&range=1y&indicators=sma,rsi", "/technical.csv"],
    ["compare", "tickers=KO,AAPL&view=relative", "/compare.csv"],
    ["screener", "country=ES&sort=marketCap", "/screener.csv"],
  ])("answers %s to each holder as the API answers its owner", async (document, question, path) => {
    const person = await signedIn(`reader-of-${document}`);
    await givePlan(person.email, "pro");
    const link = await made(person, { document, question });
    const expected = await request(`${path}?${question}`, person.from);
    const answer = await read(link);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(answer.headers.get("content-disposition")).toBe(expected.headers.get("content-disposition"));
    const text = await answer.text();
    expect(text).toBe(await expected.text());
    expect(text.split("\r\n").length).toBeGreaterThan(1);
    expect([...secretHeaders(answer), answer.headers.get("x-robots-tag")]).toEqual([...kept, "noindex, nofollow"]);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("answers a watchlist and a portfolio with what their owner sees, and each other person's is not there", async () => {
    const [person, other] = [await signedIn("keeper"), await signedIn("stranger")];
    for (const each of [person, other]) await givePlan(each.email, "pro");
    for (const ticker of ["KO", "AAPL"]) await post("/watchlist", person, { ticker });
    const list = await made(person, { document: "watchlist" });
    const shown = (await (await request("/watchlist", person.from)).json()) as {
      companies: { ticker: string; value: number; gap: number; price: { value: number; asOf: string } }[];
    };
    const text = await (await read(list)).text();
    expect(text.split("\r\n")[0]).toBe(
      "ticker,name,price,priceCurrency,priceAsOf,priceSource,ownPrice,value,currency,difference,status,noSignal,view,failure",
    );
    expect(text.trimEnd().split("\r\n")).toHaveLength(3);
    for (const [index, { ticker, value, gap, price }] of shown.companies.entries()) {
      const row = rowsOf(text)[index];
      expect([row?.ticker, Number(row?.value), Number(row?.difference)]).toEqual([ticker, value, gap]);
      expect([Number(row?.price), row?.priceAsOf]).toEqual([price.value, price.asOf]);
    }

    const { body } = await post<{ id: string }>("/portfolios", person, { name: "Mine", positions: "KO\t10\nAAPL\t2" });
    const portfolio = await made(person, { document: "portfolio", question: `id=${body.id}` });
    expect(portfolio.link.subject).toBe("Mine");
    const expected = await request(
      "/portfolio.csv",
      { headers: { ...person.from.headers, "Content-Type": "application/json" } },
      {
        method: "POST",
        body: JSON.stringify({ table: "KO\t10\nAAPL\t2" }),
      },
    );
    expect(await (await read(portfolio)).text()).toBe(await expected.text());
    const wrong = await post<{ code: string }>("/sheet-links", other, {
      ...{ document: "portfolio", question: `id=${body.id}` },
    });
    expect([wrong.status, wrong.body.code]).toEqual([404, "notFound"]);
    await request(`/portfolios/${body.id}`, person.from, { method: "DELETE" });
    expect(await codeOf(await read(portfolio))).toBe("notFound");
  });

  it("opens companies within the plan of its owner, and none within that of its reader", async () => {
    const person = await signedIn("counted");
    const link = await made(person, { document: "analysis", question: "ticker=AAPL" });
    expect((await ask("KO", person.from)).code).toBe("minuteQuotaExceeded");
    // A new day, on which nothing is open: the reading opens the company for the owner.
    later(24 * 60 * MINUTE);
    const answer = await read(link);
    expect(answer.status).toBe(200);
    expect((await ask("KO", person.from)).code).toBe("minuteQuotaExceeded");
    expect((await ask("KO")).status, "the reader has opened nothing").toBe(200);
    await post("/watchlist", person, { ticker: "AAPL" });
    const list = await made(person, { document: "watchlist" });
    const first = async () => rowsOf(await (await read(list)).text())[0];
    expect(Number((await first())?.value)).toBeGreaterThan(0);
    later(24 * 60 * MINUTE);
    expect(await first(), "on another day it is not open").toMatchObject({
      ...{ ticker: "AAPL", value: "", failure: "companyNotOpen" },
    });
    expect((await ask("KO", person.from)).status).toBe(200);
    const refused = await read(link);
    expect([refused.status, secretHeaders(refused)]).toEqual([429, kept]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await codeOf(refused)).toBe("minuteQuotaExceeded");
  });

  it("opens nothing else: neither as a key, nor as a session, nor with other parameters", async () => {
    const person = await signedIn("careful");
    const link = await made(person, { document: "analysis", question: "ticker=KO" });
    const asKey = { headers: { Authorization: `Bearer ${link.token}` } };
    expect(await codeOf(await request("/me", asKey))).toBe("apiKeyInvalid");
    expect((await request("/me", { headers: { Cookie: `valora-session=${link.token}` } })).status).toBe(401);
    expect(await codeOf(await request(`/sheets/${link.token}.csv?ticker=AAPL`))).toBe("paramUnknown");
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect((await read(link, undefined, { method })).status).toBe(405);
    const head = await read(link, undefined, { method: "HEAD" });
    expect([head.status, await head.text(), secretHeaders(head)]).toEqual([200, "", kept]);
  });

  it("is over at once when it is withdrawn, and says no more", async () => {
    const person = await signedIn("leaving");
    const { link, token } = await made(person, {
      document: "analysis",
      question: "ticker=KO",
      expiresOn: "2026-12-31",
    });
    expect((await read({ token })).status).toBe(200);
    const listed = (await (await request("/sheet-links", person.from)).json()) as { links: object[]; most: number };
    expect(listed).toMatchObject({ links: [{ ...link, lastReadOn: "2026-03-02" }], most: 10 });
    expect(JSON.stringify(listed)).not.toContain(token);
    expect((await request(`/sheet-links/${link.id}`, person.from, { method: "DELETE" })).status).toBe(204);
    const over = await read({ token });
    expect([over.status, secretHeaders(over)]).toEqual([410, kept]);
    expect(await codeOf(over)).toBe("shareLinkOver");
    const none = await read({ token: "a".repeat(43) });
    expect([none.status, secretHeaders(none), await codeOf(none)]).toEqual([404, kept, "notFound"]);
  });

  it("is not made of what cannot be written, with the reason", async () => {
    const person = await signedIn("mistaken");
    await givePlan(person.email, "pro");
    const codes = async (wanted: object) => (await post<{ code: string }>("/sheet-links", person, wanted)).body.code;
    expect(await codes({ document: "analysis", question: "ticker=NOSUCHCO" })).toBe("tickerNotFound");
    expect(await codes({ document: "analysis", question: "ticker=KO&wacc=9" })).toBe("outOfRange");
    expect(await codes({ document: "analysis" })).toBe("paramRequired");
    expect(await codes({ document: "book", question: "team=x&book=y" })).toBe("notFound");
    expect(await codes({ document: "book", question: "team=x" })).toBe("paramRequired");
    expect(await codes({ document: "watchlist", question: "ticker=KO" })).toBe("paramUnknown");
    expect(await codes({ document: "profile" })).toBe("enumInvalid");
    expect(await codes({ document: "screener", question: "sort=beauty" })).toBe("enumInvalid");
    expect(await codes({ question: "ticker=KO" })).toBe("fieldRequired");
  });
});
