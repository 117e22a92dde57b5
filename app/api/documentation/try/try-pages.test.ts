import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../../messages/languages.ts";
import { productOf } from "../../../wiring/composition.server.ts";
import { testContext } from "../../../wiring/test-context.server.ts";
import { schemasOf } from "../../checked-answers.ts";
import { servedProduct } from "../../served-product.ts";
import { inFull } from "../../shared-parts/in-full-contract.ts";
import { type DescribedOperation, describedOperations, whoMay } from "../described-operations.ts";
import { exampleOf } from "../example-body.ts";
import type { OpenApiDocument, Parameter, Schema } from "../openapi-document.ts";
import { isRequired } from "../parameter-table.ts";

const app = servedProduct();
const html = { headers: { Accept: "text/html" } };
const pageOf = async (operationId: string, language = "en") =>
  (await app.request(`/api/docs/try/${operationId}?lang=${language}`, html)).text();

let text = "";
let document: OpenApiDocument;
let operations: readonly DescribedOperation[] = [];
beforeAll(async () => {
  text = await (await app.request("/api/openapi.json")).text();
  document = inFull(JSON.parse(text));
  operations = describedOperations(document);
});

/** Each control of a page by its id, as it is written. */
const controlsIn = (page: string) =>
  new Map(
    [...page.matchAll(/<(?:input|select|textarea) [^>]*?id="([^"]+)"[^>]*>/g)].map(([tag, id = ""]) => [id, tag]),
  );
const idsIn = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

/** What the control of a schema says of it. */
function writtenFor({ type, enum: choices, minimum, maximum, maxLength }: Schema): readonly string[] {
  if (choices !== undefined) return ["<select "];
  const kinds: Readonly<Record<string, string>> = {
    integer: 'type="number" step="1"',
    number: 'type="number" step="any"',
    string: "<input type=",
  };
  const bounds = Object.entries({ min: minimum, max: maximum, maxlength: maxLength });
  return [
    kinds[String(type)] ?? "none",
    ...bounds.flatMap(([name, bound]) => (bound === undefined ? [] : [` ${name}="${bound}"`])),
  ];
}

function checkParameter(parameter: Parameter, of: { page: string; controls: ReadonlyMap<string, string> }): void {
  const { name, in: place, schema = {} } = parameter;
  const id = `${place}-${name}`;
  const control = of.controls.get(id) ?? "";
  const mark = isRequired(parameter) ? " <small>required</small>" : "";
  expect(of.page).toContain(`<label for="${id}"><code>${name}</code>${mark}</label>`);
  expect(control.includes(` aria-describedby="${id}-meaning"`)).toBe(
    of.page.includes(`<p class="hint" id="${id}-meaning">`),
  );
  expect(/ required/.test(control), id).toBe(isRequired(parameter));
  // What a form without scripts sends: nothing but the parameters of the address.
  expect(control.includes(` name="${name}"`), id).toBe(place !== "header");
  for (const written of writtenFor(schema)) expect(control).toContain(written);
}

describe("the page that tries an operation", () => {
  it("is there for every operation, in each language, and the description leads to it", async () => {
    expect(operations.length).toBeGreaterThan(150);
    const described = await (await app.request("/api/docs?lang=it")).text();
    expect(new Set(idsIn(described)).size).toBe(idsIn(described).length);
    for (const { operation, method, address } of operations) {
      expect(described).toContain(
        `<a href="/api/docs/try/${operation.operationId}?lang=it" aria-label="Prova ${method} ${address}">`,
      );
      expect(idsIn(described)).toContain(operation.operationId);
    }
    for (const language of languages)
      for (const { operation, method, address } of operations) {
        const page = await pageOf(operation.operationId, language);
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).toContain(` ${method} ${address.replaceAll("/", "<wbr>/")}</h1>`);
        expect(page).not.toMatch(/tryIt\.|api\.[a-z]+[A-Z]|undefined|<p class="lead"><\/p>/);
        expect(new Set(idsIn(page)).size, operation.operationId).toBe(idsIn(page).length);
        expect(page.match(/<script[^>]*>/g)).toEqual([
          expect.stringMatching(/^<script type="module" src="\/try-it\.js\?v=[^"]+">$/),
        ]);
      }
  });

  it("has a control with its label for each parameter, as its schema asks, and marks what is required", async () => {
    for (const { operation } of operations) {
      const page = await pageOf(operation.operationId);
      const controls = controlsIn(page);
      for (const parameter of operation.parameters ?? []) checkParameter(parameter, { page, controls });
      for (const [id, control] of controls) {
        const isLabelled = page.includes(`for="${id}"`) || page.includes(`<label>${control}`);
        expect(isLabelled, `${operation.operationId} ${id}`).toBe(true);
      }
    }
  });

  it("begins with the example of the description, in the language of the page", async () => {
    const page = await pageOf("analysis", "it");
    expect(page).toMatch(/value="AAPL"[^>]*id="query-ticker"/);
    expect(page).toMatch(/value="" placeholder="0.09"[^>]*id="query-wacc"/);
    expect(page).toContain("<option selected>it</option>");
    expect(page).toMatch(/id="query-ticker"[\s\S]*id="query-wacc"[\s\S]*<details>[\s\S]*id="query-terminalGrowth"/);
    expect(await pageOf("companies")).not.toContain("<details>");
  });

  it("fills in a body that its schema takes, with everything that is required", async () => {
    const ajv = schemasOf(JSON.parse(text));
    const refused = operations.flatMap(({ address, method, operation }) =>
      Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
        if (type !== "application/json") return [];
        const place = [
          "paths",
          address.replace("/api", ""),
          method.toLowerCase(),
          "requestBody",
          "content",
          type,
          "schema",
        ];
        const inside = place
          .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
          .join("/");
        const isTaken = ajv.compile({ $ref: `document#/${inside}` });
        return isTaken(exampleOf(document, schema))
          ? []
          : [`${operation.operationId}: ${JSON.stringify(isTaken.errors)}`];
      }),
    );
    expect(refused).toEqual([]);
    expect(await pageOf("watchCompany")).toContain("{\n  &quot;ticker&quot;: &quot;KO&quot;\n}</textarea>");
    const imports = await pageOf("imports");
    expect(imports).toContain("<option>application/json</option><option>multipart/form-data</option>");
    expect(controlsIn(imports).get("form-file")).toContain('type="file"');
  });

  it("asks whether it is wanted before anything is changed, and takes a key where one may ask", async () => {
    for (const { method, operation } of operations) {
      const page = await pageOf(operation.operationId);
      const asks = [
        "analyses",
        "imports",
        "narration",
        "openShareLink",
        "portfolio",
        "portfolioTable",
        "portfolioWorkbook",
      ];
      const changes = method !== "GET" && !asks.includes(operation.operationId);
      expect(page.includes('id="wanted" required'), operation.operationId).toBe(changes);
      expect(page.includes('id="key"'), operation.operationId).toBe(whoMay(operation) !== "session");
      expect(page, "a key has no name, so that no form sends it").not.toMatch(/id="key"[^>]* name=/);
      expect(/<form [^>]*action=/.test(page), operation.operationId).toBe(method === "GET");
    }
  });

  it("says in whose name it asks, and is kept by no cache where it is a person’s", async () => {
    const anyone = await app.request("/api/docs/try/me?lang=en", html);
    expect(anyone.headers.get("cache-control")).toBe("private, no-cache");
    expect(await anyone.text()).toContain(
      'without signing in. You need a key, or to be signed in in this browser. <a href="/auth?lang=en">Sign in</a>',
    );
    const product = productOf(testContext(), null);
    const account = { displayName: "Ana <b>" };
    const accounts = { ...product.accounts, personOf: async () => ({ account }) };
    // As much of an account as the page reads.
    const known = servedProduct({ ...product, accounts } as unknown as typeof product);
    const own = await known.request("/api/docs/try/me?lang=en", { headers: { Cookie: "valora-session=abc" } });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    expect(await own.text()).toContain("sent as Ana &lt;b&gt;, with the session");
    const away = { ...product.accounts, personOf: () => Promise.reject(new Error("away")) };
    const silent = servedProduct({ ...product, accounts: away });
    const still = await silent.request("/api/docs/try/me?lang=en", { headers: { Cookie: "valora-session=abc" } });
    expect([still.status, (await still.text()).includes("without signing in")]).toEqual([200, true]);
  });

  it("is answered to HEAD, and to nothing that would change it", async () => {
    const head = await app.request("/api/docs/try/analysis", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const path of ["/api/docs/try/analysis", "/api/docs/try/analysis/send"])
      expect((await app.request(path, { method: "POST" })).status, path).toBe(405);
  });

  it.each(["none", "__proto__", "<script>", "analysis%2F..", "Analysis"])(
    "is not there for %s",
    async (operationId) => {
      const page = await app.request(`/api/docs/try/${encodeURIComponent(operationId)}?lang=it`, html);
      expect(page.status).toBe(404);
      const said = await page.text();
      expect(said).toContain("<h1>Questa operazione non esiste</h1>");
      expect(said).not.toContain("<script");
      const problem = await app.request(`/api/docs/try/${encodeURIComponent(operationId)}?lang=it`);
      expect([problem.status, await problem.json()]).toEqual([404, expect.objectContaining({ code: "notFound" })]);
    },
  );
});

describe("a form without scripts", () => {
  const sent = (operationId: string, typed: Record<string, string>) =>
    app.request(`/api/docs/try/${operationId}/send?${new URLSearchParams(typed)}`);
  const nasty = ["a/b", "../..", "%2e%2e", "..\\..", "//evil.example", "?x=1", "#x", "a b&c=d", "ñ€", "…{id}", "$&"];
  const reads = () => operations.filter(({ method }) => method === "GET");

  it("leads to the address of its operation with what is typed in it, and to nothing else", async () => {
    for (const { address, operation } of reads()) {
      const parameters = (operation.parameters ?? []).filter(({ in: place }) => place !== "header");
      for (const value of nasty) {
        const typed = Object.fromEntries(parameters.map(({ name }) => [name, value]));
        const answer = await sent(operation.operationId, { ...typed, other: "x" });
        expect(answer.status, operation.operationId).toBe(303);
        const to = new URL(answer.headers.get("location") ?? "", "http://own.example");
        expect(to.origin).toBe("http://own.example");
        const path = address.replaceAll(/\{\w+\}/g, () => encodeURIComponent(value));
        expect(to.pathname).toBe(path);
        expect(Object.fromEntries(to.searchParams)).toEqual(
          Object.fromEntries(parameters.flatMap(({ name, in: place }) => (place === "query" ? [[name, value]] : []))),
        );
        const reached = reads().filter((each) =>
          new RegExp(`^${each.address.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(to.pathname),
        );
        expect(reached.map((each) => each.operation.operationId)).toEqual([operation.operationId]);
      }
    }
  });

  it("leaves out what is empty", async () => {
    const answer = await sent("analysis", { ticker: "KO", wacc: "", g: "0.02", lang: "it" });
    expect(answer.headers.get("location")).toBe("/api/v1/analysis?ticker=KO&g=0.02&lang=it");
    expect((await sent("dataSet", {})).headers.get("location")).toBe("/api/v1/data-set");
  });

  it("is refused a part of the path that is missing or leads elsewhere, and an operation that is not read", async () => {
    const refusals = async (operationId: string, typed: Record<string, string>) => {
      const answer = await sent(operationId, typed);
      return [answer.status, ((await answer.json()) as { code: string }).code];
    };
    expect(await refusals("historyEntry", {})).toEqual([400, "paramRequired"]);
    for (const id of [".", ".."]) expect(await refusals("historyEntry", { id })).toEqual([400, "uriMalformed"]);
    expect(await refusals("deleteHistory", {})).toEqual([404, "notFound"]);
    expect(await refusals("none", {})).toEqual([404, "notFound"]);
  });
});
