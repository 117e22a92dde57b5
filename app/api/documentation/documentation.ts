import type { OpenAPIHono } from "@hono/zod-openapi";
import { translatorFor } from "../../messages/index.ts";
import { withCommonAnswers } from "../common-answers.ts";
import { languageOf } from "../language.ts";
import type { ApiProduct, ApiSettings } from "../product.ts";
import { withSharedParts } from "../shared-parts/shared-parts.ts";
import type { Reader } from "./described-texts.ts";
import { documentationPage } from "./documentation-page.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { addTryPages } from "./try/try-routes.ts";

const apiKey = {
  type: "http",
  scheme: "bearer",
  description: "A key made on the page of your account, in the Authorization header",
} as const;
const session = {
  type: "apiKey",
  in: "cookie",
  name: "valora-session",
  description: "The cookie of a session; over HTTPS its name is __Host-valora-session",
} as const;

type DescribedApi = Parameters<typeof withCommonAnswers>[0] & Parameters<typeof withSharedParts>[0] & OpenApiDocument;
type Description = {
  /** What it was made from, in its order. */
  parts: readonly unknown[];
  document: DescribedApi;
  /** The same for programs, with shared parts once. */
  text: string;
};
/** The latest one: servers of a process that answer the same operations describe themselves in the same words. */
let latest: Description | null = null;

/** The description of what has been added until now. Making it takes as long as a dozen answers. */
function descriptionOf(api: OpenAPIHono, version: string, revalidated: readonly string[]): Description {
  const defined = api.openAPIRegistry.definitions.map((each) => {
    if (each.type === "route") return each.route;
    return each.type === "component" ? each.component : each;
  });
  const parts = [version, ...revalidated, ...defined];
  const isSame = latest?.parts.length === parts.length && latest.parts.every((part, at) => part === parts[at]);
  if (latest !== null && isSame) return latest;
  const made = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Valora API",
      version,
      description:
        "What a share is worth by seven methods, why, and how sure that is. Rates are fractions, money is in whole " +
        "units of the reporting currency, null is unknown. Errors are application/problem+json with a stable code.",
      license: { name: "MIT" },
    },
    servers: [{ url: "/api" }],
    externalDocs: {
      url: "/docs/api-changes",
      description: "What each version has added, deprecated, changed and removed",
    },
  });
  // As JSON: its own type knows more shapes than our routes make. None of them is a reference; each has a name and answers.
  const document: DescribedApi = JSON.parse(JSON.stringify(made));
  withCommonAnswers(document, revalidated);
  latest = { parts, document, text: JSON.stringify(withSharedParts(document)) };
  return latest;
}

type Documented = { product: ApiProduct; settings: ApiSettings; revalidated: readonly string[] };

/** The API described for programs, the same description for people, and a page to try each operation. */
export function addDocumentation(api: OpenAPIHono, { product, settings, revalidated }: Documented): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "apiKey", apiKey);
  api.openAPIRegistry.registerComponent("securitySchemes", "session", session);
  let made: Description | null = null;
  const described = () => {
    made ??= descriptionOf(api, product.version, revalidated);
    return made;
  };

  api.get("/openapi.json", (c) => c.body(described().text, 200, { "Content-Type": "application/json" }));
  api.get("/docs", async (c) => c.html(documentationPage(described().document, await readerOf(c.req.url))));
  addTryPages(api, { product, settings, readerOf, document: () => described().document });
}

async function readerOf(url: string): Promise<Reader> {
  const language = languageOf(url);
  return { language, translate: await translatorFor(language) };
}
