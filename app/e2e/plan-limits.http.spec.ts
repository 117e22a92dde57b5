import { expect, test } from "@playwright/test";
import { zipParts } from "../features/imports/reading/workbook/zip-entries.ts";
import { formatsFor } from "../messages/formats.ts";
import { languages } from "../messages/languages.ts";
import { siteRoutes } from "../web/pages.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";

// With plan limits on, a reader who has used up the quota asks every address of the site for another company. A route without a row
// fails, and so does one whose answer says any figure that only the opened company's reader may see.
const PORT = Number(process.env.E2E_PORT ?? 4177) + 23;
const hidden = "ABBV";

/** The answer of a route to such a reader: the plan's refusal, an answer without values, or nothing about a company at all. */
type Row =
  | { answer: "refused" | "withheld" | "notFound"; address: string; body?: string }
  | { answer: "ofNoCompany"; why: string };
const refused = (address: string, body?: string): Row => ({
  answer: "refused",
  address,
  ...(body !== undefined && { body }),
});
const withheld = (address: string, body?: string): Row => ({
  answer: "withheld",
  address,
  ...(body !== undefined && { body }),
});
const ofNoCompany = (why: string): Row => ({ answer: "ofNoCompany", why });
const account = ofNoCompany("of the account alone");
const seen = ofNoCompany("what the person was shown on the day that it was open");
const watched = ofNoCompany("values of open companies only; app/core/usage/api/plan-limits.test.ts asks");

const operations: Readonly<Record<string, Row>> = {
  "GET /v1/analysis": refused(`/v1/analysis?ticker=${hidden}`),
  "GET /v1/analysis.xlsx": refused(`/v1/analysis.xlsx?ticker=${hidden}`),
  "GET /v1/analysis.csv": refused(`/v1/analysis.csv?ticker=${hidden}`),
  "GET /v1/analysis.pdf": refused(`/v1/analysis.pdf?ticker=${hidden}`),
  "GET /v1/companies": withheld(`/v1/companies?query=${hidden}`),
  "GET /v1/compare": refused(`/v1/compare?tickers=${hidden}`),
  "GET /v1/compare.csv": refused(`/v1/compare.csv?tickers=${hidden}`),
  "GET /v1/figures": refused(`/v1/figures?ticker=${hidden}&of=summary/mean`),
  "GET /v1/statements": refused(`/v1/statements?ticker=${hidden}`),
  "GET /v1/statements.csv": refused(`/v1/statements.csv?ticker=${hidden}`),
  "GET /v1/value-through-time": refused(`/v1/value-through-time?ticker=${hidden}`),
  "GET /v1/ratios": refused(`/v1/ratios?ticker=${hidden}`),
  "GET /v1/data": refused(`/v1/data?ticker=${hidden}`),
  "GET /v1/technical": refused(`/v1/technical?ticker=${hidden}`),
  "GET /v1/technical.csv": refused(`/v1/technical.csv?ticker=${hidden}`),
  "GET /v1/screener": withheld("/v1/screener?limit=1000"),
  "GET /v1/screener.xlsx": withheld("/v1/screener.xlsx"),
  "GET /v1/screener.csv": withheld("/v1/screener.csv?columns=value,difference,lowest,highest,status,signal,votes"),
  "POST /v1/analyses": withheld("/v1/analyses", JSON.stringify({ tickers: [hidden, "ABT"], trace: "all" })),
  "POST /v1/narration": refused(`/v1/narration?ticker=${hidden}`, ""),
  "POST /v1/imports": ofNoCompany("uploaded figures belong to the reader"),
  "POST /v1/payment/stripe": ofNoCompany("of payments"),
  "POST /v1/contact": ofNoCompany("a message to the team"),
  "POST /v1/wrong-numbers": ofNoCompany("a message to the team"),
  "POST /v1/setup": account,
  "POST /v1/auth/sign-up": account,
  "POST /v1/auth/confirm": account,
  "POST /v1/auth/sign-in": account,
  "POST /v1/auth/sign-out": account,
  "POST /v1/auth/reset-request": account,
  "POST /v1/auth/reset": account,
  "POST /v1/auth/factor": account,
  "POST /v1/auth/passkey-options": account,
  "POST /v1/auth/passkey": account,
  "GET /v1/me": account,
  "PATCH /v1/me": account,
  "DELETE /v1/me": account,
  "GET /v1/me/export": seen,
  "GET /v1/me/sessions": account,
  "DELETE /v1/me/sessions": account,
  "DELETE /v1/me/sessions/{id}": account,
  "GET /v1/me/keys": account,
  "POST /v1/me/keys": account,
  "DELETE /v1/me/keys/{id}": account,
  "POST /v1/me/proof": account,
  "GET /v1/me/factor": account,
  "POST /v1/me/factor": account,
  "DELETE /v1/me/factor": account,
  "POST /v1/me/factor/confirm": account,
  "POST /v1/me/factor/recovery-codes": account,
  "GET /v1/me/passkeys": account,
  "POST /v1/me/passkeys": account,
  "POST /v1/me/passkeys/options": account,
  "PATCH /v1/me/passkeys/{id}": account,
  "DELETE /v1/me/passkeys/{id}": account,
  "GET /v1/popular": ofNoCompany("a sample: six companies that the readers of the house have chosen together"),
  "GET /v1/history": seen,
  "DELETE /v1/history": seen,
  "GET /v1/history/{id}": seen,
  "DELETE /v1/history/{id}": seen,
  "GET /v1/policies": account,
  "POST /v1/policies": account,
  "PUT /v1/policies/{id}": account,
  "DELETE /v1/policies/{id}": account,
  "GET /v1/versions": seen,
  "POST /v1/versions": ofNoCompany("opens the company: wiring/features/versions.server.ts"),
  "GET /v1/versions/{id}": seen,
  "DELETE /v1/versions/{id}": seen,
  "GET /v1/versions/{id}/replay": seen,
  "GET /v1/versions/{id}/difference": ofNoCompany("opens the company: wiring/features/versions.server.ts"),
  "GET /v1/watchlist": watched,
  "POST /v1/watchlist": ofNoCompany("opens the company: wiring/features/watchlist.server.ts, withinPlan"),
  "DELETE /v1/watchlist/{id}": account,
  "PUT /v1/watchlist/{id}/price": account,
  "POST /v1/alerts": ofNoCompany("answers with the condition alone"),
  "PUT /v1/alerts/{id}": ofNoCompany("answers with the condition alone"),
  "DELETE /v1/alerts/{id}": account,
  "GET /v1/webhooks": account,
  "POST /v1/webhooks": account,
  "PATCH /v1/webhooks/{id}": account,
  "DELETE /v1/webhooks/{id}": account,
  "POST /v1/webhooks/{id}/secret": account,
  "POST /v1/webhooks/{id}/test": account,
  "GET /v1/webhooks/{id}/deliveries": seen,
  "POST /v1/webhook-deliveries/{id}/replay": account,
};

/** Pages that say nothing of a company are asked all the same, with the company wherever their address has room for a name. */
const pages: Readonly<Record<string, Row["answer"] | Row>> = {
  "analysis/:ticker": "refused",
  "analysis/:ticker/peers": refused(`/analysis/${hidden}/peers?peers=KO`),
  "analysis/:ticker/statements": "refused",
  "analysis/:ticker/ratios": "refused",
  "analysis/:ticker/technical": "refused",
  "analysis/:ticker/story/:card?": refused(`/analysis/${hidden}/story/value`),
  "analysis/:ticker/data": "refused",
  "analysis/:ticker/filings": ofNoCompany("figures stand there only within the plan: analysis-filings.tsx, withinPlan"),
  screener: withheld(
    `/screener?query=${hidden}&columns=value,difference,lowest,highest,status,signal,votes&limit=1000`,
  ),
  compare: withheld(`/compare?tickers=${hidden}`),
  analysis: refused(`/analysis?ticker=${hidden}`),
  "example/:ticker": "notFound",
  allowance: ofNoCompany("what is left of the reader's own plan"),
  suggestions: withheld(`/suggestions?query=${hidden}`),
  "social/:kind/:name": withheld(`/social/analysis/${hidden}.png`),
  "contacto/chat": ofNoCompany("a conversation that stays open while it is listened to"),
};

const api = `http://127.0.0.1:${PORT}/api`;
const site = `http://127.0.0.1:${PORT}`;
const settings = ownSettings(PORT, {
  RENDER_WORKERS: "1",
  PLAN_LIMITS: "on",
  TRUSTED_PROXIES: "127.0.0.1",
  ANONYMOUS_COMPANIES_A_MINUTE: "100000",
});
let server: Awaited<ReturnType<typeof startOwnServer>>;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer(settings);
});
test.afterAll(async () => {
  await stopOwnServer(server);
  removeFolder(settings);
});

let readers = 0;
/** A reader at a new network address. */
const reader = () => {
  readers += 1;
  return { "X-Forwarded-For": `198.51.${Math.floor(readers / 250)}.${(readers % 250) + 1}` };
};
type Reader = ReturnType<typeof reader>;
const ask = (address: string, from: Reader, init: RequestInit = {}) =>
  fetch(address, { signal: AbortSignal.timeout(20_000), ...init, headers: { ...from, ...init.headers } });

/** A reader who has just opened another company and may open none for a minute. */
async function fullReader(): Promise<Reader> {
  const from = reader();
  expect((await ask(`${api}/v1/analysis?ticker=KO`, from)).status).toBe(200);
  return from;
}

const opener = reader();
let figures: readonly string[] = [];

/** A number as programs write it, and with its currency as people do: without, it would stand on any page. */
const written = (value: number, currency: string): string[] => [
  String(value),
  ...languages.map((language) => formatsFor(language).price(value, currency)),
];

test("the figures that other readers may not see are known", async () => {
  const answer = await (await ask(`${api}/v1/analysis?ticker=${hidden}`, opener)).json();
  const { mean, minimum, maximum } = answer.summary;
  const values = answer.methods.flatMap(
    ({ outcome }: { outcome: { valuePerShare?: number } }) => outcome.valuePerShare ?? [],
  );
  expect(values.length, "methods that give a value").toBeGreaterThan(3);
  figures = [mean, minimum, maximum, ...values].flatMap((value) => written(value, answer.company.currency));
  expect(figures.length).toBeGreaterThan(20);
  const isListed = async () => {
    const { companies } = await (await ask(`${api}/v1/screener?query=${hidden}`, opener)).json();
    return companies[0]?.mean ?? null;
  };
  await expect.poll(isListed, { timeout: 90_000, message: "its reader sees it in the list" }).toBe(mean);
});

/** The text of an answer; of a workbook that of its sheet, whose bytes are packed. */
async function textOf(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.headers.get("content-type")?.includes("spreadsheetml") !== true) return bytes.toString("utf8");
  const { part } = zipParts(bytes);
  return `${part("xl/worksheets/sheet1.xml")}${part("xl/sharedStrings.xml")}`;
}

async function saysFigures(response: Response): Promise<readonly string[]> {
  const text = await textOf(response);
  return figures.filter((figure) => text.includes(figure) || text.includes(figure.replace(/\u00a0/g, "&nbsp;")));
}

/** As programs and as browsers ask. */
const readings: readonly Record<string, string>[] = [{}, { Accept: "text/html" }];

async function expectAnswer({ answer, address, body }: Exclude<Row, { answer: "ofNoCompany" }>, url: string) {
  const from = await fullReader();
  for (const headers of readings) {
    const type: Record<string, string> = body?.startsWith("{") ? { "Content-Type": "application/json" } : {};
    const init = body === undefined ? { headers } : { method: "POST", headers: { ...headers, ...type }, body };
    const response = await ask(`${url}${address}`, from, init);
    const statuses = { refused: 429, withheld: 200, notFound: 404 } as const;
    expect([address, response.status]).toEqual([address, statuses[answer]]);
    expect([address, await saysFigures(response)]).toEqual([address, []]);
    if (answer === "refused") expect(Number(response.headers.get("retry-after")), address).toBeGreaterThan(0);
  }
}

test("every operation of the API has a row, and none gives what the plan refuses", async () => {
  test.setTimeout(120_000);
  const { paths } = await (await ask(`${api}/openapi.json`, reader())).json();
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(operations).sort()).toEqual(described.sort());
  for (const row of Object.values(operations)) if (row.answer !== "ofNoCompany") await expectAnswer(row, api);
});

/** The address of every route. */
const sitePaths = () => siteRoutes.map(({ path }) => path).filter((path) => path !== "*");

const withName = (path: string) =>
  `/${path}`
    .replace(/:(?:ticker|slug|id)\??/g, hidden)
    .replace(":kind?", "annual")
    .replace(/:language/g, "es")
    .replace(":kind", "analysis")
    .replace(":name", `${hidden}.png`)
    .replace(":format", "pdf")
    .replace(":file", `${hidden}.png`);

test("no page says what the plan refuses, as HTML or as the data of a script", async () => {
  test.setTimeout(180_000);
  const paths = sitePaths();
  expect(Object.keys(pages).filter((path) => !paths.includes(path))).toEqual([]);
  // A route that names a company is decided on here, by name.
  expect(paths.filter((path) => path.includes(":ticker") && !(path in pages))).toEqual(["offline/:ticker?"]);
  for (const path of paths) {
    const row = pages[path];
    if (typeof row === "object" && row.answer === "ofNoCompany") continue;
    if (typeof row === "object") {
      await expectAnswer(row, site);
      continue;
    }
    if (row === "refused" || row === "notFound") {
      await expectAnswer({ answer: row, address: withName(path) }, site);
      continue;
    }
    const from = await fullReader();
    const address = `${withName(path)}?ticker=${hidden}&tickers=${hidden}&query=${hidden}`;
    for (const headers of readings) {
      const response = await ask(`${site}${address}`, from, { headers, redirect: "manual" });
      expect([address, response.status < 500, await saysFigures(response)]).toEqual([address, true, []]);
    }
    const data = await ask(`${site}${withName(path).replace(/\/$/, "/_")}.data`, from);
    expect([path, await saysFigures(data)]).toEqual([path, []]);
  }
});

test("a shared picture says values only under the mark that its page has given", async () => {
  const page = await (await ask(`${site}/analysis/${hidden}`, opener, { headers: { Accept: "text/html" } })).text();
  const marked = /property="og:image" content="[^"]*(\/social\/analysis\/[^"]+)"/.exec(page)?.[1] ?? "";
  expect(marked).toContain("v=");
  const bytesOf = async (address: string, from: Reader) =>
    Buffer.from(await (await ask(`${site}${address}`, from)).arrayBuffer()).toString("base64");
  const shown = await bytesOf(marked, opener);
  expect(await bytesOf(marked, await fullReader()), "a reader who received the link").toBe(shown);
  for (const mark of ["", "?v=0123456789abcdef"])
    expect(await bytesOf(`/social/analysis/${hidden}.png${mark}`, opener)).not.toBe(shown);
});

test("what is left is said wherever companies are opened", async () => {
  const from = await fullReader();
  const pageAt = async (address: string) =>
    (await ask(`${site}${address}`, from, { headers: { Accept: "text/html" } })).text();
  for (const address of ["/screener", "/compare?tickers=KO", `/analysis/${hidden}`])
    expect([address, (await pageAt(address)).includes("1 de 10 empresas hoy")]).toEqual([address, true]);
  // Pages that readers share ask for it when they are there; without scripts a link leads to the plans.
  for (const address of ["/", "/analysis/KO"]) {
    const page = await pageAt(address);
    expect([address, page.includes("empresas hoy"), page.includes("Cuántas empresas incluye cada plan")]).toEqual([
      address,
      false,
      true,
    ]);
  }
  const asked = await ask(`${site}/allowance.data`, from);
  expect([asked.status, asked.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(await asked.text()).toMatch(/"used",1,.*"remaining",9/);
});
