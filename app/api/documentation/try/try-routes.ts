import type { OpenAPIHono } from "@hono/zod-openapi";
import { Failure } from "../../../failure.ts";
import { sessionCookieIn } from "../../../http/cookies.ts";
import type { CallerParts } from "../../caller.ts";
import type { ApiProduct, ApiSettings } from "../../product.ts";
import { type DescribedOperation, describedOperations } from "../described-operations.ts";
import type { Reader } from "../described-texts.ts";
import type { OpenApiDocument } from "../openapi-document.ts";
import { apiAddress } from "./api-address.ts";
import { tryPage, unknownPage } from "./try-page.ts";

type Parts = {
  product: ApiProduct;
  settings: ApiSettings;
  document(): OpenApiDocument;
  readerOf(url: string): Promise<Reader>;
};

/** A page to try each operation, and the way from its form to the API for browsers without scripts. */
export function addTryPages(api: OpenAPIHono, { product, settings, document, readerOf }: Parts): void {
  const { isSecure, isDevelopment = false } = settings;
  const script = isDevelopment ? "/web/try-it/try-it.ts" : `/try-it.js?v=${encodeURIComponent(product.version)}`;
  const operationAt = (operationId: string): DescribedOperation | undefined =>
    describedOperations(document()).find(({ operation }) => operation.operationId === operationId);

  api.get("/docs/try/:operation", async (c) => {
    const operationId = c.req.param("operation");
    const described = operationAt(operationId);
    const reader = await readerOf(c.req.url);
    if (described !== undefined) {
      const name = await nameOf(c.req.header("cookie") ?? null, { accounts: product.accounts, isSecure });
      return c.html(tryPage(document(), described, { reader, name, script }));
    }
    if (!(c.req.header("accept") ?? "").includes("text/html")) throw new Failure("notFound");
    return c.html(unknownPage(document(), operationId, reader), 404);
  });

  api.get("/docs/try/:operation/send", (c) => {
    const described = operationAt(c.req.param("operation"));
    if (described?.method !== "GET") throw new Failure("notFound");
    return c.redirect(apiAddress(described, new URL(c.req.url).searchParams), 303);
  });
}

/** Whose session a browser has; null while that cannot be found out. */
async function nameOf(cookies: string | null, { accounts, isSecure }: CallerParts): Promise<string | null> {
  const token = sessionCookieIn(cookies, isSecure);
  const person = token === null ? null : await accounts.personOf(token).catch(() => null);
  return person?.account.displayName ?? null;
}
