import type { OpenAPIHono } from "@hono/zod-openapi";
import { translatorFor } from "../messages/index.ts";
import { withCommonAnswers } from "./common-answers.ts";
import { documentationPage, type OpenApiDocument } from "./documentation-page.ts";
import { languageOf } from "./language.ts";
import type { ApiProduct } from "./product.ts";

/** The API described for programs, and the same description for people. */
export function addDocumentation(api: OpenAPIHono, { version }: ApiProduct, revalidated: readonly string[]): void {
  api.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    description: "A key made on the page of your account, in the Authorization header",
  });
  api.openAPIRegistry.registerComponent("securitySchemes", "session", {
    type: "apiKey",
    in: "cookie",
    name: "valora-session",
    description: "The cookie of a session; over HTTPS its name is __Host-valora-session",
  });
  const describe = () =>
    api.getOpenAPI31Document({
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
    });
  let document: ReturnType<typeof describe> | null = null;
  const described = () => {
    if (document !== null) return document;
    document = describe();
    // Its type knows more shapes than our routes make: none of them is a reference, and each has answers.
    withCommonAnswers(document as unknown as Parameters<typeof withCommonAnswers>[0], revalidated);
    return document;
  };

  api.get("/openapi.json", (c) => c.json(described()));
  api.get("/docs", async (c) => {
    const language = languageOf(c.req.url);
    const translate = await translatorFor(language);
    // The description is our own, made two lines above; the page reads the few parts of it that it names.
    const page = documentationPage(described() as unknown as OpenApiDocument, {
      language,
      translate,
    });
    return c.html(page);
  });
}
