import { expect, test } from "@playwright/test";
import { zipParts } from "../features/imports/reading/workbook/zip-entries.ts";
import { formatsFor } from "../messages/formats.ts";
import { languages } from "../messages/languages.ts";
import { siteRoutes } from "../web/pages.ts";
import { ownSettings, removeFolder, startOwnServer, stopOwnServer } from "./own-server.ts";
import { hidden, operations, pages, type Row } from "./plan-limit-rows.ts";

// With plan limits on, a reader who has used up the quota asks every address of the site for another company. A route without a row
// fails, and so does one whose answer says any figure that only the opened company's reader may see.
const PORT = Number(process.env.E2E_PORT ?? 4177) + 23;
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
